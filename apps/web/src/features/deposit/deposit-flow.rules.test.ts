import type { Deposit, DepositMethod } from '@foyer/contract'
import { describe, expect, test } from 'vitest'
import {
  type DepositEvent,
  type DepositState,
  findPlace,
  isOver,
  planDepositPollMs,
  readDepositAmount,
  reduceDeposit,
  startDeposit,
} from './deposit-flow.rules.ts'

function depositOf(status: Deposit['status'], changes: Partial<Deposit> = {}): Deposit {
  return {
    id: 'd1',
    status,
    method: 'ewallet',
    amountMinor: '50000',
    currency: 'PHP',
    payUrl: status === 'pending' ? 'http://bank.localhost/pay/1' : null,
    createdAt: '2026-11-21T12:00:00.000Z',
    expiresAt: '2026-11-21T12:30:00.000Z',
    resolvedAt: null,
    ...changes,
  }
}

const states: Record<DepositState['step'], DepositState> = {
  choosing: { step: 'choosing', method: 'ewallet', amountText: '500', problem: 'field.amount.minimum' },
  sending: { step: 'sending', method: 'ewallet', amountText: '500' },
  leaving: { step: 'leaving', deposit: depositOf('pending') },
  waiting: { step: 'waiting', id: 'd1', deposit: depositOf('pending') },
  approved: { step: 'approved', deposit: depositOf('approved') },
  declined: { step: 'declined', deposit: depositOf('declined') },
  expired: { step: 'expired', deposit: depositOf('expired') },
  failed: { step: 'failed', deposit: depositOf('failed') },
  checking: { step: 'checking', deposit: depositOf('checking') },
  returned: { step: 'returned', deposit: depositOf('returned') },
}

const events: Record<string, DepositEvent> = {
  choose: { type: 'choose', method: 'bank' },
  enter: { type: 'enter', amountText: '700' },
  refuse: { type: 'refuse', problem: 'error.amount_above_maximum' },
  send: { type: 'send' },
  receivePending: { type: 'receive', deposit: depositOf('pending') },
  receiveCreated: { type: 'receive', deposit: depositOf('created') },
  receiveFailed: { type: 'receive', deposit: depositOf('failed') },
  stay: { type: 'stay' },
  followOther: { type: 'follow', id: 'd2' },
  followSame: { type: 'follow', id: 'd1' },
  learnPending: { type: 'learn', deposit: depositOf('pending') },
  learnApproved: { type: 'learn', deposit: depositOf('approved') },
  learnDeclined: { type: 'learn', deposit: depositOf('declined') },
  learnExpired: { type: 'learn', deposit: depositOf('expired') },
  learnChecking: { type: 'learn', deposit: depositOf('checking') },
  learnReturned: { type: 'learn', deposit: depositOf('returned') },
  learnOther: { type: 'learn', deposit: depositOf('approved', { id: 'd9' }) },
  miss: { type: 'miss' },
  again: { type: 'again' },
}

/** Rows: event. Columns: choosing, sending, leaving, waiting, approved, declined, expired, failed, checking, returned. */
const expected: Record<keyof typeof events, string> = {
  choose: 'choosing sending leaving waiting approved declined expired failed checking returned',
  enter: 'choosing sending leaving waiting approved declined expired failed checking returned',
  refuse: 'choosing choosing leaving waiting approved declined expired failed checking returned',
  send: 'sending sending leaving waiting approved declined expired failed checking returned',
  receivePending: 'choosing leaving leaving waiting approved declined expired failed checking returned',
  receiveCreated: 'choosing waiting leaving waiting approved declined expired failed checking returned',
  receiveFailed: 'choosing failed leaving waiting approved declined expired failed checking returned',
  stay: 'choosing sending waiting waiting approved declined expired failed checking returned',
  followOther: 'waiting sending waiting waiting waiting waiting waiting waiting waiting waiting',
  followSame: 'waiting sending leaving waiting approved declined expired failed checking returned',
  learnPending: 'choosing sending leaving waiting approved declined expired failed checking returned',
  learnApproved: 'choosing sending approved approved approved approved approved approved approved approved',
  learnDeclined: 'choosing sending declined declined approved declined expired failed checking returned',
  learnExpired: 'choosing sending expired expired approved declined expired failed checking returned',
  learnChecking: 'choosing sending checking checking checking checking checking checking checking checking',
  learnReturned: 'choosing sending returned returned returned returned returned returned returned returned',
  learnOther: 'choosing sending leaving waiting approved declined expired failed checking returned',
  miss: 'choosing sending leaving choosing approved declined expired failed checking returned',
  again: 'choosing sending choosing choosing choosing choosing choosing choosing choosing choosing',
}

