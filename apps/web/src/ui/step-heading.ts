import { type RefObject, useEffect, useRef } from 'react'

/**
 * For a screen of several steps: when `step` changes, the new one is announced from its beginning, like a new page. Its
 * heading has the ref and `tabIndex={-1}` and gets the focus, even when it renders later than the step; without one the
 * page's content keeps it.
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
    // A focus moved elsewhere meanwhile is not taken back.
    if (document.activeElement === content) heading.current.focus({ preventScroll: true })
  })
  return heading
}
