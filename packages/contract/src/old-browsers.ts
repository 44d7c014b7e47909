/**
 * Oldest browsers of the modern bundle: those of the bundler's default target. Older ones, down to Chrome 64 and iOS 12, get
 * the legacy bundle (DEC-45).
 */
const oldestModern = { ios: 16.04, chromium: 111, firefox: 114, safari: 16.04 } as const

type Engine = keyof typeof oldestModern

/** Versions as numbers: 16.4 is 16.04. */
const marks: readonly (readonly [engine: Engine, mark: RegExp])[] = [
  // Every browser of iOS has its engine.
  ['ios', /\((?:iPhone|iPad|iPod)[^)]* OS (\d+)_(\d+)/],
  ['chromium', /\bChrom(?:e|ium)\/(\d+)()/],
  ['firefox', /\bFirefox\/(\d+)()/],
  ['safari', /\(Macintosh;.* Version\/(\d+)\.(\d+)[\d.]* (?:Mobile\/\w+ )?Safari\//],
]

function findEngine(userAgent: string): { engine: Engine; version: number } | undefined {
  for (const [engine, mark] of marks) {
    const [found, major, minor] = mark.exec(userAgent) ?? []
    if (found) return { engine, version: Number(major) + Number(minor) / 100 }
  }
  return undefined
}

/** Whether a browser is older than what the modern bundle is built for; an unknown one is not. */
export function isOldBrowser(userAgent: string | undefined): boolean {
  const found = findEngine(userAgent ?? '')
  return found !== undefined && found.version < oldestModern[found.engine]
}

/**
 * Whether a browser keeps a cookie with `SameSite=None` as it is meant. iOS 12 and Safari of macOS 10.14 take it for `Strict`,
 * Chromium 51 to 66 refuses it; they send a cookie without the attribute everywhere.
 */
export function acceptsSameSiteNone(userAgent: string | undefined): boolean {
  const found = findEngine(userAgent ?? '')
  if (found?.engine === 'ios') return found.version < 12 || found.version >= 13
  if (found?.engine === 'safari') return !/Mac OS X 10_14/.test(userAgent ?? '')
  return found?.engine !== 'chromium' || found.version < 51 || found.version >= 67
}
