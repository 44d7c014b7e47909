import { TIME_MAX_MS, timeBoundsMs } from './system.constants.ts'

/** What a page load is measured by: first paint, largest picture, first screen (TRACK-19). */
export const measures = ['fcp', 'lcp', 'fs'] as const
const visits = ['first', 'return'] as const

export interface PageTime {
  visit: (typeof visits)[number]
  measure: (typeof measures)[number]
  ms: number
}

/** Times out of a report `visit:first,fcp:812,…`. Whatever else stands in it is dropped, and nothing of it is kept. */
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

/** The bound below which a time is counted; the last one takes all that is longer. */
export function boundOf(ms: number): number {
  return timeBoundsMs.find((bound) => ms <= bound) ?? TIME_MAX_MS
}
