import { type WithdrawalHoldReason, withdrawalHoldReasons } from '@foyer/contract'
import { describe, expect, test } from 'vitest'
import { isHoldNeeded, nameNotificationHour, planHoldSeconds, sumUpHolds } from './withdrawal-hold.rules.ts'

describe('T37 how long a hold lasts', () => {
  test.each(withdrawalHoldReasons)(
    '%s: 24 hours unless the merchant says otherwise, or until staff clears it',
    (why) => {
      const isOpenEnded = why === 'under_review'
      expect(planHoldSeconds(why, { canWithdraw: true })).toBe(isOpenEnded ? null : 86_400)
      expect(planHoldSeconds(why, { canWithdraw: true, holdSeconds: 60 })).toBe(isOpenEnded ? null : 60)
      expect(planHoldSeconds(why, { canWithdraw: true, holdSeconds: 0 })).toBe(isOpenEnded ? null : 0)
      expect(planHoldSeconds(why, { canWithdraw: true, holdSeconds: -5 })).toBe(isOpenEnded ? null : 0)
      expect(planHoldSeconds(why, { canWithdraw: false })).toBe(0)
    },
  )
})

test.each([
  ['12:00:00.000', '12:59:59.999', true],
  ['12:59:59.999', '13:00:00.000', false],
  ['12:30:00.000', '12:30:00.000', true],
])('T37 a reason that occurs at %s and at %s is notified once: %s', (first, second, isOnce) => {
  const name = (time: string) => nameNotificationHour(new Date(`2026-11-22T${time}Z`))
  expect(name(first) === name(second)).toBe(isOnce)
})

describe('T37 what several holds mean together', () => {
  const now = new Date('2026-11-22T12:00:00Z')
  const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
  const hold = (reason: WithdrawalHoldReason, began: number, ends: number | null) => ({
    reason,
    startedAt: at(began),
    endsAt: ends === null ? null : at(ends),
  })

  test.each([
    ['none', [], undefined],
    ['one that is over', [hold('account_added', -60, 0)], undefined],
    ['one', [hold('account_added', -60, 1)], { reasons: ['account_added'], until: at(1) }],
    [
      'two: the newest reason first, the latest end',
      [hold('new_device', -60, 30), hold('password_changed', -50, 20)],
      { reasons: ['password_changed', 'new_device'], until: at(30) },
    ],
    [
      'the same reason twice',
      [hold('account_added', -60, 10), hold('account_added', -1, 40)],
      { reasons: ['account_added'], until: at(40) },
    ],
    [
      'one that is over and one that stands',
      [hold('password_changed', -60, -1), hold('new_device', -50, 5)],
      { reasons: ['new_device'], until: at(5) },
    ],
    [
      'one without an end outlasts every other',
      [hold('under_review', -60, null), hold('new_device', -50, 5)],
      { reasons: ['new_device', 'under_review'], until: null },
    ],
  ])('%s', (_name, holds, sum) => {
    expect(sumUpHolds(holds, now)).toEqual(sum)
  })
})

describe('T37 whether one more hold is needed', () => {
  const now = new Date('2026-11-22T12:00:00Z')
  const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
  const hold = (reason: WithdrawalHoldReason, endsAt: Date | null) => ({ reason, startedAt: inHours(-1), endsAt })

  test.each([
    ['where none stands', [], true],
    ['not where one of the reason ends as late', [hold('new_device', inHours(23.9))], false],
    ['where the standing one ends notably earlier', [hold('new_device', inHours(23.7))], true],
    ['where the standing one has another reason', [hold('password_changed', inHours(24))], true],
    ['where the standing one is another thing’s, until staff clears it', [hold('under_review', null)], true],
  ])('%s', (_name, standing, expected) => {
    expect(isHoldNeeded({ reason: 'new_device', seconds: 86_400 }, standing, now)).toBe(expected)
  })

  test('each incident has its own', () => {
    const standing = [hold('under_review', null)]
    expect(isHoldNeeded({ reason: 'under_review', seconds: null }, standing, now)).toBe(true)
  })
})
