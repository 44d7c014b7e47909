import { waitUnlessAborted } from './abort.ts'
import type { Middleware } from './middleware.ts'
import { createPathMatcher, evictOldest, pathOf } from './path-pattern.ts'
import {
  gapMarginMs,
  limiterCleanupMs,
  MAX_THROTTLED_PATHS,
  minGapMs,
  pathMaxLength,
  throttledPattern,
} from './wps.constants.ts'

export interface Limiter {
  /** Reserves the path's next slot and returns the delay until it, in milliseconds. */
  reserve(path: string): number
  /** Number of stored paths. */
  size(): number
}

/** Spaces calls of one path; the time comes from `now`, in milliseconds. A change of the phone's clock has no effect. */
export function createLimiter(now: () => number = () => performance.now()): Limiter {
  const nextAt = new Map<string, number>()
  let lastTime = 0
  const matches = createPathMatcher()
  let timer: ReturnType<typeof setTimeout> | undefined

  function clean(): void {
    timer = undefined
    const time = now()
    for (const [path, at] of nextAt) if (at <= time) nextAt.delete(path)
    planCleanup()
  }

  function planCleanup(): void {
    if (timer === undefined && nextAt.size > 0) timer = setTimeout(clean, decideCleanupMs(nextAt.size))
  }

  return {
    reserve(given) {
      if (!matches(throttledPattern, given)) return 0
      const path = given.slice(0, pathMaxLength)
      const time = now()
      // Slots of a clock that was set back would lie too far ahead.
      if (time < lastTime) nextAt.clear()
      lastTime = time
      const at = Math.max(time, nextAt.get(path) ?? 0)
      nextAt.delete(path)
      evictOldest(nextAt, MAX_THROTTLED_PATHS)
      nextAt.set(path, at + minGapMs + gapMarginMs)
      planCleanup()
      return at - time
    },
    size: () => nextAt.size,
  }
}

/** HTTP-28: from every 30 s with one path to every 5 s with the maximum. */
export function decideCleanupMs(pathCount: number): number {
  const { least, limit } = limiterCleanupMs
  return Math.max(least, limit - ((limit - least) * pathCount) / MAX_THROTTLED_PATHS)
}

/**
 * HTTP-16, CONF-34: background GETs of one path are sent 150 ms apart; early ones wait. An internal error lets the call
 * pass (HTTP-30, ERR-40): the throttle reduces load and is no protection (T36).
 */
export function createThrottle(limiter: Limiter = createLimiter()): Middleware {
  const reserve = (url: string) => {
    try {
      return limiter.reserve(pathOf(url))
    } catch {
      return 0
    }
  }
  return async (request, next) => {
    const isBackground = request.endpoint.method === 'GET' && request.alert === false
    const delayMs = isBackground ? reserve(request.url) : 0
    if (delayMs > 0)
      await waitUnlessAborted(request.signal, (done) => {
        const timer = setTimeout(done, delayMs)
        return () => clearTimeout(timer)
      })
    return next(request)
  }
}
