import type { QueuedDeskMessage } from '../../lib/stored.types.ts'
import type { WpsError } from '../../lib/wps/wps-error.ts'

/** Waiting messages of one conversation in the order in which they were written; an empty `thread` is a new one. */
export function listWaiting(
  queue: readonly QueuedDeskMessage[],
  owner: string,
  thread: string,
): readonly QueuedDeskMessage[] {
  return queue.filter((message) => message.owner === owner && message.thread === thread)
}

/** The message to send next: one after the other, so that their order stays. A refused one waits for a tap. */
export function findNext(queue: readonly QueuedDeskMessage[], owner: string): QueuedDeskMessage | undefined {
  return queue.find((message) => message.owner === owner && !message.isFailed)
}

/** The queue after the server has taken a message: what was written after it into the new conversation belongs to it. */
export function settle(
  queue: readonly QueuedDeskMessage[],
  taken: QueuedDeskMessage,
  conversationId: string,
): QueuedDeskMessage[] {
  return queue
    .filter(({ clientId }) => clientId !== taken.clientId)
    .map((message) => {
      const isOfNew = taken.thread === '' && message.thread === '' && message.owner === taken.owner
      return isOfNew ? { ...message, thread: conversationId } : message
    })
}

/** Sets or clears the mark of a refused message. */
export function markFailed(
  queue: readonly QueuedDeskMessage[],
  clientId: string,
  isFailed: boolean,
): QueuedDeskMessage[] {
  return queue.map((message) => {
    if (message.clientId !== clientId) return message
    const { isFailed: _former, ...rest } = message
    return isFailed ? { ...rest, isFailed: true } : rest
  })
}

const firstDelayMs = 1_000
const maxDelayMs = 30_000

/**
 * When to send a message again after a failure; undefined for a refusal, which another try would not change.
 * @param failures in a row
 */
export function planResendMs(
  { status, retryAfterSeconds }: Pick<WpsError, 'status' | 'retryAfterSeconds'>,
  failures: number,
): number | undefined {
  const isRefused = status !== 0 && status < 500 && status !== 429 && status !== 408
  if (isRefused) return undefined
  const delayMs = Math.min(maxDelayMs, firstDelayMs * 2 ** Math.min(failures, 10))
  return Math.max(delayMs, (retryAfterSeconds ?? 0) * 1_000)
}
