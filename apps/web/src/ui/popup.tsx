import { Button } from '@foyer/ui/button'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { CheckField } from './check-field.tsx'
import styles from './popup.module.css'
import { canClosePopup, decidePopup } from './popup.rules.ts'
import { isMotionReduced, PopupItems } from './popup-items.tsx'
import { Sheet } from './sheet.tsx'

/** After its delay, time until the next look for a moment without anything else over the page, in ms. */
const retryMs = 5_000

export interface PopupProps {
  /** Items in a row, such as pictures. */
  popupList: readonly { key: string; content: ReactNode }[]
  /** The row goes on by itself; not with reduced motion, and not once it was touched. */
  autoplay?: boolean
  /** Time until it comes by itself, in ms. */
  delay: number
  /** The cross in its corner; Back, Escape and a tap beside it close it as well. */
  showClose?: boolean
  showTodayCheckbox?: boolean
  /** It was put off for today. */
  todayHide?: boolean
  /** It cannot be closed before the ends of all items were in view. */
  forceRead?: boolean
  /** It comes although it was put off for today. */
  forcePopup?: boolean
  /** It comes at once: the visitor has closed what announced it. */
  isRequested?: boolean
  isAllowed: boolean
  title: string
  texts: { close: string; today: string }
  /** Texts of a button below the items, which leads from one to the next and closes the last; it has none without. */
  reading?: { next: string; note: string }
  onTodayHide?: (isHidden: boolean) => void
  onClosed: () => void
  children?: (close: () => void) => ReactNode
}

/** A sheet that comes by itself, with its items in a row above what it says (MODAL-22). */
export function Popup(props: PopupProps) {
  const { popupList, autoplay = false, delay, showClose = true, showTodayCheckbox = false, forceRead = false } = props
  const { todayHide = false, forcePopup = false, isRequested = false, isAllowed, title, texts } = props
  const { reading, onTodayHide, onClosed, children } = props
  const [isOpen, setOpen] = useState(false)
  const [read, setRead] = useState<ReadonlySet<number>>(new Set())
  const [isHeld, setHeld] = useState(false)
  const row = useRef<HTMLUListElement>(null)
  const decision = decidePopup({ todayHide, forcePopup, isRequested, isAllowed })
  usePopupDelay(decision === 'later' && !isOpen, delay, () => setOpen(true))
  useEffect(() => {
    if (isRequested) setOpen(true)
  }, [isRequested])
  const canClose = canClosePopup({ forceRead, read: read.size, total: popupList.length })
  const next = popupList.findIndex((_, index) => !read.has(index))
  const close = () => {
    setOpen(false)
    onClosed()
  }
  const showNext = () => {
    setHeld(true)
    const item = row.current?.children[next]
    // The keyboard scrolls the item from here, a screen reader reads it.
    if (item instanceof HTMLElement) item.focus({ preventScroll: true })
    item?.scrollIntoView({ inline: 'start', behavior: isMotionReduced() ? 'auto' : 'smooth' })
  }
  return (
    <Sheet
      isOpen={isOpen}
      onClose={() => canClose && close()}
      canClose={canClose}
      hasClose={showClose}
      title={title}
      closeLabel={texts.close}
    >
      <div className={styles.popup}>
        {children?.(close)}
        {forceRead && reading && <p className={styles.note}>{reading.note}</p>}
        {popupList.length > 0 && (
          <PopupItems
            ref={row}
            items={popupList}
            isMoving={autoplay && !isHeld}
            onHold={() => setHeld(true)}
            onRead={(index) => setRead((now) => (now.has(index) ? now : new Set([...now, index])))}
          />
        )}
        {showTodayCheckbox && (
          <CheckField
            label={texts.today}
            defaultChecked={todayHide}
            onChange={(event) => onTodayHide?.(event.target.checked)}
          />
        )}
        {reading && (
          <Button isWide onClick={next < 0 ? close : showNext}>
            {next < 0 ? texts.close : reading.next}
          </Button>
        )}
      </div>
    </Sheet>
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
