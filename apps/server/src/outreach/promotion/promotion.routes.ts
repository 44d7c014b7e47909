import { availablePromotions, promoCodeEnable } from '@foyer/contract'
import type { Registry } from '../../http/registry.ts'

export function registerPromotionRoutes(registry: Registry): void {
  registry.on(promoCodeEnable, async ({ merchant }) => ({ enabled: merchant.settings.promoCodeEnabled }))
  registry.on(availablePromotions, async ({ merchant }) => merchant.settings.availablePromotions ?? {})
}
