import type { AgentPlanTerms } from '@foyer/contract'
import { describe, expect, it } from 'vitest'
import { computeCommission, findCarried, findNet, findShareBp, noPlay, sumLevels } from './statement.rules.ts'

const terms: AgentPlanTerms = {
  tiers: [
    { fromMinor: '0', shareBp: 2_500 },
    { fromMinor: '1000', shareBp: 4_000 },
  ],
  ...{ subShareBp: [1_000], stakeBp: 0, acquisition: null, deductsBonus: true },
  ...{ platformBp: 1_000, depositFeeBp: 200, negative: 'carry', holdDays: 7 },
}
const month = { own: noPlay, below: [], acquired: 0, carriedMinor: 0n, reversedMinor: 0n }
const play = (staked: bigint, won: bigint, more = {}) => ({ ...noPlay, staked, won, ...more })
const kinds = (lines: readonly { kind: string; amountMinor: string }[]) =>
  lines.map(({ kind, amountMinor }) => `${kind} ${amountMinor}`)

describe('AGENT-01 the net result', () => {
  it('deducts bonuses, a share of a positive result and of deposits', () => {
    const sums = play(2_000n, 1_000n, { bonus: 100n, deposited: 500n })
    expect(findNet(sums, terms)).toEqual({ bonus: 100n, platform: 100n, depositFee: 10n, net: 790n })
  })
  it('has no share of a loss, and no bonuses where the plan deducts none', () => {
    const sums = play(100n, 1_000n, { bonus: 100n })
    expect(findNet(sums, { ...terms, deductsBonus: false })).toEqual({
      ...{ bonus: 0n, platform: 0n, depositFee: 0n, net: -900n },
    })
  })
})

it.each([
  [-5n, 2_500],
  [0n, 2_500],
  [999n, 2_500],
  [1_000n, 4_000],
])('AGENT-01 a net result of %s has the share %i', (net, share) => expect(findShareBp(terms.tiers, net)).toBe(share))

describe('AGENT-01 a commission', () => {
  const plain = { ...terms, platformBp: 0, depositFeeBp: 0 }
  it('takes shares without the fraction of a unit', () => {
    const { lines, total } = computeCommission(plain, { ...month, own: play(999n, 0n), below: [play(15n, 0n)] })
    expect(kinds(lines)).toEqual(['own 249', 'below 1'])
    expect(total).toBe(250n)
  })
  it('carries a month below zero, and begins the next one with it', () => {
    const { total } = computeCommission(plain, { ...month, own: play(0n, 400n) })
    expect(findCarried(total)).toBe(-100n)
    const next = computeCommission(plain, { ...month, own: play(800n, 0n), carriedMinor: findCarried(total) })
    expect(kinds(next.lines)).toEqual(['own 200', 'carried -100'])
    expect(next.total).toBe(100n)
  })
  it('forgets a month below zero where the plan discards it, and never what was paid and reversed', () => {
    const discarding = { ...plain, negative: 'discard' as const }
    const { lines, total } = computeCommission(discarding, { ...month, own: play(0n, 400n), reversedMinor: 70n })
    expect(kinds(lines)).toEqual(['own -100', 'discarded 100', 'reversal -70'])
    expect(findCarried(total)).toBe(-70n)
  })
  it('rewards stakes and members who qualify', () => {
    const acquisition = { rewardMinor: '30', depositMinor: '1', stakeMinor: '1' }
    const rich = { ...plain, stakeBp: 100, acquisition, subShareBp: [] }
    const { lines } = computeCommission(rich, { ...month, own: play(1_000n, 1_000n), acquired: 3 })
    expect(kinds(lines)).toEqual(['own 0', 'stake 10', 'acquisition 90'])
  })
  it('earns nothing by agents below without play', () => {
    expect(computeCommission(plain, { ...month, below: [noPlay] }).total).toBe(0n)
  })
})

it('AGENT-01 levels end where the plan or the tree ends', () => {
  const tree: Record<string, string[]> = { a: ['b', 'c'], b: ['d'], d: ['e'] }
  const tables = { childrenOf: (id: string) => tree[id] ?? [], sumsOf: () => play(1n, 0n) }
  expect(sumLevels('a', 2, tables).map(({ staked }) => staked)).toEqual([2n, 1n])
  expect(sumLevels('a', 5, tables).map(({ staked }) => staked)).toEqual([2n, 1n, 1n])
  expect(sumLevels('e', 5, tables)).toEqual([])
})
