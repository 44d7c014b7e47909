import { expect, test } from 'vitest'
import { compareOrder, findOrderProblem } from './order.rules.ts'

const order = { provider: 'bank', providerId: 'p1', amountMinor: 5000n, currency: 'PHP' }

test.each([
  [{}, 'same'],
  [{ provider: 'other' }, 'other'],
  [{ amountMinor: 5001n }, 'mismatched'],
  [{ amountMinor: 4999n }, 'mismatched'],
  [{ currency: 'CNY' }, 'mismatched'],
  [{ providerId: 'p2' }, 'other'],
  [{ providerId: 'p2', amountMinor: 5001n }, 'other'],
])('T37 provider, amount, currency and id of a report must be those of the order: %o → %s', (change, comparison) => {
  expect(compareOrder(order, { ...order, ...change })).toBe(comparison)
})

test('an order without an id may be named by the callback that overtakes the answer', () => {
  expect(compareOrder({ ...order, providerId: null }, order)).toBe('same')
})

test.each([
  [99n, 'amount_below_minimum'],
  [100n, undefined],
  [200n, undefined],
  [201n, 'amount_above_maximum'],
])('an amount of %s minor units within 100 and 200 is refused with %s', (amountMinor, problem) => {
  expect(findOrderProblem(amountMinor, { minMinor: 100n, maxMinor: 200n })).toBe(problem)
})
