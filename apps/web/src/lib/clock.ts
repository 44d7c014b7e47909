/** The server's time, so that a wrong clock on the phone does no harm. */
export interface Clock {
  /** Milliseconds since 1970 by the server's clock. */
  now(): number
  /** Takes a time that an answer carried; `receivedAtMs` is this device's time of receipt. */
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
 * This device's time of a moment of the page, given in milliseconds since its navigation began. Reckoned back from now:
 * the time that the browser gives for the navigation itself stands still when the device's clock is set meanwhile.
 */
export function deviceTimeOf(sinceNavigationMs: number): number {
  return Date.now() - performance.now() + sinceNavigationMs
}

/** `m:ss` or `h:mm:ss` for a number of seconds; never below zero. */
export function formatDuration(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds))
  const [h, m, s] = [Math.floor(left / 3600), Math.floor((left % 3600) / 60), left % 60]
  const two = (part: number) => String(part).padStart(2, '0')
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}
