import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cacheVersion, workerMessages } from '../../service-worker/worker.constants.ts'
import { createArea } from '../../testing/fixture-wps.ts'
import { createSessionStore } from './session.ts'
import { openStorage } from './storage.ts'
import { careForWorker } from './worker-care.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

interface Visit {
  saveData: boolean
  /** Version that the worker answers; null: none. */
  version: number | null
  /** Whether another worker waits. */
  waiting: boolean
}

/** A browser whose worker is installed by `install`, and the messages that the worker gets. */
function startVisit({ saveData = false, version = cacheVersion, waiting = false }: Partial<Visit> = {}) {
  const received: unknown[] = []
  const unregister = vi.fn(async () => true)
  const register = vi.fn(async () => undefined)
  const deleted: string[] = []
  vi.stubGlobal('window', { foyerScript: (address: string) => address })
  vi.stubGlobal('caches', {
    keys: async () => ['foyer.aurora.assets.1', 'other'],
    delete: async (name: string) => deleted.push(name),
  })
  const active = {
    postMessage(message: unknown, ports: MessagePort[] = []) {
      received.push(message)
      if (message === workerMessages.version && version !== null) ports[0]?.postMessage(version)
    },
  }
  let resolve: (registration: unknown) => void = () => undefined
  const ready = new Promise<unknown>((done) => {
    resolve = done
  })
  vi.stubGlobal('navigator', {
    userAgent: '',
    serviceWorker: { controller: null, ready, register },
    connection: { saveData },
  })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('MessageChannel', Channel)
  const session = createSessionStore(openStorage('aurora', { session: createArea(), local: createArea() }), 'aurora')
  return {
    received,
    session,
    deleted,
    unregister,
    register,
    install: () => resolve({ active, waiting: waiting ? {} : null, unregister }),
    logIn: () => session.open({ id: '7', token: 'secret', userName: 'ana', customerType: 0 }),
  }
}

/** A channel whose messages arrive at once. */
class Channel {
  port1: { onmessage?: (event: { data: unknown }) => void } = {}
  port2 = { postMessage: (data: unknown) => this.port1.onmessage?.({ data }) }
}

test('OPEN-51 at a first visit the worker stores what opens without a network, once it is installed and a member is here', async () => {
  const { received, session, install, logIn } = startVisit()
  void careForWorker({ session })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(received).toEqual([])
  install()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(received).toEqual([workerMessages.version])
  logIn()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(received).toEqual([workerMessages.version, workerMessages.precache])
})

test('OPEN-51 a visitor who saves data has nothing stored ahead', async () => {
  const { received, session, install, logIn } = startVisit({ saveData: true })
  logIn()
  void careForWorker({ session })
  install()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(received).toEqual([workerMessages.version])
})

test.each([
  ['does not answer', null],
  ['is of an older version', cacheVersion - 1],
])(
  'OPEN-51 a worker that %s is removed with its caches, and not installed anew by the same page',
  async (_, version) => {
    const { received, session, deleted, unregister, register, install, logIn } = startVisit({ version })
    logIn()
    void careForWorker({ session })
    install()
    await vi.advanceTimersByTimeAsync(20_000)
    expect([unregister.mock.calls.length, register.mock.calls.length]).toEqual([1, 0])
    expect(deleted).toEqual(['foyer.aurora.assets.1'])
    expect(received).toEqual([workerMessages.version])
  },
)

test('OPEN-51 a worker with a successor on its way is left to it', async () => {
  const { session, deleted, unregister, install } = startVisit({ version: null, waiting: true })
  void careForWorker({ session })
  install()
  await vi.advanceTimersByTimeAsync(20_000)
  expect([unregister.mock.calls.length, deleted]).toEqual([0, []])
})
