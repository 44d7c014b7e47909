import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

/** Part of the window's height after which a page counts as scrolled. */
const SCROLLED_SHARE = 0.25

/**
 * Whether a bar above the page may come: with the next page, or once this one has been scrolled past it. It never pushes
 * what is being read or tapped.
 */
export function useQuietEntry(path: string, bar: RefObject<HTMLElement | null>): boolean {
  const [first] = useState(path)
  const [isScrolled, setScrolled] = useState(false)
  const [mayEnter, setMayEnter] = useState(false)
  useEffect(() => {
    const look = () => window.scrollY > window.innerHeight * SCROLLED_SHARE && setScrolled(true)
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
  useLayoutEffect(() => {
    // Other browsers keep the place of what is in view by themselves.
    if (isScrolled && !CSS.supports('overflow-anchor', 'auto')) window.scrollBy(0, bar.current?.offsetHeight ?? 0)
  }, [isScrolled, bar])
  if (!mayEnter && (isScrolled || path !== first)) setMayEnter(true)
  return mayEnter
}
