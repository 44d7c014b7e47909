import {
  appIconSizes,
  decideAddress,
  directionOf,
  type EndpointValue,
  findLogoFile,
  type Language,
  languages,
  resolveLanguage,
  type webManifest,
} from '@foyer/contract'
import { pageTitles } from '@foyer/messages/page-title'
import { type Merchant, nameMerchant } from '../../merchant/index.ts'
import { SHORT_NAME_LENGTH } from './system.constants.ts'

type Manifest = EndpointValue<typeof webManifest>

/** Placeholder of the requested host, to distinguish its addresses from others. */
const OWN_ORIGIN = 'https://own.invalid'

/** Codes of a visitor's source that an installed app starts with (REF-08). */
type Source = Partial<Record<'r' | 'affiliateCode' | 'tid', string | undefined>>

/** The merchant's web manifest (PWA-22..26, OPEN-53), in the visitor's language. */
export function buildManifest(merchant: Merchant, language: Language, source: Source = {}): Manifest {
  const { template, appIcon, appScreenshots = [], imageCDNs } = merchant.settings
  const name = nameMerchant(merchant, language)
  const color = /^[0-9a-f]{6}$/i.test(template.header_color) ? `#${template.header_color}` : '#000000'
  return {
    id: '/m/home',
    name,
    short_name: [...name].slice(0, SHORT_NAME_LENGTH).join('').trim(),
    description: template.app_desc,
    lang: languages[language].tag,
    dir: directionOf(language),
    start_url: buildStartUrl(source),
    scope: '/m/',
    display: 'standalone',
    orientation: 'portrait',
    theme_color: color,
    background_color: color,
    icons: isAllowedIcon(appIcon, imageCDNs) ? listIcons(appIcon) : [],
    shortcuts: listShortcuts(language),
    screenshots: appScreenshots
      .filter(({ src }) => isAllowedIcon(src, imageCDNs))
      .map(({ src, sizes }) => ({ src, sizes, type: typeOf(src), form_factor: 'narrow' })),
  }
}

function buildStartUrl({ r, affiliateCode, tid }: Source): string {
  const query = new URLSearchParams()
  for (const [name, code] of Object.entries({ r, affiliateCode, tid }))
    if (code && /^[\w.-]+$/.test(code)) query.set(name, code)
  return query.size > 0 ? `/m/home?${query}` : '/m/home'
}

/** Pages for whoever opens the app with a purpose; those of members ask a guest to log in. */
const shortcuts = [
  { title: 'title.game', url: '/m/game' },
  { title: 'title.deposit', url: '/m/voucherCenter' },
  { title: 'title.activity', url: '/m/activity' },
] as const

function listShortcuts(language: Language): Manifest['shortcuts'] {
  const titles = pageTitles[resolveLanguage(language)]
  return shortcuts.map(({ title, url }) => ({ name: titles[title], url }))
}

function listIcons(appIcon: string): Manifest['icons'] {
  // A merchant's own picture has icons for a mask; others give the same for both.
  const sources = { any: appIcon, maskable: findLogoFile(appIcon, 'maskable-{size}.png') ?? appIcon }
  return appIconSizes.flatMap((size) =>
    (['any', 'maskable'] as const).map((purpose) => ({
      src: sources[purpose].replaceAll('{size}', String(size)),
      sizes: `${size}x${size}`,
      type: typeOf(appIcon),
      purpose,
    })),
  )
}

/** An image of this host or of the merchant's https image hosts, by whole origins (T29, T30). */
function isAllowedIcon(address: string, imageCDNs: readonly string[]): boolean {
  const { kind } = decideAddress(address, 'picture', { origin: OWN_ORIGIN, listed: imageCDNs })
  return kind === 'listed' || (kind === 'own' && address.startsWith('/'))
}

function typeOf(address: string): string {
  const extension = /\.(png|svg|webp|jpe?g)$/i.exec(address)?.[1]?.toLowerCase() ?? 'png'
  const names: Record<string, string> = { svg: 'svg+xml', jpg: 'jpeg' }
  return `image/${names[extension] ?? extension}`
}
