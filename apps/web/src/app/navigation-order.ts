import type { AroundNavHandler } from 'wouter'
import { insideState, reloadPage } from '../lib/navigation.tsx'

/**
 * Leads to a page once what it needs is here. Until then the member may have asked for another one, or gone back: a page
 * that comes late does not take its place, and one that replaces another does so only while that one is still open.
 * `prepare` loads what a page needs and never fails; `takeReload` takes the reload that waits for the next navigation,
 * if there is one.
 */
export function orderNavigation(prepare: (href: string) => Promise<void>, takeReload: () => boolean): AroundNavHandler {
  let newest = 0
  addEventListener('popstate', () => {
    newest += 1
  })
  return (navigate, to, options) => {
    const isReplacing = options?.replace
    if (!isReplacing) newest += 1
    const readPlace = () => (isReplacing ? location.pathname : newest)
    const place = readPlace()
    void prepare(to).then(() => {
      if (readPlace() !== place) return
      navigate(to, { ...options, state: isReplacing ? history.state : insideState })
      if (takeReload()) reloadPage()
    })
  }
}
