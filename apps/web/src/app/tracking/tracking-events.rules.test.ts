import {
  createDeposit,
  createWithdrawal,
  gameTrialLaunch,
  launchGame,
  login,
  readDeposit,
  register,
  registerAutoUsername,
  registerMobile,
  wallet,
} from '@foyer/contract'
import { describe, expect, it, test } from 'vitest'
import { hideOnceId, isOfDeposit, listCallEvents } from './tracking-events.rules.ts'

const visitor = { memberId: '7', currency: 'PHP', depositCount: 0, nowMs: Date.parse('2026-11-25T12:00:00.000Z') }
const approved = { id: 'd-1', status: 'approved', resolvedAt: '2026-11-25T11:59:00.000Z', amountMinor: '50000' }
const sent = { phase: 'sent', value: undefined } as const
const answered = { phase: 'answered', body: {}, value: {} } as const
const amount = { amountMinor: '50000' }
const values = { amountMinor: '50000', currency: 'PHP', content_id: '99' }

describe('TRACK-07 ENT-26 the events of calls', () => {
  test.each([
    ['a registration is sent', { endpoint: register, body: {}, ...sent }, ['registerSubmit']],
    ['it succeeds', { endpoint: register, ...answered }, ['register']],
    ['one by an identity alone is sent', { endpoint: registerAutoUsername, body: {}, ...sent }, ['registerSubmit']],
    ['it succeeds', { endpoint: registerAutoUsername, ...answered }, ['register']],
    ['by mobile number', { endpoint: registerMobile, ...answered }, ['register']],
    ['a login', { endpoint: login, ...answered }, ['login']],
    ['a login that is only sent', { endpoint: login, body: {}, ...sent }, []],
    ['a launch', { endpoint: launchGame, ...answered }, ['gameLaunch']],
    ['a trial', { endpoint: gameTrialLaunch, ...answered }, ['startTrial']],
    ['another call', { endpoint: wallet, ...answered }, []],
  ] as const)('%s', (_, call, events) => {
    expect(listCallEvents(call, visitor).map(({ event }) => event)).toEqual(events)
  })

  it('TRACK-04, TRACK-09, TRACK-10, CONST-82, CONST-83 a requested deposit has the amount and content 99', () => {
    const call = { endpoint: createDeposit, ...answered, body: amount, value: { id: 'd-1' } }
    expect(listCallEvents(call, visitor)).toEqual([
      { event: 'depositSubmit', ...values, onceId: 'depositSubmit d-1' },
      { event: 'firstDeposit', ...values, onceId: 'firstDeposit 7' },
    ])
  })

  test.each([
    [0, undefined, 'firstDepositArrival'],
    [1, undefined, 'redeposit'],
    [12, undefined, 'redeposit'],
    // The count was read after the approval.
    [1, 1, 'firstDepositArrival'],
    [undefined, 1, 'firstDepositArrival'],
    [0, 2, 'redeposit'],
  ])('CONF-40 with %j deposits before it and place %j an approved one is also %s, each once', (...row) => {
    const [depositCount, approvedOrdinal, further] = row
    const call = { endpoint: readDeposit, ...answered, value: { ...approved, approvedOrdinal } }
    const afterId = 'depositSubmit d-1'
    expect(listCallEvents(call, { ...visitor, depositCount })).toEqual([
      { event: 'deposit', ...values, onceId: 'deposit d-1', afterId },
      { event: further, ...values, onceId: `${further} d-1`, afterId },
    ])
  })

  it('CONF-40 one whose number is unknown is a deposit alone, one that waits is nothing', () => {
    const call = { endpoint: readDeposit, ...answered, value: approved }
    expect(listCallEvents(call, { ...visitor, depositCount: undefined }).map(({ event }) => event)).toEqual(['deposit'])
    expect(listCallEvents({ ...call, value: { ...call.value, status: 'pending' } }, visitor)).toEqual([])
  })

  test.each([
    ['2026-11-23T12:00:00.000Z', ['deposit', 'firstDepositArrival']],
    ['2026-11-23T11:59:59.000Z', []],
    ['2026-10-26T12:00:00.000Z', []],
  ])('CONF-40 one that was approved at %s is %j', (resolvedAt, events) => {
    const call = { endpoint: readDeposit, ...answered, value: { ...approved, resolvedAt } }
    expect(listCallEvents(call, visitor).map(({ event }) => event)).toEqual(events)
  })

  it('TRACK-11, CONST-84 the revenue of a withdrawal is negative', () => {
    expect(listCallEvents({ endpoint: createWithdrawal, ...answered, body: amount }, visitor)).toEqual([
      { event: 'withdraw', amountMinor: '-50000', currency: 'PHP' },
    ])
  })
})

describe('TRACK-04 what remains in the browser of an event that is sent once', () => {
  it('is no id of a member or deposit, and tells the same one again', () => {
    const hidden = hideOnceId('firstDeposit 4711')
    expect(hidden).toMatch(/^firstDeposit #[0-9a-f]{8}$/)
    expect(hideOnceId('firstDeposit 4711')).toBe(hidden)
    expect(hideOnceId(hidden)).toBe(hidden)
    expect(hideOnceId('firstDeposit 4712')).not.toBe(hidden)
    expect(hideOnceId('deposit 4711')).not.toBe(hidden)
  })

  it.each(['depositSubmit 1', 'deposit 1', 'firstDepositArrival 1', 'redeposit #00000001'])(
    '%s is of a deposit',
    (id) => expect(isOfDeposit(id)).toBe(true),
  )
  it.each(['firstOpen', 'a2hsFirstOpen', 'firstDeposit 7'])('%s is of none', (id) =>
    expect(isOfDeposit(id)).toBe(false),
  )

  it('an event of the browser itself keeps its name', () => expect(hideOnceId('firstOpen')).toBe('firstOpen'))
})
