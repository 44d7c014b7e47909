import { type RefObject, useEffect } from 'react'

/** Custom property of the document: height of what is fixed above the footer, in pixels. */
const property = '--offer-height'

/**
 * Gives the page as much room at its end as an offer above the footer takes: everything below it can be scrolled free
 * (WCAG 2.2, 2.4.11).
 */
export function useOfferHeight(offer: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = offer.current
    if (!element) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty(property, `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty(property)
    }
  }, [offer])
}
