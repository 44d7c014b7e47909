import {
  type DeskConversation,
  type DeskMessage,
  type EndpointValue,
  openDeskConversation,
  sendDeskMessage,
} from '@foyer/contract'
import { useEffect, useSyncExternalStore } from 'react'
import { type Services, useServices } from '../../lib/services.tsx'
import type { QueuedDeskMessage } from '../../lib/stored.types.ts'
import { WpsError } from '../../lib/wps/wps-error.ts'
import { findNext, markFailed, planResendMs, settle } from './desk-queue.rules.ts'

type Used = Pick<Services, 'wps' | 'storage' | 'session'>
type OnTaken = (taken: { message: DeskMessage; conversation: DeskConversation; thread: string }) => void

export interface DeskQueue {
  /** The same array until it changes. */
  list(): readonly QueuedDeskMessage[]
  /** Stores a message, then sends it. */
  add(message: QueuedDeskMessage): void
  /** Sends a refused message again. */
  retry(clientId: string): void
  /** Goes on with what waits: after a reload, or when the network is back. */
  resume(): void
  subscribe(listener: () => void): () => void
  /** Told of each message that the server has taken. */
  onTaken(listener: OnTaken): () => void
}

const opened = new WeakMap<Services['storage'], DeskQueue>()

/** Messages of this page that wait to be sent: stored before they are sent, under the id that the server knows them by. */
export function openDeskQueue(used: Used): DeskQueue {
  const queue = opened.get(used.storage) ?? createDeskQueue(used)
  opened.set(used.storage, queue)
  return queue
}

const none: readonly QueuedDeskMessage[] = []

function createDeskQueue({ wps, storage, session }: Used): DeskQueue {
  const listeners = new Set<() => void>()
  const takenListeners = new Set<OnTaken>()
  let known = storage.read('deskQueue') ?? none
  let isSending = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const owner = () => session.get()?.id ?? ''

  function write(next: QueuedDeskMessage[]): void {
    known = next
    if (next.length === 0) storage.remove('deskQueue')
    else storage.write('deskQueue', next)
    for (const listener of listeners) listener()
  }

  /** One message after the other; ends when none waits or one fails. */
  async function sendNext(): Promise<void> {
    const next = session.isLoggingOut() ? undefined : findNext(known, owner())
    if (!next) return
    try {
      const { conversation, message } = await send(wps, next)
      failures = 0
      if (owner() !== next.owner) return
      write(settle(known, next, conversation.id))
      for (const listener of takenListeners) listener({ conversation, message, thread: next.thread })
    } catch (error) {
      if (!(error instanceof WpsError)) throw error
      const delayMs = planResendMs(error, failures)
      if (owner() !== next.owner) return
      if (delayMs !== undefined) {
        failures += 1
        timer = setTimeout(resume, delayMs)
        return
      }
      write(markFailed(known, next.clientId, true))
    }
    return sendNext()
  }

  function resume(): void {
    clearTimeout(timer)
    if (isSending) return
    isSending = true
    void sendNext().finally(() => {
      isSending = false
    })
  }

  // With its member's other data a logout has removed the queue from storage.
  session.subscribe(() => {
    known = storage.read('deskQueue') ?? none
    for (const listener of listeners) listener()
  })

  return {
    list: () => known,
    add(message) {
      write([...known, message])
      resume()
    },
    retry(clientId) {
      write(markFailed(known, clientId, false))
      failures = 0
      resume()
    },
    resume,
    subscribe: (listener) => add(listeners, listener),
    onTaken: (listener) => add(takenListeners, listener),
  }
}

function add<T>(set: Set<T>, item: T): () => void {
  set.add(item)
  return () => void set.delete(item)
}

function send(wps: Services['wps'], message: QueuedDeskMessage): Promise<EndpointValue<typeof sendDeskMessage>> {
  const { clientId, thread, text, images, shared, email } = message
  const body = { clientId, text, imageIds: images.map(({ id }) => id), ...(shared ? { shared } : {}) }
  const options = { alert: false, origin: 'idempotent' } as const
  return thread === ''
    ? wps.call(openDeskConversation, { body: { ...body, ...(email ? { email } : {}) } }, options)
    : wps.call(sendDeskMessage, { body: { ...body, conversationId: thread } }, options)
}

/** The queue and its messages, for a screen; goes on with what waits while the screen is open. */
export function useDeskQueue(): { queue: DeskQueue; queued: readonly QueuedDeskMessage[] } {
  const services = useServices()
  const queue = openDeskQueue(services)
  const queued = useSyncExternalStore(queue.subscribe, queue.list, () => none)
  useEffect(() => {
    queue.resume()
    addEventListener('online', queue.resume)
    return () => removeEventListener('online', queue.resume)
  }, [queue])
  return { queue, queued }
}
