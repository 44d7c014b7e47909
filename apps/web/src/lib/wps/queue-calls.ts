import { waitUnlessGivenUp } from './give-up.ts'
import { createPathMatcher, pathOf } from './path-pattern.ts'
import type { Step } from './steps.ts'
import { concurrencyLimits } from './wps.constants.ts'

interface Lane {
  running: number
  /** First in, first out; nothing is refused (OPEN-70). A call that waits ends by its own time. */
  waiting: (() => void)[]
}

/** HTTP-14, HTTP-15: at most so many calls of one path at once, the later ones wait in order. */
export function createQueue(): Step {
  const lanes = new Map<string, Lane>()
  const matches = createPathMatcher()

  async function enter(path: string, signal: AbortSignal | undefined): Promise<() => void> {
    const most = concurrencyLimits.find(({ pattern }) => matches(pattern, path))?.most ?? Number.POSITIVE_INFINITY
    const lane = lanes.get(path) ?? { running: 0, waiting: [] }
    lanes.set(path, lane)
    if (lane.running < most) lane.running += 1
    else await waitInLane(lane, signal)
    return () => {
      const following = lane.waiting.shift()
      if (following) return following()
      lane.running -= 1
      if (lane.running === 0) lanes.delete(path)
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

/** Settles when the place of a call that has ended is passed on to this one. */
function waitInLane(lane: Lane, signal: AbortSignal | undefined): Promise<void> {
  return waitUnlessGivenUp(signal, (begin) => {
    lane.waiting.push(begin)
    return () => {
      lane.waiting = lane.waiting.filter((other) => other !== begin)
    }
  })
}
