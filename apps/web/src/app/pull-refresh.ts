import type { QueryClient } from '@tanstack/react-query'
import styles from './pull-refresh.module.css'
import { canPull, findPullOffset, pullDistances } from './pull-refresh.rules.ts'

/** Minimum display time of the indicator, in ms. */
const shownMs = 500

/**
 * Pull to refresh in the installed app, which lacks the browser's reload button. Refetches the page's data; typed input
 * is kept. `label` is announced by screen readers during the refresh.
 */
export function watchPull(queries: QueryClient, label: () => string): void {
  const sign = document.createElement('div')
  sign.className = styles.sign ?? ''
  sign.setAttribute('role', 'status')
  document.body.append(sign)
  let startY: number | undefined
  let offset = 0
  let isBusy = false
  const draw = (next: number) => {
    offset = next
    sign.style.setProperty('--pull', `${next}px`)
    sign.toggleAttribute('data-pulled', next > 0)
    sign.toggleAttribute('data-ready', next >= pullDistances.refresh)
  }

  document.addEventListener(
    'touchstart',
    ({ touches, target }) => {
      const at = { scrollY, hasOverlay: hasOverlay(), touches: touches.length, scrolledInside: isScrolled(target) }
      startY = !isBusy && canPull(at) ? touches[0]?.clientY : undefined
    },
    { passive: true },
  )
  document.addEventListener(
    'touchmove',
    ({ touches }) => {
      if (startY !== undefined) draw(findPullOffset((touches[0]?.clientY ?? 0) - startY))
    },
    { passive: true },
  )
  document.addEventListener('touchend', async () => {
    const isDue = startY !== undefined && offset >= pullDistances.refresh
    startY = undefined
    if (!isDue) return draw(0)
    isBusy = true
    sign.dataset.busy = ''
    sign.textContent = label()
    await Promise.all([queries.refetchQueries({ type: 'active' }), new Promise((done) => setTimeout(done, shownMs))])
    sign.textContent = ''
    delete sign.dataset.busy
    isBusy = false
    draw(0)
  })
  document.addEventListener('touchcancel', () => {
    startY = undefined
    draw(0)
  })
}

function hasOverlay(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
}

/** Inside of a separate scroller that is not at its top. */
function isScrolled(target: EventTarget | null): boolean {
  for (let part = target instanceof Element ? target : null; part; part = part.parentElement)
    if (part.scrollTop > 0 && part !== document.scrollingElement) return true
  return false
}
