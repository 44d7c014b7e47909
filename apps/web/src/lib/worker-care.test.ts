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

/** A browser whose worker is installed by `install`, and the messages that the worker gets. */
function startVisit({ saveData = false } = {}) {
  const received: unknown[] = []
  const active = {
    postMessage(message: unknown, ports: MessagePort[] = []) {
      received.push(message)
      if (message === workerMessages.version) ports[0]?.postMessage(cacheVersion)
    },
  }
  let resolve: (registration: unknown) => void = () => undefined
  const ready = new Promise<unknown>((done) => {
    resolve = done
  })
  vi.stubGlobal('navigator', {
    userAgent: '',
    serviceWorker: { controller: null, ready },
    connection: { saveData },
  })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('MessageChannel', Channel)
  const session = createSessionStore(openStorage('aurora', { session: createArea(), local: createArea() }), 'aurora')
  return {
    received,
    session,
    install: () => resolve({ active }),
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
  void careForWorker({ merchant: 'aurora', session })
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
  void careForWorker({ merchant: 'aurora', session })
  install()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(received).toEqual([workerMessages.version])
})
