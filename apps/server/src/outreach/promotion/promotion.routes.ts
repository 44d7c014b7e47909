import { availablePromotions, promoCodeEnable } from '@foyer/contract'
import type { Registry } from '../../http/registry.ts'

export function registerPromotionRoutes(registry: Registry): void {
  registry.on(promoCodeEnable, async ({ merchant }) => ({ enabled: merchant.settings.promoCodeEnabled }))
  registry.on(availablePromotions, async ({ merchant: { settings } }) => ({
    ...settings.availablePromotions,
    // A programme decides for itself whether it is on (OPEN-45); it counts its tiers.
    ...(settings.referral && { REFERRAL: { enabled: true, count: settings.referral.tiers.length } }),
  }))
}
