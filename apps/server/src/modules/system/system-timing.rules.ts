import { TIME_MAX_MS, timeBoundsMs } from './system.constants.ts'

/** Measures of a page load: first paint, largest image, first screen (TRACK-19). */
export const measures = ['fcp', 'lcp', 'fs'] as const
const visits = ['first', 'return'] as const

export interface PageTime {
  visit: (typeof visits)[number]
  measure: (typeof measures)[number]
  ms: number
}

/** Times of a report `visit:first,fcp:812,…`. Other content is dropped and never stored. */
export function readTimes(report: string): PageTime[] {
  const pairs = new Map(report.split(',', 20).map(splitPair))
  const visit = visits.find((name) => name === pairs.get('visit'))
  if (!visit) return []
  return measures.flatMap((measure) => {
    const text = pairs.get(measure) ?? ''
    const ms = Number(text)
    return /^\d{1,6}(\.\d{1,3})?$/.test(text) && ms <= TIME_MAX_MS ? [{ visit, measure, ms }] : []
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
