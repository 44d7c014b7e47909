import { createHash } from 'node:crypto'
import type { staffTrailTable } from './trail.table.ts'

export type TrailRow = typeof staffTrailTable.$inferSelect

/** The hash before the first row of a merchant. */
const BEGINNING = Buffer.alloc(32)

/** The hash of a row: of all that it says, and of the row before it. */
export function hashTrailRow(row: Omit<TrailRow, 'hash'>, previous: Buffer = BEGINNING): Buffer {
  const { merchant, number, at, personId, personName, action, subject, subjectId, reason, before, after } = row
  const content = [merchant, number, at.toISOString(), personId, personName, action, subject, subjectId, reason]
  return createHash('sha256')
    .update(JSON.stringify([previous.toString('hex'), ...content, before, after]))
    .digest()
}

/**
 * Number of the first row that does not follow from the rows before it: changed, missing or put in between. Undefined
 * for an unbroken part.
 * @param last the row before the part; undefined at the beginning
 */
export function findBrokenRow(
  rows: readonly TrailRow[],
  last: Pick<TrailRow, 'number' | 'hash'> | undefined,
): number | undefined {
  let previous = last
  for (const row of rows) {
    const expected = (previous?.number ?? 0) + 1
    if (row.number !== expected) return expected
    if (!hashTrailRow(row, previous?.hash).equals(row.hash)) return row.number
    previous = row
  }
  return undefined
}
