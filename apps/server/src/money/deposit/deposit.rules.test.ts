import { depositStatuses } from '@foyer/contract'
import { describe, expect, test } from 'vitest'
import {
  advanceDeposit,
  decideFromStatusReport,
  depositEvents,
  findDepositProblem,
  isOpenDeposit,
  planNextStatusCheckMs,
} from './deposit.rules.ts'

/** Rows: state. Columns: started, refused, approved, declined, expired, lapsed, mismatched, returned. `+` credits, `!` contradicts. */
const expected: Record<(typeof depositStatuses)[number], string> = {
  created: 'pending   failed     approved+  declined  expired   expired  checking created',
  pending: 'pending   pending    approved+  declined  expired   expired  checking pending',
  approved: 'approved  approved!  approved   approved! approved! approved approved approved',
  declined: 'declined  declined   approved+! declined  declined  declined checking declined',
  expired: 'expired   expired    approved+  expired   expired   expired  checking expired',
  failed: 'failed    failed     approved+! failed    failed    failed   checking failed',
  checking: 'checking  checking   approved+  checking  checking  checking checking returned',
  returned: 'returned  returned   approved+! returned  returned  returned checking returned',
}

describe('OPEN-35 every event from every state of a deposit', () => {
  for (const status of depositStatuses) {
    const cells = expected[status].split(/\s+/)
    for (const [index, event] of depositEvents.entries()) {
      test(`${status} + ${event} → ${cells[index]}`, () => {
        const step = advanceDeposit(status, event)
        expect(`${step.status}${step.isCredited ? '+' : ''}${step.isContradiction ? '!' : ''}`).toBe(cells[index])
      })
    }
  }

  test('no way leads to a second credit', () => {
    for (const status of depositStatuses) {
      for (const first of depositEvents) {
        for (const second of depositEvents) {
          const one = advanceDeposit(status, first)
          const two = advanceDeposit(one.status, second)
          expect(Number(one.isCredited) + Number(two.isCredited)).toBeLessThanOrEqual(1)
        }
      }
    }
  })
})

const expiresAt = new Date('2026-11-21T12:00:00Z')
const early = new Date('2026-11-21T11:59:00Z')
const soonAfter = new Date('2026-11-21T12:00:30Z')
const late = new Date('2026-11-21T12:05:00Z')
const tooLate = new Date('2026-11-30T12:00:00Z')

describe('T37 what the provider’s answer means', () => {
  test.each([
    ['approved', early, 'approved', true],
    ['approved', tooLate, 'approved', true],
    ['declined', late, 'declined', true],
    ['expired', soonAfter, 'expired', true],
    ['pending', early, undefined, false],
    ['pending', late, undefined, false],
    ['pending', tooLate, 'lapsed', true],
    ['missing', early, undefined, false],
    ['missing', soonAfter, 'lapsed', true],
    ['unknown', early, undefined, false],
    ['unknown', soonAfter, undefined, false],
    ['unknown', late, 'lapsed', false],
    ['unknown', tooLate, 'lapsed', true],
  ] as const)('%s at %o → %s, settled %s', (report, now, event, isSettled) => {
    const decision = decideFromStatusReport({ status: 'pending', expiresAt }, report, now)
    expect(decision.event).toBe(event)
    expect(decision.isSettled).toBe(isSettled)
  })
})

test.each(depositStatuses)('OPEN-35 a deposit that is %s is open or not', (status) => {
  expect(isOpenDeposit(status)).toBe(status === 'created' || status === 'pending')
})

test('the delay between two status checks doubles and is bounded', () => {
  expect([0, 1, 2, 3, 4, 100].map(planNextStatusCheckMs)).toEqual([5_000, 10_000, 20_000, 40_000, 60_000, 60_000])
})

describe('OPEN-35 bounds of a method', () => {
  const own = { code: 'bank', kind: 'bank', name: 'Bank transfer' } as const
  const method = { ...own, quickAmountsMinor: [], minMinor: '10000', maxMinor: '10000000' }
  test.each([
    [9_999n, 'amount_below_minimum'],
    [10_000n, undefined],
    [10_000_000n, undefined],
    [10_000_001n, 'amount_above_maximum'],
  ] as const)('%s → %s', (amountMinor, problem) => {
    expect(findDepositProblem(method, amountMinor)).toBe(problem)
  })
})
