import type { Database } from '@foyer/database'
import { findBrokenRow, type TrailRow } from './trail.rules.ts'
import { listTrailAfter } from './trail.store.ts'

/** Rows that are read at once. */
const PART = 1_000

interface TrailVerification {
  rows: number
  /** Hash of the last row in hex, to compare with one that was noted elsewhere; empty without rows. */
  head: string
  /** Number of the first broken row. */
  brokenAt: number | undefined
}

/** Verifies the chain of a merchant's trail from its first row on. */
export async function verifyTrail(
  database: Pick<Database, 'transaction'>,
  merchant: string,
): Promise<TrailVerification> {
  const readPart = (last: TrailRow | undefined) =>
    database.transaction((tx) => listTrailAfter(tx, merchant, last?.number ?? 0, PART), { merchant })
  let last: TrailRow | undefined
  let rows: TrailRow[]
  let brokenAt: number | undefined
  do {
    rows = await readPart(last)
    brokenAt = findBrokenRow(rows, last)
    last = rows.at(-1) ?? last
  } while (brokenAt === undefined && rows.length === PART)
  return { rows: last?.number ?? 0, head: last?.hash.toString('hex') ?? '', brokenAt }
}
