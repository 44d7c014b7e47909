import { expect, it } from 'vitest'
import { canEarn, decideMissing, findReward, listHoldReasons } from './referral.rules.ts'

const terms = {
  tiers: [
    { friends: 1, rewardMinor: '100' },
    { friends: 3, rewardMinor: '250' },
  ],
  ...{ friendRewardMinor: '0', depositMinor: '1000', stakeMinor: '5000', days: 30 },
}

it.each([
  [1, 100n],
  [2, 100n],
  [3, 250n],
  [9, 250n],
])('OPEN-45 friend %i pays the reward of its tier', (nth, reward) => expect(findReward(terms.tiers, nth)).toBe(reward))

it('OPEN-45 one deposit counts, not the sum, and stakes count down', () => {
  expect(decideMissing(terms, { largestDepositMinor: 999n, settledStakesMinor: 4_000n })).toEqual({
    depositMinor: 1_000n,
    stakeMinor: 1_000n,
  })
  expect(decideMissing(terms, { largestDepositMinor: 1_000n, settledStakesMinor: 9_000n })).toEqual({
    depositMinor: 0n,
    stakeMinor: 0n,
  })
})

const now = new Date('2026-11-30T12:00:00Z')
const member = {
  ...{ type: 0, closedAt: null, loginBlockedAt: null, depositBlockedAt: null },
  ...{ withdrawalBlockedAt: null, playBlockedUntil: null },
}
it.each([
  [{}, true],
  [{ playBlockedUntil: new Date('2026-11-30T11:59:59Z') }, true],
  [{ playBlockedUntil: new Date('2026-12-01T00:00:00Z') }, false],
  [{ type: 1 }, false],
  [{ type: 4 }, false],
  [{ type: 40 }, false],
  [{ closedAt: now }, false],
  [{ loginBlockedAt: now }, false],
  [{ depositBlockedAt: now }, false],
  [{ withdrawalBlockedAt: now }, false],
])('T24 a member with %j earns: %s', (change, expected) =>
  expect(canEarn({ ...member, ...change }, now)).toBe(expected),
)

it('T24 a common device, network or payout account holds a reward', () => {
  const friend = { devices: ['d1'], networks: ['n1'], hasCommonPayoutAccount: false }
  expect(listHoldReasons(friend, { devices: ['d2'], networks: ['n2'] })).toEqual([])
  expect(listHoldReasons(friend, { devices: ['d1'], networks: ['n1'] })).toEqual(['device', 'network'])
  expect(listHoldReasons({ ...friend, hasCommonPayoutAccount: true }, { devices: [], networks: [] })).toEqual([
    'payout_account',
  ])
})
