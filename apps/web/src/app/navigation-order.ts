import { overlayMove } from '@foyer/ui/overlay-move'
import type { AroundNavHandler } from 'wouter'
import { insideState, reloadPage } from '../lib/navigation.tsx'
import { nextPaint } from '../lib/next-paint.ts'

/**
 * Leads to a page once what it needs is here. Until then the member may have asked for another one, or gone back: a page
 * that comes late does not take its place, and one that replaces another does so only while that one is still open. A
 * page that is asked for from a sheet takes the place of the sheet's entry in the history. The browser paints the answer
 * to the tap before the page is rendered.
 * `prepare` loads what a page needs and never fails; `takeReload` takes the reload that waits for the next navigation,
 * if there is one.
 */
export function orderNavigation(prepare: (href: string) => Promise<void>, takeReload: () => boolean): AroundNavHandler {
  let newest = 0
  addEventListener('popstate', () => {
    if (!overlayMove.pending) newest += 1
  })
  return (navigate, to, options) => {
    const isReplacing = options?.replace
    if (!isReplacing) newest += 1
    const readPlace = () => (isReplacing ? location.pathname : newest)
    const place = readPlace()
    void prepare(to).then(async () => {
      await overlayMove.pending
      if (!isReplacing) await nextPaint()
      if (readPlace() !== place) return
      const { state } = history
      navigate(to, {
        ...options,
        replace: isReplacing || Boolean(state?.overlay),
        state: isReplacing ? { ...state, overlay: undefined } : insideState,
      })
      if (takeReload()) reloadPage()
    })
  }
}
