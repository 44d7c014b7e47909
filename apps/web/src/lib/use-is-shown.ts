import { useEffect, useRef } from 'react'

/**
 * Gives the function that tells whether the screen is still there: an answer that comes when the member has gone on must
 * not lead anywhere.
 */
export function useIsShown(): () => boolean {
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return () => isShown.current
}
