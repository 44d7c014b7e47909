import { describe, expect, it } from 'vitest'
import { findBrokenRow, hashTrailRow, type TrailRow } from './trail.rules.ts'

const row = (number: number, changes: Partial<TrailRow> = {}): Omit<TrailRow, 'hash'> => ({
  merchant: 'aurora',
  number,
  at: new Date(number * 1_000),
  personId: 'p1',
  personName: 'Ana',
  action: 'member.block',
  subject: 'member',
  subjectId: 'm1',
  reason: 'why',
  before: '{}',
  after: '{"a":1}',
  ...changes,
})

function chain(length: number): TrailRow[] {
  const rows: TrailRow[] = []
  for (let number = 1; number <= length; number += 1)
    rows.push({ ...row(number), hash: hashTrailRow(row(number), rows.at(-1)?.hash) })
  return rows
}

describe('DEC-42: the chain of a trail', () => {
  it('is whole from its beginning, and from any row on', () => {
    const rows = chain(6)
    expect(findBrokenRow(rows, undefined)).toBeUndefined()
    expect(findBrokenRow(rows.slice(3), rows[2])).toBeUndefined()
    expect(findBrokenRow([], undefined)).toBeUndefined()
  })

  const changes: Partial<TrailRow>[] = [
    { merchant: 'lotus' },
    { at: new Date(1) },
    { personId: null },
    { personName: 'Eve' },
    { action: 'staff.roles' },
    { subject: 'staff' },
    { subjectId: 'm2' },
    { reason: '' },
    { before: '[]' },
    { after: '{}' },
    { hash: Buffer.alloc(32) },
  ]
  it.each(changes)('breaks at a row with %j', (change) => {
    const rows = chain(6).map((one) => (one.number === 4 ? { ...one, ...change } : one))
    expect(findBrokenRow(rows, undefined)).toBe(4)
  })

  it('breaks at a row that is missing, at the beginning too, and at one put in between', () => {
    const rows = chain(6)
    expect(
      findBrokenRow(
        rows.filter(({ number }) => number !== 3),
        undefined,
      ),
    ).toBe(3)
    expect(findBrokenRow(rows.slice(1), undefined)).toBe(1)
    const false3 = { ...row(3, { reason: 'other' }), hash: hashTrailRow(row(3, { reason: 'other' }), rows[1]?.hash) }
    expect(
      findBrokenRow(
        rows.map((one) => (one.number === 3 ? false3 : one)),
        undefined,
      ),
    ).toBe(4)
  })
})
