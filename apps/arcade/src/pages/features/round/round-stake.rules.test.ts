import { describe, expect, it } from 'vitest'
import { findLargestStake, findStakeProblem, fitStake, readTypedStake } from './round-stake.rules.ts'

const bounds = { minMinor: 500n, maxMinor: 500_000n, stepMinor: 5n, maxWinMinor: 10n ** 9n }

describe('DEC-35 the stake of a round', () => {
  it.each([
    [0n, 500n],
    [499n, 500n],
    [504n, 500n],
    [507n, 505n],
    [500_003n, 500_000n],
    [10n ** 12n, 500_000n],
  ])('%i is fitted to %i', (stake, fitted) => {
    expect(fitStake(stake, bounds)).toBe(fitted)
  })

  it.each([
    [null, 500_000n],
    [1_003n, 1_000n],
    [10n, 500n],
    [10n ** 9n, 500_000n],
  ])('with a balance of %s the largest is %s', (balance, largest) => {
    expect(findLargestStake(bounds, balance)).toBe(largest)
  })

  it.each([
    ['10', { stakeMinor: 1_000n }],
    ['10.50', { stakeMinor: 1_050n }],
    ['1,000', { stakeMinor: 100_000n }],
    ['10,50', { stakeMinor: 1_050n }],
    ['10,5', { stakeMinor: 1_050n }],
    ['۱۰٫۵', { stakeMinor: 1_050n }],
    ['١٠', { stakeMinor: 1_000n }],
    ['10,5,0', { problem: 'not_a_number' }],
    ['10.52', { problem: 'step' }],
    ['', { problem: 'not_a_number' }],
    ['ten', { problem: 'not_a_number' }],
    ['-10', { problem: 'not_a_number' }],
    ['10.555', { problem: 'not_a_number' }],
    ['4.99', { problem: 'too_low' }],
    ['5000.01', { problem: 'too_high' }],
  ])('typed %s', (text, read) => {
    expect(readTypedStake(text, { currency: 'PHP', language: 'en' }, bounds)).toEqual(read)
  })

  it.each([
    [1_000n, 999n, 'funds'],
    [1_000n, 1_000n, null],
    [1_000n, null, null],
    [100n, 50n, 'too_low'],
    [600_000n, 50n, 'too_high'],
  ])('%s with %s in the balance: %s', (stake, balance, problem) => {
    expect(findStakeProblem(stake, bounds, balance)).toBe(problem)
  })
})
