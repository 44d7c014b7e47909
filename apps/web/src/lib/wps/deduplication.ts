import { createAbortError } from './abort.ts'
import type { Middleware, MiddlewareContext, Send, WpsRequest } from './middleware.ts'

interface Flight {
  answer: Promise<unknown>
  controller: AbortController
  callers: number
}

/**
 * HTTP-12: identical GETs in flight share one request. Merchant, member and language are part of the identity (T28); a
 * GET after a write never joins one from before it. An abort of one caller leaves the others their response.
 */
export function createDeduplication(): Middleware {
  const flights = new Map<string, Flight>()
  let writeCount = 0

  function start(key: string, request: WpsRequest, next: Send): Flight {
    const controller = new AbortController()
    const remove = () => {
      if (flights.get(key) === flight) flights.delete(key)
    }
    const answer = next({ ...request, signal: controller.signal }).finally(remove)
    const flight: Flight = { answer, controller, callers: 0 }
    flights.set(key, flight)
    return flight
  }

  return async (request, next, context) => {
    if (request.endpoint.method !== 'GET')
      return next(request).finally(() => {
        writeCount += 1
      })
    const key = `${writeCount} ${nameCall(request, context)}`
    const flight = flights.get(key) ?? start(key, request, next)
    flight.callers += 1
    return join(flight, request.signal, () => {
      flight.callers -= 1
      if (flight.callers > 0) return
      if (flights.get(key) === flight) flights.delete(key)
      flight.controller.abort()
    })
  }
}

/** The flight's response, unless the caller aborts first. */
function join(flight: Flight, signal: AbortSignal | undefined, leave: () => void): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      leave()
      reject(createAbortError())
    }
    signal?.addEventListener('abort', giveUp)
    flight.answer.then(resolve, reject).finally(() => signal?.removeEventListener('abort', giveUp))
  })
}

function nameCall({ url, session, language, moduleId, isFresh }: WpsRequest, { merchant }: MiddlewareContext): string {
  return JSON.stringify([merchant, session?.id, language, url, moduleId, isFresh])
}
