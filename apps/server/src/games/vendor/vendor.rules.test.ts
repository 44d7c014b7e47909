import { describe, expect, it, test } from 'vitest'
import { listDemoMerchants } from '../../../demo/seed/demo-merchants.ts'
import { VENDOR_DAY_SHARDS } from './vendor.constants.ts'
import { describeMoney, findBreach, findRefusal, isWinLost, operatorAccountOf, shardOf } from './vendor.rules.ts'

const limits = { creditLimitMinor: 100n, roundLimitMinor: 150n, dayLimitMinor: 1_000n }
const within = { amountMinor: 1n, roundMinor: 1n, paidMinor: 1n, receivedMinor: 0n }

describe('T38 the limits of a vendor’s wins', () => {
  it.each([
    [{}, undefined],
    [{ amountMinor: 100n, roundMinor: 100n }, undefined],
    [{ amountMinor: 101n, roundMinor: 101n }, 'credit_limit'],
    [{ amountMinor: 50n, roundMinor: 150n }, undefined],
    [{ amountMinor: 50n, roundMinor: 151n }, 'round_limit'],
    [{ paidMinor: 1_000n }, undefined],
    [{ paidMinor: 1_001n }, 'day_limit'],
    [{ paidMinor: 1_500n, receivedMinor: 500n }, undefined],
    [{ paidMinor: 1_501n, receivedMinor: 500n }, 'day_limit'],
    [{ amountMinor: 101n, roundMinor: 151n, paidMinor: 2_000n }, 'credit_limit'],
  ])('%o is %s', (changes, breach) => {
    expect(findBreach(limits, { ...within, ...changes })).toBe(breach)
  })

  it.each([
    ['posted', null, '1', false],
    ['pending', null, '1', false],
    ['conflict', 'transaction_conflict', null, false],
    ['refused', 'round_closed', '1', false],
    ['refused', 'insufficient_funds', '1', true],
    ['refused', 'transaction_unknown', null, true],
    ['refused', 'not_admitted', null, false],
    ['refused', 'account_unknown', null, false],
  ] as const)(
    'a parked win whose call is answered %s (%s, transfer %s) is lost: %s',
    (status, code, transferId, isLost) => {
      expect(isWinLost({ status, code, transferId })).toBe(isLost)
    },
  )

  it('a player’s wins are counted in one row, and players are spread over all of them', () => {
    const shards = Array.from({ length: 500 }, (_, index) => shardOf(`m_${index}`))
    expect(shardOf('m_7')).toBe(shards[7])
    expect(new Set(shards).size).toBe(VENDOR_DAY_SHARDS)
    expect(Math.max(...shards)).toBeLessThan(VENDOR_DAY_SHARDS)
  })
})

describe('T38 what a vendor is told of the ledger’s answer', () => {
  it.each([
    ['posted', null, undefined],
    ['pending', null, undefined],
    ['conflict', null, 'transaction_conflict'],
    ['conflict', 'insufficient_funds', 'transaction_conflict'],
    ['refused', 'account_unknown', 'not_found'],
    ['refused', 'amount_above_hold', 'transaction_conflict'],
    ['refused', 'hold_posted', 'round_closed'],
    ['refused', 'hold_released', 'transaction_reversed'],
    ['refused', 'insufficient_funds', 'insufficient_funds'],
    ['refused', 'not_admitted', 'session_over'],
    ['refused', 'round_closed', 'round_closed'],
    ['refused', 'transaction_conflict', 'transaction_conflict'],
    ['refused', 'transaction_reversed', 'transaction_reversed'],
    ['refused', 'transaction_unknown', 'transaction_unknown'],
  ] as const)('%s with %s is %s', (status, code, refusal) => {
    expect(findRefusal({ status, code })).toBe(refusal)
  })
})

test('T38 the operator account of a vendor', () => {
  expect(operatorAccountOf('arcade')).toBe('game:arcade')
})

describe('T22 the money of a player', () => {
  const [merchant] = listDemoMerchants(8080)
  if (!merchant) throw new Error('no merchant')
  const settings = { ...merchant.settings, currencySymbol: '₱', currencyPosition: 'after' as const }
  const real = { currencySymbol: '₱', currencyPosition: 'after', playMode: 'real' }
  const fun = { currencySymbol: 'FUN\u00a0', currencyPosition: 'before', playMode: 'fun' }

  it.each([
    [0, 'PHP', { ...real, currency: 'PHP', exponent: 2 }],
    [1, 'USDT', { ...real, currency: 'USDT', exponent: 6 }],
    [4, 'FUN', { ...fun, currency: 'FUN', exponent: 2 }],
  ])('of type %i in %s: %j', (type, currency, money) => {
    expect(describeMoney({ type, currency }, settings)).toEqual(money)
  })

  it('without a currency is an error', () => {
    expect(() => describeMoney({ type: 0, currency: 'XXX' }, settings)).toThrow(new RangeError('XXX is not a currency'))
  })
})
