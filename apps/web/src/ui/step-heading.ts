import { type RefObject, useEffect, useRef } from 'react'

/**
 * For a screen of several steps: when `step` changes, the new one is read from its beginning, as a new page is. Its
 * heading carries the reference and `tabIndex={-1}` and gets the focus, also when it comes later than the step; without
 * one the page's content keeps it.
 */
export function useStepHeading(step: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const lastStep = useRef(step)
  const isDue = useRef(false)
  useEffect(() => {
    const content = document.getElementById('content')
    if (lastStep.current !== step) {
      lastStep.current = step
      isDue.current = true
      window.scrollTo(0, 0)
      content?.focus({ preventScroll: true })
    }
    if (!isDue.current || !heading.current) return
    isDue.current = false
    // Whoever has gone on to something else in the meantime is not called back.
    if (document.activeElement === content) heading.current.focus({ preventScroll: true })
  })
  return heading
}
