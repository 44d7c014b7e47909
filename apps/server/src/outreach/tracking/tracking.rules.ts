import { type ConsentPurpose, consentPurposes } from '@foyer/contract'

/** Sources counted apart per merchant and day; the others count together, so that visitors cannot fill the table. */
const MAX_SOURCES = 500

/** The source that an event is counted under. */
export function decideSource(source: string, sourcesOfToday: number): string {
  return sourcesOfToday < MAX_SOURCES ? source : 'other'
}

/** The purposes of a single answer from before there were several; undefined without an answer. */
export function decideSinglePurposes(isAllowed: boolean | undefined): ConsentPurpose[] | undefined {
  if (isAllowed === undefined) return undefined
  return isAllowed ? [...consentPurposes] : []
}

interface EventCount {
  source: string
  event: string
  events: number
}

/** One line of the merchant's report. */
export interface SourceReport {
  source: string
  visits: number
  registrations: number
  firstDeposits: number
}

/** Visits, registrations and first deposits by source, the most visits first. */
export function summarizeSources(counts: readonly EventCount[]): SourceReport[] {
  const sources = Map.groupBy(counts, ({ source }) => source)
  return [...sources]
    .map(([source, rows]) => {
      const sumOf = (name: string) => rows.find(({ event }) => event === name)?.events ?? 0
      const [visits, registrations, firstDeposits] = ['viewContent', 'register', 'firstDepositArrival'].map(sumOf)
      return { source, visits: visits ?? 0, registrations: registrations ?? 0, firstDeposits: firstDeposits ?? 0 }
    })
    .toSorted((one, other) => other.visits - one.visits || one.source.localeCompare(other.source))
}
