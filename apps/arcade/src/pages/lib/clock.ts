import { useEffect, useState } from 'react'

/** How far the server's clock is ahead of this phone's, from the quickest answer so far. */
let offsetMs = 0
let quickestMs = Number.POSITIVE_INFINITY

/**
 * Learns the server's time from an answer. The quicker the answer, the truer it is; a slow one is believed only when
 * nothing better is known or the clocks have drifted by seconds.
 * @param serverMs the X-Server-Time of the answer
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

/** The server's time, renewed every so many milliseconds. */
export function useServerNow(everyMs: number): number {
  const [now, setNow] = useState(readServerNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(readServerNow()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
