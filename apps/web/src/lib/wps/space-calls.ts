import { waitUnlessGivenUp } from './give-up.ts'
import { createPathMatcher, forgetOldest, pathOf } from './path-pattern.ts'
import type { Step } from './steps.ts'
import {
  gapMarginMs,
  limiterCleanupMs,
  minimalGapMs,
  mostSpacedPaths,
  pathMaxLength,
  spacedPattern,
} from './wps.constants.ts'

export interface Limiter {
  /** Takes the path's next moment and gives how long it is away, in milliseconds. */
  reserve(path: string): number
  /** How many paths are remembered. */
  size(): number
}

/** Spaces calls of one path; the time is read from `now`, in milliseconds. */
export function createLimiter(now: () => number = Date.now): Limiter {
  const nextAt = new Map<string, number>()
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
      if (!matches(spacedPattern, given)) return 0
      const path = given.slice(0, pathMaxLength)
      const time = now()
      const at = Math.max(time, nextAt.get(path) ?? 0)
      nextAt.delete(path)
      forgetOldest(nextAt, mostSpacedPaths)
      nextAt.set(path, at + minimalGapMs + gapMarginMs)
      planCleanup()
      return at - time
    },
    size: () => nextAt.size,
  }
}

/** HTTP-28: from every 30 s with one path to every 5 s with as many as there may be. */
export function decideCleanupMs(pathCount: number): number {
  const { least, most } = limiterCleanupMs
  return Math.max(least, most - ((most - least) * pathCount) / mostSpacedPaths)
}

/**
 * HTTP-16, CONF-34: background GETs of one path are sent 150 ms apart; early ones wait. An error in here lets the call
 * through (HTTP-30, ERR-40): it spares the platform, and guards nothing (T36).
 */
export function createSpacing(limiter: Limiter = createLimiter()): Step {
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
      await waitUnlessGivenUp(request.signal, (done) => {
        const timer = setTimeout(done, delayMs)
        return () => clearTimeout(timer)
      })
    return next(request)
  }
}
