import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { WpsError } from '../../lib/wps/wps-error.ts'
import { enterAsMember, isTakenByUs } from './registration-enter.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const answer = { id: '7', token: 'first', userName: 'demo', customerType: 0 }

/** A registration that was answered so; `told` is what follows, in order. */
function enter(token: string) {
  const told: unknown[] = []
  const entered = enterAsMember(
    { ...answer, token },
    {
      keep: (opened) => void told.push(['kept', opened.token, opened.firstTimeLogin]),
      logIn: async () => {
        told.push('login')
        return { ...answer, token: 'second', firstTimeLogin: false }
      },
    },
  )
  void entered.then((opened) => told.push(['entered', opened.token, opened.firstTimeLogin]))
  return told
}

describe('REG-13 CONST-28 CONF-16 what follows a registration waits 100 ms', () => {
  test('REG-09 REG-10 with a token in the answer, which is kept at once as that of a first login', async () => {
    const told = enter('first')
    await vi.advanceTimersByTimeAsync(99)
    expect(told).toEqual([['kept', 'first', true]])
    await vi.advanceTimersByTimeAsync(1)
    expect(told.slice(1)).toEqual([['entered', 'first', true]])
  })

  test('without one, then the login', async () => {
    const told = enter('')
    await vi.advanceTimersByTimeAsync(99)
    expect(told).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(told).toEqual(['login', ['entered', 'second', true]])
  })
})

test.each([
  ['username_taken', 'demo1', true],
  ['username_taken', 'demo2', false],
  ['username_taken', undefined, false],
  ['registration_closed', 'demo1', false],
] as const)('REG-14 %s after the registration of %s got no answer is our own: %s', (code, unsureName, isOurs) => {
  expect(isTakenByUs(new WpsError(code, 409), { username: 'demo1' }, unsureName)).toBe(isOurs)
})
