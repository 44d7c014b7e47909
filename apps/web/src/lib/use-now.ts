import { useEffect, useState } from 'react'
import { useServices } from './services.tsx'

/**
 * The server's time in whole seconds, updated once a second; undefined in the server's markup and on the first render,
 * so that both are equal.
 */
export function useNowSeconds(): number | undefined {
  const { clock } = useServices()
  const [seconds, setSeconds] = useState<number>()
  useEffect(() => {
    const renew = () => setSeconds(Math.floor(clock.now() / 1000))
    renew()
    const timer = setInterval(renew, 1000)
    return () => clearInterval(timer)
  }, [clock])
  return seconds
}
