import type { WalletBalance } from '@foyer/contract'
import { expect, test } from 'vitest'
import { movement } from '../../../testing/fixture-movement.ts'
import { listUntold, mayHavePaid, payoutTextOf } from './win-notice.rules.ts'

const balance = (version: number, balanceMinor: string, heldMinor: string): WalletBalance => ({
  ...{ currency: 'PHP', availableMinor: '0', bonusMinor: '0', lockedMinor: '0' },
  ...{ version, balanceMinor, heldMinor },
})

test.each([
  ['a new stake', balance(2, '5000', '1000'), false],
  ['a win', balance(2, '5000', '0'), true],
  ['a win beside a new stake', balance(2, '6000', '2000'), true],
  ['a payout below its stake', balance(2, '4600', '0'), true],
  ['an older answer', balance(0, '9000', '0'), false],
  ['the same balance', balance(1, '5000', '500'), false],
] as const)('%s asks for payouts: %o', (_what, after, expected) => {
  expect(mayHavePaid(balance(1, '5000', '500'), after)).toBe(expected)
})

test('each payout is told once, the oldest first', () => {
  const wins = ['9', '8', '7'].map((id) => ({ ...movement, id, kind: 'win' as const }))
  expect(listUntold(wins, new Set(['8'])).map(({ id }) => id)).toEqual(['7', '9'])
  expect(listUntold([{ ...movement, phase: 'pending' }], new Set())).toEqual([])
})

test.each([
  [true, 'wallet.toast.back'],
  [false, 'wallet.toast.win'],
] as const)('DEC-34 a payout that is money back (%s) is told as %s', (isStakeBack, text) => {
  expect(payoutTextOf({ isStakeBack })).toBe(text)
})
