/** The server's time, independent of a wrong clock on the phone. */
export interface Clock {
  /** Milliseconds since 1970 by the server's clock. */
  now(): number
  /** Applies the time in a response; `receivedAtMs` is this device's time of receipt. */
  adjust(serverTime: string, receivedAtMs?: number): void
}

export function createClock(serverTime: string, receivedAtMs: number = Date.now()): Clock {
  let offsetMs = Date.parse(serverTime) - receivedAtMs
  return {
    now: () => Date.now() + offsetMs,
    adjust(time, atMs = Date.now()) {
      const next = Date.parse(time) - atMs
      if (Number.isFinite(next)) offsetMs = next
    },
  }
}

/**
 * This device's time of a moment of the page, given in milliseconds since the start of its navigation. Computed back
 * from now: the browser's time of the navigation itself does not follow changes of the device's clock.
 */
export function deviceTimeOf(sinceNavigationMs: number): number {
  return Date.now() - performance.now() + sinceNavigationMs
}

/** `m:ss` or `h:mm:ss` for a number of seconds; never negative. */
export function formatDuration(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds))
  const [h, m, s] = [Math.floor(left / 3600), Math.floor((left % 3600) / 60), left % 60]
  const two = (part: number) => String(part).padStart(2, '0')
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}
