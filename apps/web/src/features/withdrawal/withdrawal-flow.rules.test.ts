import type { Withdrawal, WithdrawalCard } from '@foyer/contract'
import { describe, expect, test } from 'vitest'
import {
  findPlace,
  planWithdrawalPollMs,
  reduceWithdrawal,
  startWithdrawal,
  type WithdrawalEvent,
  type WithdrawalState,
} from './withdrawal-flow.rules.ts'

function withdrawalOf(status: Withdrawal['status'], changes: Partial<Withdrawal> = {}): Withdrawal {
  return {
    id: 'w1',
    status,
    amountMinor: '50000',
    currency: 'PHP',
    card: { bankName: 'BDO Unibank', maskedNumber: '•••• 4321' },
    refusal: null,
    createdAt: '2026-11-21T12:00:00.000Z',
    sentAt: null,
    resolvedAt: null,
    ...changes,
  }
}

const card: WithdrawalCard = {
  id: 'c2',
  bankCode: 'BDO',
  bankName: 'BDO Unibank',
  holderName: 'Ana Cruz',
  maskedNumber: '•••• 4321',
  createdAt: '2026-11-21T12:00:00.000Z',
}
const draft = { bankCode: 'BDO', holderName: 'Ana Cruz', accountNumber: '123456' }
const asked = { cardId: 'c1', amountText: '500', amountMinor: '50000' }

const states: Record<WithdrawalState['step'], WithdrawalState> = {
  noCard: { step: 'noCard' },
  addCard: { step: 'addCard', draft, problems: {}, backTo: undefined },
  savingCard: { step: 'savingCard', draft, backTo: undefined },
  amount: { step: 'amount', cardId: 'c1', amountText: '500', problem: undefined },
  confirm: { step: 'confirm', ...asked, problem: undefined },
  asking: { step: 'asking', ...asked },
  looking: { step: 'looking', id: 'w1' },
  held: { step: 'held', withdrawal: withdrawalOf('held') },
  sending: { step: 'sending', withdrawal: withdrawalOf('sending') },
  unknown: { step: 'unknown', withdrawal: withdrawalOf('unknown') },
  paid: { step: 'paid', withdrawal: withdrawalOf('paid') },
  refused: { step: 'refused', withdrawal: withdrawalOf('refused') },
}

const events: Record<string, WithdrawalEvent> = {
  openCardForm: { type: 'openCardForm' },
  editCard: { type: 'editCard', field: 'holderName', text: 'Ana' },
  refuseCard: { type: 'refuseCard', problems: { all: 'error.card_exists' } },
  saveCard: { type: 'saveCard' },
  receiveCard: { type: 'receiveCard', card },
  chooseCard: { type: 'chooseCard', cardId: 'c2' },
  enter: { type: 'enter', amountText: '7' },
  refuse: { type: 'refuse', problem: 'error.insufficient_funds' },
  review: { type: 'review', cardId: 'c1', amountMinor: '50000' },
  back: { type: 'back' },
  ask: { type: 'ask' },
  receiveHeld: { type: 'receive', withdrawal: withdrawalOf('held') },
  receivePaid: { type: 'receive', withdrawal: withdrawalOf('paid') },
  followOther: { type: 'follow', id: 'w2' },
  followSame: { type: 'follow', id: 'w1' },
  learnHeld: { type: 'learn', withdrawal: withdrawalOf('held') },
  learnSending: { type: 'learn', withdrawal: withdrawalOf('sending') },
  learnUnknown: { type: 'learn', withdrawal: withdrawalOf('unknown') },
  learnPaid: { type: 'learn', withdrawal: withdrawalOf('paid') },
  learnRefused: { type: 'learn', withdrawal: withdrawalOf('refused') },
  learnOther: { type: 'learn', withdrawal: withdrawalOf('paid', { id: 'w9' }) },
  againWithCard: { type: 'again', cardIds: ['c1'] },
  againWithout: { type: 'again', cardIds: [] },
}

/** Rows: event. Columns: the states as above; a dot means no change. */
const expected: Record<keyof typeof events, string> = {
  // noCard addCard savingCard amount confirm asking looking held sending unknown paid refused
  openCardForm: 'addCard . . addCard . . . . . . . .',
  editCard: '. . . . . . . . . . . .',
  refuseCard: '. . addCard . . . . . . . . .',
  saveCard: '. savingCard . . . . . . . . . .',
  receiveCard: '. . amount . . . . . . . . .',
  chooseCard: '. . . . . . . . . . . .',
  enter: '. . . . . . . . . . . .',
  refuse: '. . . . . confirm . . . . . .',
  review: '. . . confirm . . . . . . . .',
  back: '. noCard . . amount . . . . . . .',
  ask: '. . . . asking . . . . . . .',
  receiveHeld: '. . . . . held . . . . . .',
  receivePaid: '. . . . . paid . . . . . .',
  followOther: 'looking looking . looking looking . . looking looking looking looking looking',
  followSame: 'looking looking . looking looking . . . . . . .',
  learnHeld: '. . . . . . held . held held . .',
  learnSending: '. . . . . . sending sending . sending . .',
  learnUnknown: '. . . . . . unknown unknown unknown . . .',
  learnPaid: '. . . . . . paid paid paid paid . .',
  learnRefused: '. . . . . . refused refused refused refused . .',
  learnOther: '. . . . . . . . . . . .',
  againWithCard: '. . . . . . amount amount amount amount amount amount',
  againWithout: '. . . . . . noCard noCard noCard noCard noCard noCard',
}

