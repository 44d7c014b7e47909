import { type DownloadResource, hasFlag, type SiteSettings } from '@foyer/contract'
import type { RunMode } from '../../platform/index.ts'
import { DIRECT_DOWNLOAD_VERSION, syntheticClickIos } from './download.constants.ts'

/** Resources of a device, the preferred one first (BAR-25, BAR-26, CONST-52, CONST-53). */
const resourcesOfDevice = {
  ios: ['MOBILECONFIG', 'IOS'],
  android: ['Android'],
} as const satisfies Record<string, readonly DownloadResource['resourceType'][]>

/** The merchant's link for this device; undefined without one, and on a computer. */
export function findDownloadUrl(
  resources: readonly DownloadResource[],
  device: keyof typeof resourcesOfDevice | undefined,
): string | undefined {
  const wanted: readonly string[] = device ? resourcesOfDevice[device] : []
  return wanted.map((type) => resources.find(({ resourceType }) => resourceType === type)?.url).find(Boolean)
}

export interface BarFacts {
  isNativeApp: boolean
  runMode: RunMode
  hasLink: boolean
  /** `hideDownloadBar` of this session. */
  isClosed: boolean
  /** Lowest VIP level that sees it; undefined for all. */
  vipLevel: number | undefined
  /** The member's rank as an integer; undefined while unknown and for a guest (OPEN-49). */
  rank: number | undefined
  isLoginRequired: boolean
  hasSession: boolean
}

/** BAR-03..08, FLAG-26: whether the download bar shows. */
export function shouldShowBar(facts: BarFacts): boolean {
  const { isNativeApp, runMode, hasLink, isClosed, vipLevel, rank, isLoginRequired, hasSession } = facts
  if (isNativeApp || runMode !== 'browser' || !hasLink || isClosed) return false
  if (isLoginRequired && !hasSession) return false
  return vipLevel === undefined || (hasSession && rank !== undefined && rank >= vipLevel)
}

/** How a download link opens. */
export type DownloadOpening = 'sameWindow' | 'newTab' | 'syntheticClick' | 'redirectPage'

export interface LinkFacts {
  url: string
  isTelegram: boolean
  /** Version of the native app around the page; undefined in a browser. */
  appVersion: string | undefined
  iosMajor: number | undefined
  runMode: RunMode
}

/** BAR-15..22, OPEN-50: the first row that applies decides. */
export function decideOpening({ url, isTelegram, appVersion, iosMajor, runMode }: LinkFacts): DownloadOpening {
  const rows: readonly [boolean, DownloadOpening][] = [
    [isTelegram, 'newTab'],
    [appVersion !== undefined && isOlder(appVersion, DIRECT_DOWNLOAD_VERSION), 'redirectPage'],
    [needsSyntheticClick(iosMajor, runMode), 'syntheticClick'],
    [isAppPackage(url), 'sameWindow'],
  ]
  return rows.find(([applies]) => applies)?.[1] ?? 'newTab'
}

/** Whether a link leads to a package of the app itself and not to a store (BAR-15, NATIVE-06). */
export function isAppPackage(url: string): boolean {
  return /\.(mobileconfig|apk|ipa)$/i.test(url.split(/[?#]/)[0] ?? '')
}

function needsSyntheticClick(iosMajor: number | undefined, runMode: RunMode): boolean {
  return iosMajor !== undefined && iosMajor <= syntheticClickIos[runMode === 'webclip' ? 'webclip' : 'browser']
}

/** Whether a version `major.minor.patch` is older than another (NATIVE-04). */
export function isOlder(version: string, other: string): boolean {
  const numbers = (text: string) => text.split('.').map(Number)
  const [one, two] = [numbers(version), numbers(other)]
  const at = [0, 1, 2].find((place) => one[place] !== two[place])
  return at !== undefined && (one[at] ?? 0) < (two[at] ?? 0)
}

/** MODAL-10: whether the upgrade of the native app is shown. */
export function shouldShowUpgrade(facts: {
  appVersion: string | undefined
  latestVersion: string | undefined
  hasLink: boolean
}): boolean {
  const { appVersion, latestVersion, hasLink } = facts
  return hasLink && appVersion !== undefined && latestVersion !== undefined && isOlder(appVersion, latestVersion)
}

/** FLAG-21, MODAL-11: whether the member may close the upgrade; at a merchant with mandatory ones it has no way out. */
export function canCloseUpgrade(settings: Pick<SiteSettings, 'whitelabelVal'>): boolean {
  return !hasFlag(settings, 'MANDATORYAPPUPDATES3')
}
