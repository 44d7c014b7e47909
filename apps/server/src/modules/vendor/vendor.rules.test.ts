import { describe, expect, it } from 'vitest'
import { VENDOR_DAY_SHARDS } from './vendor.constants.ts'
import { findBreach, shardOf } from './vendor.rules.ts'

const limits = { creditLimitMinor: 100n, roundLimitMinor: 150n, dayLimitMinor: 1_000n }
const within = { amountMinor: 1n, roundMinor: 1n, paidMinor: 1n, receivedMinor: 0n }

describe('T38 the limits of a vendor’s wins', () => {
  it.each([
    [{}, undefined],
    [{ amountMinor: 100n, roundMinor: 100n }, undefined],
    [{ amountMinor: 101n, roundMinor: 101n }, 'credit_limit'],
    [{ amountMinor: 50n, roundMinor: 150n }, undefined],
    [{ amountMinor: 50n, roundMinor: 151n }, 'round_limit'],
    [{ paidMinor: 1_000n }, undefined],
    [{ paidMinor: 1_001n }, 'day_limit'],
    [{ paidMinor: 1_500n, receivedMinor: 500n }, undefined],
    [{ paidMinor: 1_501n, receivedMinor: 500n }, 'day_limit'],
    [{ amountMinor: 101n, roundMinor: 151n, paidMinor: 2_000n }, 'credit_limit'],
  ])('%o is %s', (changes, breach) => {
    expect(findBreach(limits, { ...within, ...changes })).toBe(breach)
  })

  it('a vendor without limits pays nothing', () => {
    expect(findBreach(undefined, within)).toBe('no_limit_set')
  })

  it('a player’s wins are counted in one row, and players are spread over all of them', () => {
    const shards = Array.from({ length: 500 }, (_, index) => shardOf(`m_${index}`))
    expect(shardOf('m_7')).toBe(shards[7])
    expect(new Set(shards).size).toBe(VENDOR_DAY_SHARDS)
    expect(Math.max(...shards)).toBeLessThan(VENDOR_DAY_SHARDS)
  })
})
