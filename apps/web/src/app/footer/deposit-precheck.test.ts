import { describe, expect, test, vi } from 'vitest'
import { mayEnterDeposit, tapDeposit } from './deposit-precheck.ts'

test.each([
  ['no callback', undefined, true],
  ['yes', () => true, true],
  ['no', () => false, false],
  ['a later yes', async () => true, true],
  ['a later no', async () => false, false],
  ['a failure', () => Promise.reject(new Error('no answer')), false],
])('DEP-03 OPEN-80 the deposit precheck with %s: %s', async (_, foyerDepositPrecheck, mayEnter) => {
  expect(await mayEnterDeposit({ foyerDepositPrecheck })).toBe(mayEnter)
})

describe('FOOT-21 a tap on deposit', () => {
  const tap = (foyerDepositPrecheck?: () => Promise<boolean>) => {
    const [preventDefault, go] = [vi.fn(), vi.fn()]
    return { preventDefault, go, tapped: tapDeposit({ preventDefault }, { foyerDepositPrecheck }, go) }
  }

  test.each([
    ['goes there after a yes', true, 1],
    ['stops after a no', false, 0],
  ])('waits for the callback and %s', async (_, answer, count) => {
    const answers: ((isAllowed: boolean) => void)[] = []
    const { preventDefault, go, tapped } = tap(() => new Promise<boolean>((settle) => answers.push(settle)))
    await new Promise((later) => setTimeout(later))
    expect([preventDefault.mock.calls.length, go.mock.calls.length]).toEqual([1, 0])
    answers[0]?.(answer)
    await tapped
    expect(go).toHaveBeenCalledTimes(count)
  })

  test('without a callback follows its link', async () => {
    const { preventDefault, go, tapped } = tap()
    await tapped
    expect([preventDefault.mock.calls.length, go.mock.calls.length]).toEqual([0, 0])
  })
})
