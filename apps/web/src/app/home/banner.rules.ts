import { type Banner, type DecidedAddress, decideAddress, describeImage } from '@foyer/contract'
import { gameLink } from '../../features/games/game-link.ts'
import { decideTarget } from '../../routes.rules.ts'

/** The banners of the build; each has a mirrored one beside it (`vite/rendered-images.ts`). */
const ownBanner = /^(\/m\/art\/[\w/-]*banner-[\w-]+)\.webp$/

/**
 * Address of a banner's image in a direction of writing: its words stand at the start, its drawing at the end. A drawing
 * of a merchant may mirror itself at the fragment `rtl`; others ignore it.
 */
export function decideBannerImage(url: string, direction: 'ltr' | 'rtl'): string {
  if (direction === 'ltr' || describeImage(url)) return url
  return ownBanner.test(url) ? url.replace(ownBanner, '$1-rtl.webp') : `${url}#rtl`
}

export type BannerLink =
  | { kind: 'page'; href: string }
  /** Outside of our pages; `mustAsk` for a host that is not on the merchant's list (DEC-13). */
  | { kind: 'outside'; url: DecidedAddress; mustAsk: boolean }
  | { kind: 'none' }

/** Target of a banner, by its kind of linkage (BANR-02..07). */
export function decideBannerLink(banner: Banner, allowedOrigins: readonly string[], origin: string): BannerLink {
  if (banner.linkageType === 'P') return { kind: 'page', href: `/m/activity?id=${encodeURIComponent(banner.linkage)}` }
  if (banner.linkageType === 'G') {
    const isLottery = banner.gameType === 'LOTT' || banner.gameType === 'ELOTT'
    return {
      kind: 'page',
      href: gameLink({
        gameCode: banner.linkage,
        vendor: banner.vendor ?? '',
        launchMode: isLottery ? 'LOTT' : 'GAME',
        prizeMode: banner.nodeId,
        lottoView: null,
      }),
    }
  }
  const inside = decideTarget(banner.linkage, origin)
  if (inside !== undefined) return { kind: 'page', href: inside }
  const outside = decideAddress(banner.linkage, 'outside', { origin, listed: allowedOrigins })
  if (outside.kind === 'refused' || outside.kind === 'own') return { kind: 'none' }
  return { kind: 'outside', url: outside.url, mustAsk: outside.kind === 'foreign' }
}
