import { type ReactNode, useEffect, useRef } from 'react'
import styles from './desk-chat.module.css'

/** The screen of one conversation: its messages scroll between head and field, and the field stays above a keyboard. */
export function DeskFrame({ head, field, children }: { head?: ReactNode; field: ReactNode; children: ReactNode }) {
  const frame = useRef<HTMLElement>(null)
  useEffect(() => followHeight(frame.current), [])
  return (
    <section ref={frame} className={styles.frame}>
      {head}
      {/* From its end on: what is added above or below keeps the reader's place. */}
      <div className={styles.scroll}>
        <div className={styles.content}>{children}</div>
      </div>
      {field}
    </section>
  )
}

/** The height that bars and a phone's keyboard leave; returns the end of it. */
function followHeight(frame: HTMLElement | null): (() => void) | undefined {
  const view = window.visualViewport
  if (!frame || !view) return undefined
  const measure = () => {
    const topPx = frame.getBoundingClientRect().top + window.scrollY
    const heightPx = view.height * view.scale - topPx
    frame.style.setProperty('--frame-height', `${Math.max(0, Math.floor(heightPx))}px`)
    // iOS scrolls the page to the focused field, which is in view already.
    if (window.scrollY !== 0) window.scrollTo(0, 0)
  }
  const observer = new ResizeObserver(measure)
  if (frame.parentElement) observer.observe(frame.parentElement)
  measure()
  view.addEventListener('resize', measure)
  return () => {
    observer.disconnect()
    view.removeEventListener('resize', measure)
  }
}
