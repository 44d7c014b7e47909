/** Oldest Chromium that hides parts of its name (DEV-11, CONST-79). */
const MIN_CHROMIUM = 100
/** Version of Windows' platform since Windows 11. */
const WINDOWS_11 = 13

/** What Chromium tells of its device when it is asked. */
export interface ClientHints {
  fullVersionList?: readonly { brand: string; version: string }[]
  platformVersion?: string
  model?: string
}

/**
 * The browser's name with the version and device that Chromium has replaced by fixed values, such as `Android 10; K`.
 * Any other name stays as it is.
 */
export function restoreUserAgent(userAgent: string, hints: ClientHints): string {
  const major = Number(/Chrom(?:e|ium)\/(\d+)/.exec(userAgent)?.[1])
  if (!(major >= MIN_CHROMIUM)) return userAgent
  const { fullVersionList = [], platformVersion = '', model = '' } = hints
  const version = fullVersionList.find(({ brand }) => brand === 'Chromium')?.version
  const system = platformVersion.split('.')
  return userAgent
    .replace(/Chrome\/\d+\.0\.0\.0/, (frozen) => (version ? `Chrome/${version}` : frozen))
    .replace('Android 10; K', (frozen) => (system[0] && model ? `Android ${system[0]}; ${model}` : frozen))
    .replace('Windows NT 10.0', (frozen) => (Number(system[0]) >= WINDOWS_11 ? 'Windows NT 11.0' : frozen))
    .replace('Mac OS X 10_15_7', (frozen) => (system[0] ? `Mac OS X ${system.join('_')}` : frozen))
}
