import { hotGames, memberInfo } from '@foyer/contract'
import { expect, test } from 'vitest'
import { answerValue, openClient } from '../../../testing/fixture-wps.ts'
import { createLazyWps } from './lazy-wps.ts'
import type { MiddlewareContext } from './middleware.ts'
import { createWps } from './wps.ts'

/** A client whose script loads as given; `loads` counts the attempts. */
function open(fail: () => boolean = () => false, isOnline = true) {
  const { session, storage, logIn } = openClient()
  const counts = { loads: 0, calls: 0 }
  const context: MiddlewareContext = {
    merchant: 'aurora',
    language: () => 'EN',
    session,
    storage,
    userAgent: '',
    isOnline: () => isOnline,
  }
  const wps = createLazyWps(context, async () => {
    counts.loads += 1
    if (fail()) throw new TypeError('Failed to fetch dynamically imported module')
    return {
      createWps: (own: MiddlewareContext) =>
        createWps(own, async () => {
          counts.calls += 1
          return answerValue('ok')
        }),
    }
  })
  return { wps, counts, logIn }
}

test('is loaded with the first call and only once, or before it when told', async () => {
  const { wps, counts } = open()
  expect(counts.loads).toBe(0)
  expect(await Promise.all([1, 2].map(() => wps.call(memberInfo, {})))).toEqual(['ok', 'ok'])
  expect(counts.loads).toBe(1)
  const warmed = open()
  warmed.wps.warm()
  expect(warmed.counts).toEqual({ loads: 1, calls: 0 })
})

test.each([
  [true, 'service_unavailable'],
  [false, 'network_offline'],
])(
  'ERR-21 a script that does not come is a failed call (online: %s), and is asked for again',
  async (isOnline, code) => {
    const failures = [true, true]
    const { wps } = open(() => failures.pop() ?? false, isOnline)
    wps.warm()
    await expect(wps.call(hotGames, { query: {} })).rejects.toMatchObject({ name: 'WpsError', code, status: 0 })
    await expect(wps.call(hotGames, { query: {} })).rejects.toMatchObject({ code })
    expect(await wps.call(hotGames, { query: {} })).toBe('ok')
  },
)

test('T28 a call is not made in another member’s name who came while the script was loading', async () => {
  const { wps, counts, logIn } = open()
  logIn('7')
  const call = wps.call(memberInfo, {})
  logIn('8')
  await expect(call).rejects.toMatchObject({ code: 'aborted' })
  expect(counts.calls).toBe(0)
})
