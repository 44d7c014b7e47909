import {
  createDeposit,
  createWithdrawal,
  gameTrialLaunch,
  launchGame,
  login,
  readDeposit,
  register,
  registerMobile,
  wallet,
} from '@foyer/contract'
import { describe, expect, it, test } from 'vitest'
import { hideOnceId, listCallEvents } from './tracking-events.rules.ts'

const visitor = { memberId: '7', currency: 'PHP', depositCount: 0 }
const sent = { phase: 'sent', value: undefined } as const
const answered = { phase: 'answered', body: {}, value: {} } as const
const amount = { amountMinor: '50000' }
const values = { amountMinor: '50000', currency: 'PHP', content_id: '99' }

describe('TRACK-07 the events of calls', () => {
  test.each([
    ['a registration is sent', { endpoint: register, body: {}, ...sent }, ['registerSubmit']],
    ['it succeeds', { endpoint: register, ...answered }, ['register']],
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
    expect(listCallEvents({ endpoint: createDeposit, ...answered, body: amount }, visitor)).toEqual([
      { event: 'depositSubmit', ...values },
      { event: 'firstDeposit', ...values, onceId: 'firstDeposit 7' },
    ])
  })

  test.each([
    [0, 'firstDepositArrival'],
    [1, 'redeposit'],
    [12, 'redeposit'],
  ])('CONF-40 a deposit that arrives after %i others is also %s, each once per deposit', (depositCount, further) => {
    const call = { endpoint: readDeposit, ...answered, value: { id: 'd-1', status: 'approved', ...amount } }
    expect(listCallEvents(call, { ...visitor, depositCount })).toEqual([
      { event: 'deposit', ...values, onceId: 'deposit d-1' },
      { event: further, ...values, onceId: `${further} d-1` },
    ])
  })

  it('CONF-40 one whose number is unknown is a deposit alone, one that waits is nothing', () => {
    const call = { endpoint: readDeposit, ...answered, value: { id: 'd-1', status: 'approved', ...amount } }
    expect(listCallEvents(call, { ...visitor, depositCount: undefined }).map(({ event }) => event)).toEqual(['deposit'])
    expect(listCallEvents({ ...call, value: { ...call.value, status: 'pending' } }, visitor)).toEqual([])
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

  it('an event of the browser itself keeps its name', () => expect(hideOnceId('firstOpen')).toBe('firstOpen'))
})
