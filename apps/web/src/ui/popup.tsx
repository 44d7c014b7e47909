import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { CheckField } from './check-field.tsx'
import styles from './popup.module.css'
import { canClosePopup, decidePopup } from './popup.rules.ts'
import { Sheet } from './sheet.tsx'

/** After its delay, time until the next look for a moment without anything else over the page, in ms. */
const retryMs = 5_000
/** Time of one item with `autoplay`, in ms. */
const itemMs = 4_000

export interface PopupProps {
  /** Items in a row, such as pictures. */
  popupList: readonly { key: string; content: ReactNode }[]
  /** The row goes on by itself; not with reduced motion, and not once it was touched. */
  autoplay?: boolean
  /** Time until it comes by itself, in ms. */
  delay: number
  showClose?: boolean
  showTodayCheckbox?: boolean
  /** It was put off for today. */
  todayHide?: boolean
  /** It cannot be closed before all items were seen. */
  forceRead?: boolean
  /** It comes at once. */
  forcePopup?: boolean
  isAllowed: boolean
  title: string
  texts: { close: string; today: string }
  onTodayHide?: (isHidden: boolean) => void
  onClosed: () => void
  children: (close: () => void) => ReactNode
}

/** A sheet that comes by itself, with its items in a row above what it says (MODAL-22). */
export function Popup(props: PopupProps) {
  const { popupList, autoplay = false, delay, showClose = true, showTodayCheckbox = false, forceRead = false } = props
  const { todayHide = false, forcePopup = false, isAllowed, title, texts, onTodayHide, onClosed, children } = props
  const [isOpen, setOpen] = useState(false)
  const [seen, setSeen] = useState(1)
  const decision = decidePopup({ todayHide, forcePopup, isAllowed })
  usePopupDelay(decision === 'later' && !isOpen, delay, () => setOpen(true))
  useEffect(() => {
    if (forcePopup) setOpen(true)
  }, [forcePopup])
  const total = popupList.length
  const canClose = canClosePopup({ showClose, forceRead, seen: Math.min(seen, total), total })
  const close = () => {
    setOpen(false)
    onClosed()
  }
  return (
    <Sheet
      isOpen={isOpen}
      onClose={() => canClose && close()}
      canClose={canClose}
      title={title}
      closeLabel={texts.close}
    >
      <div className={styles.popup}>
        {children(close)}
        {total > 0 && (
          <Items items={popupList} autoplay={autoplay} onSeen={(index) => setSeen((now) => Math.max(now, index + 1))} />
        )}
        {showTodayCheckbox && (
          <CheckField
            label={texts.today}
            defaultChecked={todayHide}
            onChange={(event) => onTodayHide?.(event.target.checked)}
          />
        )}
      </div>
    </Sheet>
  )
}

interface ItemsProps {
  items: PopupProps['popupList']
  autoplay: boolean
  onSeen: (index: number) => void
}

function Items({ items, autoplay, onSeen }: ItemsProps) {
  const row = useRef<HTMLUListElement>(null)
  const [position, setPosition] = useState(0)
  const isHeld = useRef(false)
  const see = useEffectEvent(onSeen)
  const count = items.length
  useEffect(() => {
    const list = row.current
    if (!list) return
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find((entry) => entry.isIntersecting)
        const index = seen ? [...list.children].indexOf(seen.target) : -1
        if (index < 0) return
        setPosition(index)
        see(index)
      },
      { root: list, threshold: 0.6 },
    )
    for (const child of list.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    const list = row.current
    if (!list || !autoplay || count < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setTimeout(() => {
      const next = list.children[(position + 1) % count]
      if (isHeld.current || document.hidden || !(next instanceof HTMLElement)) return
      list.scrollTo({ left: next.offsetLeft - list.offsetLeft, behavior: 'smooth' })
    }, itemMs)
    return () => clearTimeout(timer)
  }, [autoplay, count, position])
  return (
    <ul
      ref={row}
      className={styles.row}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a row of pictures is scrolled by the keyboard too
      tabIndex={0}
      onPointerDown={() => {
        isHeld.current = true
      }}
    >
      {items.map(({ key, content }) => (
        <li key={key} className={styles.item}>
          {content}
        </li>
      ))}
    </ul>
  )
}

/** Calls once the delay is over and nothing else is open over the page. */
function usePopupDelay(isWaiting: boolean, delayMs: number, onDue: () => void): void {
  const open = useEffectEvent(onDue)
  useEffect(() => {
    if (!isWaiting) return
    let timer = setTimeout(function look() {
      const isFree = document.querySelector('[role="dialog"], [role="alertdialog"]') === null
      if (isFree && !document.hidden) open()
      else timer = setTimeout(look, retryMs)
    }, delayMs)
    return () => clearTimeout(timer)
  }, [isWaiting, delayMs])
}
