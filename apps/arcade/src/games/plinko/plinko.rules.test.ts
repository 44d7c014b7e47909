import { describe, expect, it } from 'vitest'
import { computeReturnRange } from '../../game/instant-game.rules.ts'
import { findHitBucket, listBucketFactors, plinko, sumPath } from './plinko.rules.ts'

const NO_LIMIT = 10n ** 18n

describe('DEC-35 plinko', () => {
  it.each(plinko.listBets())('$rows rows, $risk: symmetric buckets, a return of 98.9 to 99.2 %', (bet) => {
    const factors = listBucketFactors(bet)
    expect(factors).toHaveLength(bet.rows + 1)
    expect(factors.toReversed()).toEqual(factors)
    const { min, max } = computeReturnRange(plinko, bet)
    expect(min).toBe(max)
    expect(min).toBeGreaterThanOrEqual(989_000)
    expect(max).toBeLessThanOrEqual(992_000)
  })

  it('over all paths of eight rows every bucket has its share', () => {
    const bet = { rows: 8, risk: 'high' } as const
    const found = new Map<number, number>()
    let paid = 0n
    for (let path = 0; path < 256; path += 1) {
      const directions = Array.from({ length: 8 }, (_, row) => (path >> row) & 1)
      found.set(sumPath(directions), (found.get(sumPath(directions)) ?? 0) + 1)
      paid += plinko.settle(bet, { path: directions }, [], NO_LIMIT)?.factor ?? 0n
    }
    expect([...found].sort(([a], [b]) => a - b).map(([, count]) => count)).toEqual([1, 8, 28, 56, 70, 56, 28, 8, 1])
    expect(Number(paid) / 256 / 10_000).toBe(computeReturnRange(plinko, bet).min / 1_000_000)
  })

  it.each([[{ rows: 9, risk: 'low' }], [{ rows: 8, risk: 'none' }], [{ rows: '8', risk: 'low' }], [{ rows: 8 }]])(
    '%j is no bet',
    (bet) => {
      expect(plinko.readBet(bet)).toBeNull()
    },
  )

  it.each([
    ['the same board', { rows: 8, risk: 'low' }, 2],
    ['another risk, with other multipliers', { rows: 8, risk: 'high' }, null],
    ['other rows', { rows: 12, risk: 'low' }, null],
  ] as const)('on %s the last ball marks its bucket only if it paid what stands there', (_name, next, bucket) => {
    expect(findHitBucket(next, { rows: 8, risk: 'low' }, [0, 1, 0, 0, 1, 0, 0, 0])).toBe(bucket)
  })

  it('has no steps', () => {
    expect(plinko.settle({ rows: 8, risk: 'low' }, { path: [] }, [0 as never], NO_LIMIT)).toBeNull() // never: a step that its type excludes
  })
})
