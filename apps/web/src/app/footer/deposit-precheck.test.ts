import { expect, test } from 'vitest'
import { mayEnterDeposit } from './deposit-precheck.ts'

test.each([
  ['no callback', undefined, true],
  ['yes', () => true, true],
  ['no', () => false, false],
  ['a later yes', async () => true, true],
  ['a later no', async () => false, false],
  ['a failure', () => Promise.reject(new Error('no answer')), false],
])('FOOT-21 DEP-03 OPEN-80 the deposit precheck with %s: %s', async (_, foyerDepositPrecheck, mayEnter) => {
  expect(await mayEnterDeposit({ foyerDepositPrecheck })).toBe(mayEnter)
})
