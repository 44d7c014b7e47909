import type { DepositMethod } from '@foyer/contract'
import { expect, test } from 'vitest'
import { readDepositAmount } from './deposit-amount.rules.ts'

const method: DepositMethod = {
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
  expect(readDepositAmount(text, method, 'PHP')).toEqual({ ok: true, amountMinor }),
)

test.each([
  ['', 'field.amount.required'],
  ['.', 'field.amount.required'],
  ['0', 'field.amount.positive'],
  ['99.99', 'field.amount.minimum'],
  ['50000.01', 'field.amount.maximum'],
  ['99999999999999999999', 'field.amount.maximum'],
])('OPEN-35 %s breaks %s', (text, problem) =>
  expect(readDepositAmount(text, method, 'PHP')).toEqual({ ok: false, problem }),
)

test('without a method nothing can be paid', () => {
  expect(readDepositAmount('500', undefined, 'PHP')).toEqual({ ok: false, problem: 'error.method_unavailable' })
})

test('T23 a currency without decimals', () => {
  expect(readDepositAmount('500', { ...method, minMinor: '100', maxMinor: '1000' }, 'JPY')).toEqual({
    ok: true,
    amountMinor: '500',
  })
})
