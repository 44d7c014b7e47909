import { waitUnlessAborted } from './abort.ts'
import type { Middleware } from './middleware.ts'
import { createPathMatcher, pathOf } from './path-pattern.ts'
import { concurrencyLimits } from './wps.constants.ts'

interface Queue {
  running: number
  /** First in, first out, without refusals (OPEN-70). A waiting call ends by its own timeout. */
  waiting: (() => void)[]
}

/** HTTP-14, HTTP-15: limits the concurrent calls of one path; later ones wait in order. */
export function createQueue(): Middleware {
  const queues = new Map<string, Queue>()
  const matches = createPathMatcher()

  async function enter(path: string, signal: AbortSignal | undefined): Promise<() => void> {
    const limit = concurrencyLimits.find(({ pattern }) => matches(pattern, path))?.limit ?? Number.POSITIVE_INFINITY
    const queue = queues.get(path) ?? { running: 0, waiting: [] }
    queues.set(path, queue)
    if (queue.running < limit) queue.running += 1
    else await waitInQueue(queue, signal)
    return () => {
      const following = queue.waiting.shift()
      if (following) return following()
      queue.running -= 1
      if (queue.running === 0) queues.delete(path)
    }
  }

  return async (request, next) => {
    const leave = await enter(pathOf(request.url), request.signal)
    try {
      return await next(request)
    } finally {
      leave()
    }
  }
}

/** Resolves when a finished call passes its slot to this one. */
function waitInQueue(queue: Queue, signal: AbortSignal | undefined): Promise<void> {
  return waitUnlessAborted(signal, (begin) => {
    queue.waiting.push(begin)
    return () => {
      queue.waiting = queue.waiting.filter((other) => other !== begin)
    }
  })
}
