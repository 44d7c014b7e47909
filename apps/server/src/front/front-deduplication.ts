/** A call in flight and its number of waiting callers. */
interface Flight<Answer> {
  answer: Promise<Answer>
  controller: AbortController
  callers: number
}

export interface SharedResponse<Answer> {
  answer: Answer
  /** This caller sent the call. */
  isOwn: boolean
}

/**
 * HTTP-12: identical calls in flight share one request; `key` defines identity. An abort of one caller leaves the
 * others their response; the abort of the last one aborts the call.
 */
export function createSharedCalls<Answer>() {
  const flights = new Map<string, Flight<Answer>>()

  function begin(key: string, call: (signal: AbortSignal) => Promise<Answer>): Flight<Answer> {
    const controller = new AbortController()
    const flight: Flight<Answer> = { answer: call(controller.signal), controller, callers: 0 }
    const release = () => {
      if (flights.get(key) === flight) flights.delete(key)
    }
    flight.answer.then(release, release)
    flights.set(key, flight)
    return flight
  }

  return async function share(
    key: string,
    call: (signal: AbortSignal) => Promise<Answer>,
    aborted?: AbortSignal,
  ): Promise<SharedResponse<Answer>> {
    const known = flights.get(key)
    const flight = known ?? begin(key, call)
    flight.callers += 1
    const leave = () => {
      flight.callers -= 1
      if (flight.callers > 0) return
      if (flights.get(key) === flight) flights.delete(key)
      flight.controller.abort()
    }
    if (aborted?.aborted) leave()
    aborted?.addEventListener('abort', leave, { once: true })
    try {
      return { answer: await flight.answer, isOwn: known === undefined }
    } finally {
      aborted?.removeEventListener('abort', leave)
    }
  }
}
