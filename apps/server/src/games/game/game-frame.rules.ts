import type { MerchantSettings } from '../../merchant/index.ts'
import type { GameProvider } from '../../providers/games/games.ts'

/** Return URL of a framed game: a document of ours in the frame, at which the page closes the game (decision 044). */
export const GAME_RETURN_PATH = '/wps/game/return'

/** Policy of that document: our own pages may frame it, and it loads nothing. */
export const gameReturnPolicy =
  "default-src 'none'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

type Framing = Pick<MerchantSettings, 'framedVendors'>
type FramedVendor = Pick<GameProvider, 'code' | 'origins'>

/**
 * Whether the vendor's games open in a frame of the merchant's pages: the merchant frames it, and the pages may load
 * each of its origins. An https page frames no plain http.
 */
export function isFramedVendor(
  { framedVendors = [] }: Framing,
  { code, origins }: FramedVendor,
  { isHttps }: { isHttps: boolean },
): boolean {
  return framedVendors.includes(code) && (!isHttps || origins.every((origin) => origin.startsWith('https:')))
}

/**
 * Sources for the `frame-src` of a merchant's pages: the return document and the origins of its framed vendors; none
 * without framed vendors.
 */
export function findGameFrames(
  settings: Framing,
  vendors: Iterable<FramedVendor>,
  page: { isHttps: boolean },
): string[] {
  const framed = [...vendors].filter((vendor) => isFramedVendor(settings, vendor, page))
  return framed.length === 0 ? [] : ["'self'", ...framed.flatMap(({ origins }) => origins)]
}
