import { speedNetworks, speedRoutes } from '@foyer/contract'
import { TIME_MAX_MS, timeBoundsMs } from './system.constants.ts'

/** Measures of a page load: first byte, first paint, largest image, first usable screen, slowest answer to a touch (TRACK-19). */
export const measures = ['ttfb', 'fcp', 'lcp', 'fs', 'inp'] as const
const visits = ['first', 'return'] as const

export interface PageTime {
  visit: (typeof visits)[number]
  measure: (typeof measures)[number]
  ms: number
  /** One of `speedRoutes`, otherwise `other`. */
  route: string
  /** One of `speedNetworks`. */
  network: string
  /** Hash of a build that this server has files of, otherwise `other`. */
  build: string
}

/** Times of a report `visit:first,fcp:812,…`. Other content is dropped and never stored (T32). */
export function readTimes(report: string, builds: ReadonlySet<string> = new Set()): PageTime[] {
  const pairs = new Map(report.split(',', 20).map(splitPair))
  const visit = visits.find((name) => name === pairs.get('visit'))
  if (!visit) return []
  const own = {
    route: speedRoutes.find((name) => name === pairs.get('route')) ?? 'other',
    network: speedNetworks.find((name) => name === pairs.get('net')) ?? 'unknown',
    build: builds.has(pairs.get('build') ?? '') ? String(pairs.get('build')) : 'other',
  }
  return measures.flatMap((measure) => {
    const text = pairs.get(measure) ?? ''
    const ms = Number(text)
    return /^\d{1,6}(\.\d{1,3})?$/.test(text) && ms <= TIME_MAX_MS ? [{ visit, measure, ms, ...own }] : []
  })
}

function splitPair(pair: string): [name: string, value: string] {
  const [name = '', value = ''] = pair.split(':', 2)
  return [name.trim(), value.trim()]
}

/** The histogram bound of a time; the last one takes all longer times. */
export function boundOf(ms: number): number {
  return timeBoundsMs.find((bound) => ms <= bound) ?? TIME_MAX_MS
}

/** Build hash in the name of an entry's file; undefined for another file. */
export function readBuildHash(file: string): string | undefined {
  return /^entry-client-([\w-]{8})\.js$/.exec(file)?.[1]
}

interface CountedLoads {
  route: string
  network: string
  measure: string
  boundMs: number
  loads: number
}

/** One line of the report of speed: a page and measure, its loads, and the time that three of four loads kept. */
export interface SpeedLine {
  route: string
  network: string
  measure: string
  loads: number
  /** Upper bound of the histogram, in ms. */
  p75Ms: number
  /** A bar as long as the time: one block per 250 ms, forty at the most. */
  chart: string
}

/** The report of speed from counts, the most loaded pages first. */
export function summarizeSpeed(counts: readonly CountedLoads[]): SpeedLine[] {
  const groups = Map.groupBy(counts, ({ route, network, measure }) => [route, network, measure].join(' '))
  return [...groups.values()]
    .flatMap((rows) => {
      const [first] = rows
      if (!first) return []
      const { route, network, measure } = first
      const loads = rows.reduce((sum, row) => sum + row.loads, 0)
      const p75Ms = findQuantile(rows, 0.75 * loads)
      return [{ route, network, measure, loads, p75Ms, chart: '█'.repeat(Math.min(40, Math.ceil(p75Ms / 250))) }]
    })
    .toSorted(
      (one, other) =>
        other.loads - one.loads ||
        one.route.localeCompare(other.route) ||
        one.network.localeCompare(other.network) ||
        measures.findIndex((name) => name === one.measure) - measures.findIndex((name) => name === other.measure),
    )
}

function findQuantile(rows: readonly CountedLoads[], wanted: number): number {
  let sum = 0
  for (const { boundMs, loads } of rows.toSorted((one, other) => one.boundMs - other.boundMs)) {
    sum += loads
    if (sum >= wanted) return boundMs
  }
  return TIME_MAX_MS
}
