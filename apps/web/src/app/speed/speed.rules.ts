import { speedNetworks, speedRoutes } from '@foyer/contract'
import { matchRoute } from '../../routes.rules.ts'

/** Times of a page load in ms since the start of the navigation; undefined until known. */
export interface SpeedTimes {
  ttfb?: number | undefined
  fcp?: number | undefined
  lcp?: number | undefined
  /** First screen: the page is usable (OPEN-57). */
  fs?: number | undefined
  /** Slowest answer to a touch. */
  inp?: number | undefined
}

export interface SpeedFacts {
  visit: 'first' | 'return'
  /** Path of the document, which the member may have left since. */
  path: string
  network: string | undefined
  /** Address of the entry of this page's build. */
  entry: string
}

/** Whether all times of TRACK-19 are known. */
export function isComplete({ fcp, lcp, fs }: SpeedTimes): boolean {
  return fcp !== undefined && lcp !== undefined && fs !== undefined
}

/** TRACK-19: the report as `key:value` pairs. */
export function describeSpeed(times: SpeedTimes, { visit, path, network, entry }: SpeedFacts): string {
  const screen = matchRoute(path)?.screen
  const pairs: Record<string, string | number | undefined> = {
    visit,
    route: speedRoutes.find((name) => name === screen) ?? 'other',
    net: speedNetworks.find((name) => name === network) ?? 'unknown',
    build: /-([\w-]{8})\.js$/.exec(entry)?.[1],
    ...times,
  }
  return Object.entries(pairs)
    .flatMap(([name, value]) => {
      if (value === undefined) return []
      return [`${name}:${typeof value === 'number' ? Math.max(0, Math.round(value)) : value}`]
    })
    .join(',')
}
