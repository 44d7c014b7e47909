import type { MerchantSettings } from '../merchant/index.ts'

/** Return URL of a framed game: a document of ours in the frame, at which the page closes the game (decision 044). */
export const GAME_RETURN_PATH = '/wps/game/return'

/** Policy of that document: our own pages may frame it, and it loads nothing. */
export const gameReturnPolicy =
  "default-src 'none'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

type Framing = Pick<MerchantSettings, 'framedVendors'>

/** Whether the vendor's games open in a frame of the merchant's pages. */
export function isFramedVendor({ framedVendors = [] }: Framing, vendor: string): boolean {
  return framedVendors.includes(vendor)
}

/**
 * Sources for the `frame-src` of a merchant's pages: the return document and the origins of its framed vendors; none
 * without framed vendors. An https page frames no plain http.
 * @param vendorUrls address of each vendor's games, by code
 */
export function findGameFrames(
  settings: Framing,
  vendorUrls: ReadonlyMap<string, string>,
  { isHttps }: { isHttps: boolean },
): string[] {
  const origins = [...vendorUrls]
    .filter(([vendor]) => isFramedVendor(settings, vendor))
    .map(([, url]) => new URL(url).origin)
    .filter((origin) => !isHttps || origin.startsWith('https:'))
  return origins.length === 0 ? [] : ["'self'", ...origins]
}