describe('OPEN-36 every event from every state of the withdrawal’s screen', () => {
  const steps = Object.keys(states) as WithdrawalState['step'][] // the keys of the table above
  for (const [name, event] of Object.entries(events)) {
    const row = expected[name]?.split(' ') ?? []
    for (const [index, step] of steps.entries()) {
      const next = row[index] === '.' ? step : row[index]
      test(`${step} + ${name} → ${next}`, () => expect(reduceWithdrawal(states[step], event).step).toBe(next))
    }
  }

  test('no state is without a way out', () => {
    for (const step of steps) {
      const outs = Object.values(events).filter((event) => reduceWithdrawal(states[step], event).step !== step)
      expect(outs.length).toBeGreaterThan(0)
    }
  })
})

describe('OPEN-36 what is kept on the way', () => {
  test('a card is bound first, and then asked for an amount to it', () => {
    expect(startWithdrawal([], undefined)).toEqual({ step: 'noCard' })
    expect(reduceWithdrawal(states.savingCard, { type: 'receiveCard', card })).toMatchObject({ cardId: 'c2' })
  })

  test('the form comes back with what was entered and what is wrong with it', () => {
    const refused = reduceWithdrawal(states.savingCard, { type: 'refuseCard', problems: { all: 'error.card_exists' } })
    expect(refused).toMatchObject({ draft, problems: { all: 'error.card_exists' } })
    const edited = reduceWithdrawal(refused, { type: 'editCard', field: 'accountNumber', text: '654321' })
    expect(edited).toMatchObject({ draft: { ...draft, accountNumber: '654321' }, problems: {} })
  })

  test('a form that was opened from the amount goes back there', () => {
    const opened = reduceWithdrawal(states.amount, { type: 'openCardForm' })
    expect(reduceWithdrawal(opened, { type: 'back' })).toMatchObject({ step: 'amount', cardId: 'c1' })
  })

  test('the account that is offered is the one that is confirmed, also where the chosen one is gone', () => {
    const review: WithdrawalEvent = { type: 'review', cardId: 'c7', amountMinor: '50000' }
    const confirmed = reduceWithdrawal(states.amount, review)
    expect(confirmed).toEqual({ step: 'confirm', ...asked, cardId: 'c7', problem: undefined })
    expect(reduceWithdrawal(confirmed, { type: 'ask' })).toEqual({ step: 'asking', ...asked, cardId: 'c7' })
  })

  test('the same amount is confirmed again after no answer came', () => {
    const failed = reduceWithdrawal(states.asking, { type: 'refuse', problem: 'timeout_retry_please' })
    expect(failed).toEqual({ step: 'confirm', ...asked, problem: 'timeout_retry_please' })
    expect(reduceWithdrawal(failed, { type: 'back' })).toMatchObject({ step: 'amount', amountText: '500' })
  })

  test('an address with a withdrawal is followed from the first paint on', () => {
    expect(startWithdrawal(['c1'], 'w1')).toEqual({ step: 'looking', id: 'w1' })
  })
})

test.each([
  [0, 2_000],
  [29, 2_000],
  [30, 5_000],
  [60, 15_000],
])('after %i looks the next one is %i ms away', (count, ms) => expect(planWithdrawalPollMs(count)).toBe(ms))

test.each([
  ['noCard', 'noCard'],
  ['addCard', 'card'],
  ['savingCard', 'card'],
  ['amount', 'amount'],
  ['confirm', 'confirm'],
  ['asking', 'confirm'],
  ['looking', 'withdrawal w1'],
  ['held', 'withdrawal w1'],
  ['paid', 'withdrawal w1'],
] as const)('OPEN-79 %s is read as %s: only going on to another place moves the focus', (step, place) =>
  expect(findPlace(states[step])).toBe(place),
)

describe('SESS-09 begins with what was typed before', () => {
  const withdrawal = { cardId: 'c2', amountText: '500' }
  test.each([
    ['account and amount', ['c1', 'c2'], { withdrawal }, { step: 'amount', ...withdrawal, problem: undefined }],
    [
      'an account that is gone',
      ['c1'],
      { withdrawal },
      { step: 'amount', ...withdrawal, cardId: 'c1', problem: undefined },
    ],
    ['no account any more', [], { withdrawal }, { step: 'noCard' }],
    [
      'a new account',
      ['c1'],
      { payoutAccount: { holderName: 'Ana Cruz' } },
      {
        step: 'addCard',
        draft: { bankCode: '', holderName: 'Ana Cruz', accountNumber: '' },
        problems: {},
        backTo: 'c1',
      },
    ],
    ['the first account', [], { payoutAccount: draft }, { step: 'addCard', draft, problems: {}, backTo: undefined }],
  ] as const)('%s', (_, cardIds, drafts, state) => {
    expect(startWithdrawal(cardIds, undefined, drafts)).toEqual(state)
    expect(startWithdrawal(cardIds, 'w1', drafts)).toEqual({ step: 'looking', id: 'w1' })
  })
})