describe('OPEN-35 every event from every state of the deposit’s screen', () => {
  const steps = Object.keys(states) as DepositState['step'][] // the keys of the table above
  for (const [name, event] of Object.entries(events)) {
    const row = expected[name]?.split(' ') ?? []
    for (const [index, step] of steps.entries()) {
      test(`${step} + ${name} → ${row[index]}`, () => expect(reduceDeposit(states[step], event).step).toBe(row[index]))
    }
  }

  test('no state is without a way out', () => {
    for (const step of steps) {
      const outs = Object.values(events).filter((event) => reduceDeposit(states[step], event).step !== step)
      expect(outs.length).toBeGreaterThan(0)
    }
  })
})

describe('OPEN-35 what is kept on the way', () => {
  test('a refusal comes back with what was entered, and typing takes it away', () => {
    const refused = reduceDeposit(states.sending, { type: 'refuse', problem: 'error.provider_unavailable' })
    expect(refused).toEqual({
      step: 'choosing',
      method: 'ewallet',
      amountText: '500',
      problem: 'error.provider_unavailable',
    })
    expect(reduceDeposit(refused, { type: 'enter', amountText: '5' })).toMatchObject({ problem: undefined })
    expect(reduceDeposit(refused, { type: 'choose', method: 'bank' })).toMatchObject({ problem: undefined })
  })

  test('nothing is sent without a method', () => {
    const start = startDeposit(undefined)
    expect(reduceDeposit(start, { type: 'send' })).toBe(start)
  })

  test('another deposit begins with the same method and no amount', () => {
    expect(reduceDeposit(states.declined, { type: 'again' })).toEqual({
      step: 'choosing',
      method: 'ewallet',
      amountText: '',
      problem: undefined,
    })
  })

  test('an address with a deposit is followed from the first paint on', () => {
    expect(startDeposit('d1')).toEqual({ step: 'waiting', id: 'd1', deposit: undefined })
  })
})

test.each([
  [0, 2_000],
  [29, 2_000],
  [30, 5_000],
  [60, 15_000],
  [10_000, 15_000],
])('after %i looks the next one is %i ms away', (count, ms) => expect(planDepositPollMs(count)).toBe(ms))

test.each([
  ['choosing', 'form', false],
  ['sending', 'form', false],
  ['leaving', 'leaving', false],
  ['waiting', 'deposit d1', false],
  ['approved', 'deposit d1', true],
  ['declined', 'deposit d1', true],
  ['expired', 'deposit d1', true],
  ['failed', 'deposit d1', true],
  ['checking', 'deposit d1', true],
  ['returned', 'deposit d1', true],
] as const)('OPEN-79 OPEN-35 %s is read as %s; over: %s', (step, place, isEnd) => {
  expect(findPlace(states[step])).toBe(place)
  expect(isOver(step)).toBe(isEnd)
})

test('SESS-09 begins with what was typed before, and with nothing of it where the address names a deposit', () => {
  const draft = { method: 'bank', amountText: '500' }
  expect(startDeposit(undefined, draft)).toEqual({ step: 'choosing', ...draft, problem: undefined })
  expect(startDeposit('d1', draft)).toEqual({ step: 'waiting', id: 'd1', deposit: undefined })
})

const ewallet: DepositMethod = {
  code: 'ewallet',
  kind: 'ewallet',
  name: 'E-wallet',
  minMinor: '10000',
  maxMinor: '5000000',
  quickAmountsMinor: [],
}

test.each([
  ['500', '50000'],
  ['500.5', '50050'],
  ['1,000.05', '100005'],
  ['100', '10000'],
  ['50000', '5000000'],
])('OPEN-35 %s is %s minor units', (text, amountMinor) =>
  expect(readDepositAmount(text, ewallet, 'PHP')).toEqual({ ok: true, amountMinor }),
)

test.each([
  ['', 'field.amount.required'],
  ['.', 'field.amount.required'],
  ['0', 'field.amount.positive'],
  ['99.99', 'field.amount.minimum'],
  ['50000.01', 'field.amount.maximum'],
  ['99999999999999999999', 'field.amount.maximum'],
])('OPEN-35 %s breaks %s', (text, problem) =>
  expect(readDepositAmount(text, ewallet, 'PHP')).toEqual({ ok: false, problem }),
)

test('without a method nothing can be paid', () => {
  expect(readDepositAmount('500', undefined, 'PHP')).toEqual({ ok: false, problem: 'error.method_unavailable' })
})

test('T23 a currency without decimals', () => {
  expect(readDepositAmount('500', { ...ewallet, minMinor: '100', maxMinor: '1000' }, 'JPY')).toEqual({
    ok: true,
    amountMinor: '500',
  })
})
