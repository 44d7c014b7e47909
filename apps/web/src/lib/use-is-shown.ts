import { useEffect, useRef } from 'react'

/** Returns the function that reports whether the screen is still mounted: a late response must not navigate. */
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
