import { describe, expect, it, test } from 'vitest'
import { createPaymentSchema, decisionForm, paymentCodes, planDeliveries } from './payment.rules.ts'

const schema = createPaymentSchema('https://play.example/base')
const payment = {
  reference: 'd-1_A',
  merchant: 'aurora',
  amount: '50000',
  currency: 'PHP',
  merchantName: 'Aurora',
  method: 'gcash_1-A',
  returnUrl: 'https://lotus.example/m/deposit',
  callbackUrl: 'https://play.example/wps/callback',
}

describe('DEC-04 the body of a payment', () => {
  it('is parsed, with an amount as integer and defaults', () => {
    expect(schema.parse(payment)).toEqual({ ...payment, amount: 50_000n, description: '', language: 'EN' })
    const full = { ...payment, merchantName: ' Aurora ', description: ' Deposit ', language: 'UR' }
    expect(schema.parse(full)).toMatchObject({ merchantName: 'Aurora', description: 'Deposit', language: 'UR' })
  })

  it.each([
    ['merchantName', 'x'.repeat(60)],
    ['method', 'x'.repeat(40)],
    ['description', 'x'.repeat(120)],
    ['language', 'x'.repeat(8)],
    ['returnUrl', 'http://localhost:8080/'],
    ['callbackUrl', 'https://play.example:443/other'],
  ])('%s may be %s', (field, value) => {
    expect(schema.safeParse({ ...payment, [field]: value }).success).toBe(true)
  })

  it.each([
    ['merchantName', ''],
    ['merchantName', '  '],
    ['merchantName', 'x'.repeat(61)],
    ['method', ''],
    ['method', 'x'.repeat(41)],
    ['method', 'a b'],
    ['method', 'ab '],
    ['method', '/ab'],
    ['description', 'x'.repeat(121)],
    ['language', 'x'.repeat(9)],
    ['returnUrl', ''],
    ['returnUrl', '/m/deposit'],
    ['returnUrl', 'javascript:alert(1)'],
    ['callbackUrl', 'https://other.example/wps/callback'],
    ['callbackUrl', 'http://play.example/wps/callback'],
    ['callbackUrl', 'https://play.example:444/wps/callback'],
    ['callbackUrl', ''],
    ['reference', 'a b'],
    ['merchant', 'A'],
    ['amount', '0'],
    ['currency', 'FUN'],
  ])('T37 %s may not be "%s"', (field, value) => {
    const { error } = schema.safeParse({ ...payment, [field]: value })
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field])
  })

  it('fields with their own code are named', () => {
    expect(paymentCodes).toEqual({
      amount: 'amount_invalid',
      currency: 'currency_unknown',
      returnUrl: 'return_url_invalid',
      callbackUrl: 'callback_url_not_allowed',
    })
  })
})

test.each([
  [
    { decision: 'approve', behaviour: 'late' },
    { decision: 'approve', behaviour: 'late' },
  ],
  [{ decision: 'decline' }, { decision: 'decline', behaviour: 'once' }],
  [
    { decision: 'leave', behaviour: 'other' },
    { decision: 'leave', behaviour: 'once' },
  ],
  [{ decision: 'other', behaviour: 'once' }, undefined],
  [{ behaviour: 'once' }, undefined],
])('OPEN-35 the form %j of the pay page is %j', (form, parsed) => {
  expect(decisionForm.safeParse(form).data).toEqual(parsed)
})

test.each([
  ['once', [{ delayMs: 0, isAwaited: false }]],
  [
    'twice',
    [
      { delayMs: 0, isAwaited: false },
      { delayMs: 0, isAwaited: false },
    ],
  ],
  ['late', [{ delayMs: 77, isAwaited: false }]],
  ['before', [{ delayMs: 0, isAwaited: true }]],
  ['never', []],
] as const)('T37 the behaviour "%s" sends %j', (behaviour, plan) => {
  expect(decisionForm.parse({ decision: 'approve', behaviour }).behaviour).toBe(behaviour)
  expect(planDeliveries(behaviour, { lateCallbackMs: 77 })).toEqual(plan)
})
