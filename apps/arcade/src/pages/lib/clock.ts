import { useEffect, useState } from 'react'

/** Lead of the server's clock over this phone's, from the fastest response so far. */
let offsetMs = 0
let quickestMs = Number.POSITIVE_INFINITY

/**
 * Updates the server's time from a response, which tells the lead to half its trip. Faster responses are more accurate; a
 * slower one moves the lead as far as it proves it wrong: this phone's clock was set, or has drifted.
 * @param serverMs the X-Server-Time of the response
 */
export function syncServerTime(serverMs: number, sentMs: number, receivedMs: number): void {
  const tripMs = receivedMs - sentMs
  const foundMs = serverMs + tripMs / 2 - receivedMs
  const proven = Math.min(Math.max(offsetMs, foundMs - tripMs / 2), foundMs + tripMs / 2)
  if (tripMs > quickestMs && proven === offsetMs) return
  offsetMs = tripMs > quickestMs ? proven : foundMs
  quickestMs = tripMs
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
