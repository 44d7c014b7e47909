import { withdrawalStatuses } from '@foyer/contract'
import { currencyCodes } from '@foyer/money'
import { describe, expect, test } from 'vitest'
import { listBankMethods } from '../../providers/payments/bank.constants.ts'
import { findOrderProblem } from '../order/index.ts'
import { getDailyMinor, getWithdrawalBounds } from './withdrawal.constants.ts'
import {
  advanceWithdrawal,
  canExpediteStatusCheck,
  chooseWithdrawalMove,
  decideAfterRefusal,
  decideFromPayoutReport,
  maskNumber,
  mayStillReachProvider,
  nameRefusal,
  planNextWithdrawalMs,
  withdrawalEvents,
} from './withdrawal.rules.ts'

/** Rows: state. Columns: begun, accepted, unanswered, sent, refused. `+` posts the hold, `-` voids it, `!` contradicts. */
const expected: Record<(typeof withdrawalStatuses)[number], string> = {
  held: 'sending  sending  unknown  paid+     refused-',
  sending: 'sending  sending  unknown  paid+     refused-',
  unknown: 'sending  sending  unknown  paid+     refused-',
  paid: 'paid     paid     paid     paid      paid!',
  refused: 'refused  refused  refused  refused!  refused',
}

describe('OPEN-36 every event from every state of a withdrawal', () => {
  for (const status of withdrawalStatuses) {
    const cells = expected[status].split(/\s+/)
    for (const [index, event] of withdrawalEvents.entries()) {
      test(`${status} + ${event} → ${cells[index]}`, () => {
        const step = advanceWithdrawal(status, event)
        const mark = { post: '+', void: '-', none: '' }[step.ledger]
        expect(`${step.status}${mark}${step.isContradiction ? '!' : ''}`).toBe(cells[index])
      })
    }
  }

  test('the held money is taken or given back once at most, whatever comes in whatever order', () => {
    for (const first of withdrawalEvents) {
      for (const second of withdrawalEvents) {
        for (const third of withdrawalEvents) {
          let status: (typeof withdrawalStatuses)[number] = 'held'
          const moves = [first, second, third].map((event) => {
            const step = advanceWithdrawal(status, event)
            status = step.status
            return step.ledger
          })
          expect(moves.filter((move) => move !== 'none').length).toBeLessThanOrEqual(1)
        }
      }
    }
  })
})

describe('T37 an unknown outcome is reconciled, never guessed', () => {
  test.each([
    ['held', 'send'],
    ['sending', 'ask'],
    ['unknown', 'ask'],
    ['paid', 'none'],
    ['refused', 'none'],
  ] as const)('%s → %s', (status, move) => expect(chooseWithdrawalMove(status)).toBe(move))

  test.each([
    ['held', null, false],
    ['sending', null, false],
    ['sending', 'o1', true],
    ['unknown', null, true],
    ['unknown', 'o1', true],
    ['paid', 'o1', false],
    ['refused', 'o1', false],
  ] as const)('%s with the payout %s is looked at earlier: %s', (status, providerPayoutId, can) =>
    expect(canExpediteStatusCheck({ status, providerPayoutId })).toBe(can),
  )

  test.each([
    ['refused', false, 'refused'],
    ['missing', false, 'refused'],
    ['processing', false, 'accepted'],
    ['sent', false, 'sent'],
    ['unknown', false, 'unanswered'],
    ['refused', true, 'refused'],
    ['missing', true, 'unanswered'],
  ] as const)('start refused, then read %s, an earlier one on its way: %s → %s', (report, mayBecomeOne, event) =>
    expect(decideAfterRefusal(report, mayBecomeOne)).toBe(event),
  )

  test.each([
    [null, false],
    [0, true],
    [599_999, true],
    [600_000, false],
  ])('a call of %s ms ago that got no answer may arrive: %s', (agoMs, may) => {
    const now = new Date()
    expect(mayStillReachProvider({ unansweredAt: agoMs === null ? null : new Date(now.getTime() - agoMs) }, now)).toBe(
      may,
    )
  })

  test.each([
    ['processing', 'accepted'],
    ['sent', 'sent'],
    ['refused', 'refused'],
    ['missing', 'send'],
    ['unknown', undefined],
  ] as const)('read %s → %s', (report, event) => expect(decideFromPayoutReport(report)).toBe(event))

  test('the delay between two status checks doubles and is bounded, without an end', () => {
    expect([0, 1, 2, 8, 100, 100_000].map(planNextWithdrawalMs)).toEqual([
      2_000, 4_000, 8_000, 300_000, 300_000, 300_000,
    ])
  })
})

test.each([
  ['PHP', 9_999n, 'amount_below_minimum'],
  ['PHP', 10_000n, undefined],
  ['PHP', 10_000_000n, undefined],
  ['PHP', 10_000_001n, 'amount_above_maximum'],
  ['JPY', 999n, 'amount_below_minimum'],
  ['JPY', 1_000n, undefined],
  ['KWD', 9_999n, 'amount_below_minimum'],
  ['KWD', 10_000n, undefined],
  ['VND', 5_000_000n, undefined],
] as const)('OPEN-36 bounds of %s: %s → %s', (currency, amountMinor, problem) => {
  expect(findOrderProblem(amountMinor, getWithdrawalBounds({}, currency))).toBe(problem)
})

// A deposit by the bank's largest method can be taken out again at once.
test.each(currencyCodes)(
  'OPEN-36 the largest withdrawal in %s reaches the largest deposit of the test bank',
  (currency) => {
    const { minMinor, maxMinor } = getWithdrawalBounds({}, currency)
    expect(minMinor < maxMinor).toBe(true)
    for (const method of listBankMethods(currency).deposit) {
      expect(maxMinor >= BigInt(method.maxMinor)).toBe(true)
      expect(BigInt(method.minMinor) <= minMinor).toBe(true)
    }
  },
)

test.each([
  [{ max: '20000000' }, 10_000n, 20_000_000n],
  [{ min: '5000' }, 5_000n, 10_000_000n],
  [{ min: '20000000' }, 20_000_000n, 20_000_000n],
  [{ max: '5000' }, 5_000n, 5_000n],
])('OPEN-36 bounds that a merchant sets: %j', (withdrawalBoundsMinor, minMinor, maxMinor) => {
  expect(getWithdrawalBounds({ withdrawalBoundsMinor }, 'PHP')).toEqual({ minMinor, maxMinor })
  expect(getDailyMinor({ withdrawalBoundsMinor }, 'PHP')).toBe(5n * maxMinor)
})

test('a number leaves masked to its last four characters', () => {
  expect(maskNumber('123456789012')).toBe('•••• 9012')
  expect(maskNumber('ABC123')).toBe('•••• C123')
})

test.each([
  ['account_closed', 'withdrawal.refusal.account_closed'],
  ['account_unreadable', 'withdrawal.refusal.account_unreadable'],
  ['<script>', 'withdrawal.refusal.bank'],
  [null, 'withdrawal.refusal.bank'],
])('T33 the reason %s is told by a text of ours', (reason, id) => expect(nameRefusal(reason)).toBe(id))
