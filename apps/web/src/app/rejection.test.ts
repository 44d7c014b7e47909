import { afterEach, describe, expect, test, vi } from 'vitest'
import { fixtureSettings } from '../../testing/fixture-site.ts'
import type { Services } from '../lib/services.tsx'
import { createNotices } from '../ui/notices.tsx'
import { showRejection } from './rejection.ts'

afterEach(() => vi.useRealTimers())

function open(type: number, settings = fixtureSettings()) {
  const notices = createNotices()
  const go = vi.fn()
  const end = vi.fn()
  const call = vi.fn(async () => ({}))
  const services = {
    session: { get: () => ({ type }), startLogout: () => undefined, end },
    wps: { call },
    loadTexts: async () => undefined,
  } as unknown as Services // the members that it uses
  const reported = showRejection({ t: ((id: string) => id) as never, notices, services, settings, go }) // the ids are enough
  return { notices, go, end, call, reported }
}

describe('ROLE-07 what is closed to a kind of account', () => {
  test('who plays for free is led to an account of their own', async () => {
    const { notices, go, end, call, reported } = open(4)
    await new Promise((resolve) => setTimeout(resolve))
    expect(notices.get().alerts).toMatchObject([{ title: 'member.free.title', confirmLabel: 'registration.submit' }])
    notices.get().alerts[0]?.answer(true)
    await reported
    expect(call).toHaveBeenCalledTimes(1)
    expect(end).toHaveBeenCalledWith('logout')
    expect(go).toHaveBeenCalledWith('/m/register')
  })

  test('who does not want one stays who they are', async () => {
    const { notices, go, end, reported } = open(4)
    await new Promise((resolve) => setTimeout(resolve))
    notices.get().alerts[0]?.answer(false)
    await reported
    expect([end.mock.calls, go.mock.calls]).toEqual([[], []])
  })

  test.each([
    ['a virtual account', 40, fixtureSettings()],
    [
      'free play where nobody can register',
      4,
      fixtureSettings({ whitelabelVal: { REG3: false, MOBILENUMREG3: false } }),
    ],
  ])('FOOT-17 FOOT-18 FOOT-19 %s gets the toast of 2 s', async (_who, type, settings) => {
    vi.useFakeTimers()
    const { notices, reported } = open(type, settings)
    await reported
    expect(notices.get().toasts.map(({ text }) => text)).toEqual(['free_reject'])
    vi.advanceTimersByTime(2_000)
    expect(notices.get().toasts).toEqual([])
  })
})
