import { describe, expect, test } from 'vitest'
import { movement } from '../../../testing/fixture-movement.ts'
import { findRangeProblem, kindTextOf, phaseTextOf, rangeOf, toneOf } from './wallet-history.rules.ts'

describe('OPEN-15 ranges are whole days', () => {
  const now = new Date(2026, 10, 21, 15, 30)
  test.each([
    [{ kind: 'week' }, new Date(2026, 10, 15), undefined],
    [{ kind: 'month' }, new Date(2026, 9, 23), undefined],
    [{ kind: 'quarter' }, new Date(2026, 7, 24), undefined],
    [{ kind: 'own', from: '2026-03-01', to: '2026-03-31' }, new Date(2026, 2, 1), new Date(2026, 3, 1)],
    [{ kind: 'own', from: '2026-12-31', to: '2026-12-31' }, new Date(2026, 11, 31), new Date(2027, 0, 1)],
  ] as const)('%o', (choice, from, to) => {
    expect(rangeOf(choice, now)).toEqual({ from: from.toISOString(), ...(to ? { to: to.toISOString() } : {}) })
  })

  test.each([
    ['2026-11-01', '2026-11-21', undefined],
    ['2026-11-21', '2026-11-21', undefined],
    ['2026-11-22', '2026-11-21', 'wallet.range.order'],
    ['', '2026-11-21', 'wallet.range.required'],
    ['2026-11-21', '', 'wallet.range.required'],
  ])('%s to %s → %s', (from, to, problem) => expect(findRangeProblem(from, to)).toBe(problem))
})

test.each([
  ['-2000', 'posted', 'plain'],
  ['-2000', 'pending', 'plain'],
  ['-2000', 'voided', 'void'],
  ['-2000', 'expired', 'void'],
  ['0', 'posted', 'plain'],
  ['5000', 'posted', 'good'],
] as const)('%s %s is drawn %s', (amountMinor, phase, tone) =>
  expect(toneOf({ ...movement, amountMinor, phase })).toBe(tone),
)

test.each([
  ['5000', 'pending', 'plain'],
  ['5000', 'declined', 'void'],
  ['5000', 'failed', 'void'],
  ['5000', 'expired', 'void'],
  ['5000', 'returned', 'void'],
  ['5000', 'checking', 'plain'],
  ['5000', 'posted', 'good'],
] as const)('a deposit of %s that is %s is drawn %s', (amountMinor, phase, tone) =>
  expect(toneOf({ ...movement, kind: 'deposit', amountMinor, phase })).toBe(tone),
)

test.each([
  ['bet', 'posted', 'posted'],
  ['bet', 'voided', 'voided'],
  ['bet', 'expired', 'expired'],
  ['deposit', 'posted', 'deposit.posted'],
  ['deposit', 'pending', 'deposit.pending'],
  ['deposit', 'declined', 'deposit.declined'],
  ['deposit', 'expired', 'deposit.expired'],
  ['deposit', 'failed', 'deposit.failed'],
  ['deposit', 'checking', 'deposit.checking'],
  ['deposit', 'returned', 'deposit.returned'],
  ['withdrawal', 'pending', 'withdrawal.pending'],
  ['withdrawal', 'posted', 'posted'],
  ['withdrawal', 'voided', 'withdrawal.refused'],
] as const)('DEC-31 a %s that is %s stands there as %s', (kind, phase, text) =>
  expect(phaseTextOf({ ...movement, kind, phase })).toBe(`wallet.phase.${text}`),
)

test.each([
  ['bet', undefined, 'bet'],
  ['win', false, 'win'],
  ['win', true, 'back'],
] as const)('DEC-34 a %s of a round that paid no more than its stakes (%s) is called %s', (kind, isStakeBack, text) =>
  expect(kindTextOf({ kind, isStakeBack })).toBe(`wallet.kind.${text}`),
)
