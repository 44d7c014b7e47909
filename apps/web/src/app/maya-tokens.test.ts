import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Services } from '../lib/services.tsx'
import { WpsError } from '../lib/wps/wps-error.ts'
import { keepMayaTokens } from './maya-tokens.ts'

const START_MS = Date.parse('2026-11-01T10:00:00Z')

beforeEach(() => void vi.useFakeTimers({ now: START_MS }))
afterEach(() => void vi.useRealTimers())

function openWindow(mayaEnv: 'production' | 'sandbox' | 'unnamed' | undefined) {
  const queries: unknown[] = []
  const state: { token: string | undefined; isRefused: boolean } = { token: 'first', isRefused: false }
  const services = {
    clock: { now: () => Date.now() },
    storage: { read: (key: string) => (key === 'mayaEnv' ? mayaEnv : undefined) },
    session: { get: () => (state.token === undefined ? undefined : { token: state.token }) },
    wps: {
      async call({ path }: { path: string }, { query }: { query: unknown }) {
        queries.push([path, query])
        if (state.isRefused) throw new WpsError('not_found', 404)
        return { expiresAt: new Date(Date.now() + 600_000).toISOString() }
      },
    },
  } as unknown as Services // the parts in use
  return { queries, state, keep: () => keepMayaTokens(services) }
}

const RELAY = '/wps/relay/WPS3RD_refreshMayaTokens'

test('MAYA-02 RELAY-15 T17 the tokens are renewed with the environment that Maya has named, and before they end', async () => {
  const { queries, keep } = openWindow('sandbox')
  await keep()
  expect(queries).toEqual([[RELAY, { env: 'sandbox' }]])
  await vi.advanceTimersByTimeAsync(539_000)
  expect(queries).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(queries).toHaveLength(2)
})

test('MAYA-02 without a named environment none is sent', async () => {
  const { queries, keep } = openWindow('unnamed')
  await keep()
  expect(queries).toEqual([[RELAY, {}]])
})

test('MAYA-02 a window that Maya has not opened, and a guest, ask for nothing', async () => {
  const other = openWindow(undefined)
  await other.keep()
  expect(other.queries).toEqual([])
  const guest = openWindow('production')
  guest.state.token = undefined
  await guest.keep()
  expect(guest.queries).toEqual([])
})

test('MAYA-02 another session and a refusal end the renewals', async () => {
  const { queries, state, keep } = openWindow('production')
  await keep()
  state.token = 'second'
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(queries).toHaveLength(1)
  state.isRefused = true
  await expect(keep()).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(queries).toHaveLength(2)
})
