import type { Deposit, Withdrawal } from '@foyer/contract'
import { describe, expect, test } from 'vitest'
import { movement } from '../../../testing/fixture-movement.ts'
import { buildTimeline } from './wallet-timeline.rules.ts'

const deposit = { createdAt: '2026-11-21T09:59:00.000Z' } as Deposit // the only field in use
const withdrawal = (status: Withdrawal['status'], sentAt: string | null, resolvedAt: string | null) =>
  ({ status, sentAt, resolvedAt }) as Withdrawal // the same

interface Known extends NonNullable<Parameters<typeof buildTimeline>[1]> {
  isStakeBack?: boolean
}

describe('DEC-31 each movement’s own story', () => {
  const resolved = '2026-11-21T10:05:00.000Z'
  const sent = '2026-11-21T10:00:02.000Z'
  test.each([
    ['bet', 'pending', {}, ['bet.held', 'bet.open?']],
    ['bet', 'posted', {}, ['bet.held', 'bet.taken']],
    ['bet', 'voided', {}, ['bet.held', 'bet.back']],
    ['bet', 'expired', {}, ['bet.held', 'bet.back']],
    ['win', 'posted', {}, ['win']],
    ['win', 'posted', { isStakeBack: true }, ['back']],
    ['refund', 'posted', {}, ['refund']],
    ['opening', 'posted', {}, ['opening']],
    ['adjustment', 'posted', {}, ['adjustment']],
    ['deposit', 'posted', {}, ['deposit.credited']],
    ['deposit', 'posted', { deposit }, ['deposit.asked', 'deposit.credited']],
    ['deposit', 'pending', {}, ['deposit.asked', 'deposit.waiting?']],
    ['deposit', 'declined', { deposit }, ['deposit.asked', 'deposit.declined!']],
    ['deposit', 'expired', {}, ['deposit.asked', 'deposit.expired!']],
    ['deposit', 'failed', {}, ['deposit.asked', 'deposit.failed!']],
    ['deposit', 'checking', {}, ['deposit.asked', 'deposit.checking?']],
    ['deposit', 'returned', {}, ['deposit.asked', 'deposit.returned!']],
    ['withdrawal', 'pending', {}, ['withdrawal.held', 'withdrawal.waiting?']],
    ['withdrawal', 'posted', {}, ['withdrawal.held', 'withdrawal.paid']],
    ['withdrawal', 'voided', {}, ['withdrawal.held', 'withdrawal.refused!']],
    ['withdrawal', 'pending', { withdrawal: withdrawal('held', null, null) }, ['withdrawal.held', 'withdrawal.next?']],
    [
      'withdrawal',
      'pending',
      { withdrawal: withdrawal('unknown', sent, null) },
      ['withdrawal.held', 'withdrawal.sent', 'withdrawal.waiting?'],
    ],
    [
      'withdrawal',
      'posted',
      { withdrawal: withdrawal('paid', sent, resolved) },
      ['withdrawal.held', 'withdrawal.sent', 'withdrawal.paid'],
    ],
    [
      'withdrawal',
      'voided',
      { withdrawal: withdrawal('refused', sent, resolved) },
      ['withdrawal.held', 'withdrawal.sent', 'withdrawal.refused!'],
    ],
  ] as const)('%s %s %o → %o', (kind, phase, { isStakeBack, ...known }: Known, steps) => {
    const reported = buildTimeline({ ...movement, kind, phase, isStakeBack }, known).map(
      ({ text, state }) => text.replace('wallet.step.', '') + { done: '', open: '?', bad: '!' }[state],
    )
    expect(reported).toEqual(steps)
  })
})
