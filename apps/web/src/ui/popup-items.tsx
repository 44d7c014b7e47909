import { type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import styles from './popup.module.css'

/** Time of one item of a row that goes on by itself, in ms. */
const itemMs = 4_000

interface PopupItemsProps {
  ref: RefObject<HTMLUListElement | null>
  items: readonly { key: string; content: ReactNode }[]
  /** The row goes on by itself; not with reduced motion. */
  isMoving: boolean
  /** The visitor has touched the row. */
  onHold: () => void
  /** The end of an item is in view. */
  onRead: (index: number) => void
}

/** The items of a popup in a row, one at a time. */
export function PopupItems({ ref, items, isMoving, onHold, onRead }: PopupItemsProps) {
  const [position, setPosition] = useState(0)
  const count = items.length
  const read = useEffectEvent(onRead)
  useEffect(() => {
    const list = ref.current
    if (!list) return
    const places = [...list.children]
    const shown = new IntersectionObserver(
      (entries) => {
        const seen = entries.find((entry) => entry.isIntersecting)
        if (seen) setPosition(places.indexOf(seen.target))
      },
      { root: list, threshold: 0.6 },
    )
    const ended = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) read(places.findIndex((place) => place.contains(target)))
    })
    for (const place of places) {
      shown.observe(place)
      if (place.lastElementChild) ended.observe(place.lastElementChild)
    }
    return () => {
      shown.disconnect()
      ended.disconnect()
    }
  }, [ref])
  useEffect(() => {
    const list = ref.current
    if (!list || !isMoving || count < 2 || isMotionReduced()) return
    const timer = setTimeout(() => {
      const next = list.children[(position + 1) % count]
      if (document.hidden || !(next instanceof HTMLElement)) return
      list.scrollTo({ left: next.offsetLeft - list.offsetLeft, behavior: 'smooth' })
    }, itemMs)
    return () => clearTimeout(timer)
  }, [ref, isMoving, count, position])
  return (
    <ul
      ref={ref}
      className={styles.row}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a row of pictures is scrolled by the keyboard too
      tabIndex={0}
      onPointerDown={onHold}
      onKeyDown={onHold}
    >
      {items.map(({ key, content }) => (
        <li key={key} className={styles.item} tabIndex={-1}>
          {content}
          <span className={styles.end} />
        </li>
      ))}
    </ul>
  )
}

export function isMotionReduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
