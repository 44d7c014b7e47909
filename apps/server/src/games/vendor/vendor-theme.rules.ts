import type { MerchantTheme } from '@foyer/contract'
import { findColour, type OwnColours } from '@foyer/contract/colours'

/** Corners of each template, in pixels: those of apps/web/src/ui/tokens.css, verified by a test. */
const radii: Readonly<Partial<Record<string, number>>> = {
  MT8801: 10,
  MT8802: 16,
  MT8803: 8,
  MT8806: 18,
  MT8808: 4,
  MT8813: 26,
}
const DEFAULT_RADIUS = 16

/** Looks of a merchant for games: its own colours over its template; MT8802 for an unknown template (OPEN-65). */
export function chooseTheme(templateId: string, own: OwnColours = {}): MerchantTheme {
  return {
    ground: findColour(templateId, own, 'ground'),
    card: findColour(templateId, own, 'surface'),
    raised: findColour(templateId, own, 'raised'),
    text: findColour(templateId, own, 'text'),
    accent: findColour(templateId, own, 'accent'),
    onAccent: findColour(templateId, own, 'on-accent'),
    radius: (Object.hasOwn(radii, templateId) ? radii[templateId] : undefined) ?? DEFAULT_RADIUS,
  }
}
