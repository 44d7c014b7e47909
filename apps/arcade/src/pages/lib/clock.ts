import { useEffect, useState } from 'react'

/** The server's clock as this phone knows it. */
interface ServerClock {
  /**
   * Updates the server's time from a response, which tells the lead to half its trip. Faster responses are more accurate;
   * a slower one moves the lead as far as it proves it wrong: this phone's clock was set, or has drifted.
   * @param serverMs the X-Server-Time of the response
   */
  sync(serverMs: number, sentMs: number, receivedMs: number): void
  /** The server's time in milliseconds. */
  now(): number
}

export function createServerClock(): ServerClock {
  /** Lead over this phone's clock, from the fastest response so far. */
  let offsetMs = 0
  let quickestMs = Number.POSITIVE_INFINITY
  return {
    sync(serverMs, sentMs, receivedMs) {
      const tripMs = receivedMs - sentMs
      const foundMs = serverMs + tripMs / 2 - receivedMs
      const proven = Math.min(Math.max(offsetMs, foundMs - tripMs / 2), foundMs + tripMs / 2)
      if (tripMs > quickestMs && proven === offsetMs) return
      offsetMs = tripMs > quickestMs ? proven : foundMs
      quickestMs = tripMs
    },
    now: () => Date.now() + offsetMs,
  }
}

/** The one clock of the page. */
export const { sync: syncServerTime, now: readServerNow } = createServerClock()

/** The server's time, updated at this interval in milliseconds. */
export function useServerNow(everyMs: number): number {
  const [now, setNow] = useState(readServerNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(readServerNow()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
