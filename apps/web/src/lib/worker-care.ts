import { cacheVersion, workerMessages } from '../../service-worker/worker.constants.ts'
import { readRunMode } from '../platform/index.ts'
import type { Services } from './services.tsx'

/** Time for a worker's answer, and delay of the order to store the app, in ms. */
const answerTimeoutMs = 5_000
const precacheDelayMs = 5_000

/**
 * Checks that the worker answers, with this page's version or a newer one. One that does not, because it is broken or
 * retired, is removed with its caches; the next page installs it anew. A registration in this page would undo the removal.
 * Otherwise a member's page and the installed app have it store what opens without a network, unless the visitor saves
 * data.
 */
export async function careForWorker({ session }: Pick<Services, 'session'>): Promise<void> {
  const { serviceWorker } = navigator
  if (!serviceWorker) return
  // At a first visit the worker is on its way: the page may stay the only document until the network is gone.
  const registration = await serviceWorker.ready
  if (!registration.active) return
  const version = await askVersion(registration.active)
  // A newer one is right: this page may be of the older of two builds.
  if (typeof version !== 'number' || version < cacheVersion) return removeWorker(registration)
  const { connection } = navigator as { connection?: { saveData?: boolean } } // Chromium only
  if (connection?.saveData) return
  let isOrdered = false
  const order = () => {
    if (isOrdered || (!session.get() && readRunMode() === 'browser')) return
    isOrdered = true
    setTimeout(() => registration.active?.postMessage(workerMessages.precache), precacheDelayMs)
  }
  order()
  session.subscribe(order)
}

function askVersion(worker: ServiceWorker): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data)
    setTimeout(resolve, answerTimeoutMs, undefined)
    worker.postMessage(workerMessages.version, [port2])
  })
}

async function removeWorker(registration: ServiceWorkerRegistration): Promise<void> {
  // A newer one takes over once no page of the app is open (decision 075).
  if (registration.installing || registration.waiting) return
  await registration.unregister()
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('foyer.')).map((name) => caches.delete(name)))
}
