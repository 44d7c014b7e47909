import { describe, expect, it, test } from 'vitest'
import { bankTimings } from '../../bank.constants.ts'
import {
  createPayoutSchema,
  decidePayoutBehaviour,
  lastDigitsOf,
  operatorForm,
  type PayoutBehaviour,
  payoutCodes,
} from './payout.rules.ts'

const schema = createPayoutSchema('https://play.example/base')
const account = { holderName: 'Ana Cruz', bankCode: 'BDO_1-x', accountNumber: 'PK36SCBL0000001123456702' }
const payout = {
  reference: 'w-1',
  merchant: 'aurora',
  amount: '50000',
  currency: 'PHP',
  account,
  callbackUrl: 'https://play.example/wps/callback',
}

describe('DEC-04 the body of a payout', () => {
  it('is parsed, with an amount as integer', () => {
    const body = { ...payout, account: { ...account, holderName: ' Ana Cruz ' } }
    expect(schema.parse(body)).toEqual({ ...payout, amount: 50_000n })
  })

  it.each([
    ['holderName', 'x'],
    ['holderName', 'x'.repeat(100)],
    ['bankCode', 'x'.repeat(20)],
    ['accountNumber', '1234'],
    ['accountNumber', 'Z'.repeat(34)],
  ])('%s may be %s', (field, value) => {
    expect(schema.safeParse({ ...payout, account: { ...account, [field]: value } }).success).toBe(true)
  })

  it.each([
    ['holderName', ''],
    ['holderName', '  '],
    ['holderName', 'x'.repeat(101)],
    ['bankCode', ''],
    ['bankCode', 'x'.repeat(21)],
    ['bankCode', 'B DO'],
    ['bankCode', 'BDO '],
    ['bankCode', ' BDO'],
    ['accountNumber', '123'],
    ['accountNumber', 'Z'.repeat(35)],
    ['accountNumber', 'abcd'],
    ['accountNumber', '1234 '],
    ['accountNumber', ' 1234'],
  ])('T37 %s may not be "%s"', (field, value) => {
    const { error } = schema.safeParse({ ...payout, account: { ...account, [field]: value } })
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([`account.${field}`])
  })

  it.each([
    ['account', undefined],
    ['callbackUrl', 'https://other.example/wps/callback'],
    ['currency', 'FUN'],
  ])('T37 %s may not be "%s"', (field, value) => {
    const { error } = schema.safeParse({ ...payout, [field]: value })
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field])
  })

  it('fields with their own code are named', () => {
    expect(payoutCodes).toEqual({
      amount: 'amount_invalid',
      currency: 'currency_unknown',
      callbackUrl: 'callback_url_not_allowed',
    })
  })
})

const sent: PayoutBehaviour = { status: 'sent', reason: null, sendsAfterMs: null, isSilent: false }
const processing: PayoutBehaviour = { status: 'processing', reason: null, sendsAfterMs: null, isSilent: false }

test.each<[string, PayoutBehaviour]>([
  ['2341', { ...processing, sendsAfterMs: bankTimings.shortPayoutMs }],
  ['1342', { status: 'refused', reason: 'account_closed', sendsAfterMs: null, isSilent: false }],
  ['1243', { ...processing, isSilent: true }],
  ['1234', { ...processing, sendsAfterMs: bankTimings.longPayoutMs, isSilent: true }],
  ['1230', sent],
  ['1235', sent],
  ['1239', sent],
  ['123A', sent],
  ['', sent],
])('OPEN-36 the account %s: %j', (accountNumber, behaviour) => {
  expect(decidePayoutBehaviour(accountNumber, bankTimings)).toEqual(behaviour)
})

test.each([
  [{ id: 'p_1-A', decision: 'send' }, true],
  [{ id: 'x'.repeat(64), decision: 'refuse' }, true],
  [{ id: 'x'.repeat(65), decision: 'send' }, false],
  [{ id: '', decision: 'send' }, false],
  [{ id: 'a b', decision: 'send' }, false],
  [{ id: 'ab ', decision: 'send' }, false],
  [{ id: ' ab', decision: 'send' }, false],
  [{ id: 'p1', decision: 'other' }, false],
])('OPEN-36 the operator’s form %j is valid: %s', (form, isValid) => {
  expect(operatorForm.safeParse(form).success).toBe(isValid)
})

test('T37 of an account only its last four digits are stored', () => {
  expect([lastDigitsOf('1234567890'), lastDigitsOf('90')]).toEqual(['7890', '90'])
})
