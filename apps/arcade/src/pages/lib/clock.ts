import { useEffect, useState } from 'react'

/** Lead of the server's clock over this phone's, from the fastest response so far. */
let offsetMs = 0
let quickestMs = Number.POSITIVE_INFINITY

/**
 * Updates the server's time from a response. Faster responses are more accurate; a slow one is used only without a
 * better one or when the clocks have drifted by seconds.
 * @param serverMs the X-Server-Time of the response
 */
export function syncServerTime(serverMs: number, sentMs: number, receivedMs: number): void {
  const tripMs = receivedMs - sentMs
  const foundMs = serverMs + tripMs / 2 - receivedMs
  if (tripMs > quickestMs && Math.abs(foundMs - offsetMs) < 2_000 + tripMs) return
  quickestMs = tripMs
  offsetMs = foundMs
}

/** The server's time in milliseconds. */
export function readServerNow(): number {
  return Date.now() + offsetMs
}

/** The server's time, updated at this interval in milliseconds. */
export function useServerNow(everyMs: number): number {
  const [now, setNow] = useState(readServerNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(readServerNow()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
