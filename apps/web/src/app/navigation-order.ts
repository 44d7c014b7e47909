import { overlayMove } from '@foyer/ui/overlay-move'
import type { AroundNavHandler } from 'wouter'
import { insideState } from '../lib/navigation.tsx'
import { nextPaint } from '../lib/next-paint.ts'
import { reloadServed } from '../lib/reload-served.ts'

/**
 * The official app's own navigation, once it is known (NATIVE-02): resolves to whether the app opens the page. Comes after
 * what a link decides by itself: access, rejection, precheck of a deposit.
 */
export const appShell: { open?: (href: string) => Promise<boolean> } = {}

/**
 * Opens a page once its dependencies are loaded. Meanwhile the member may have requested another page, or gone back: a
 * late page does not replace the newer one, and a redirect applies only while its own page is still open. A page
 * requested from a sheet replaces the sheet's entry in the history. The browser paints the response to the tap before
 * the page is rendered. `prepare` loads a page's dependencies and never fails; `takeReload` takes the reload that waits
 * for the next navigation, if there is one.
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
    const opening = isReplacing ? undefined : appShell.open?.(to)
    void (async () => {
      if (opening && (await opening)) return
      await prepare(to)
      if (!isReplacing) await nextPaint()
      while (overlayMove.pending) await overlayMove.pending
      if (readPlace() !== place) return
      const { state } = history
      navigate(to, {
        ...options,
        replace: isReplacing || Boolean(state?.overlay),
        state: isReplacing ? { ...state, overlay: undefined } : insideState,
      })
      if (takeReload()) void reloadServed()
    })()
  }
}
