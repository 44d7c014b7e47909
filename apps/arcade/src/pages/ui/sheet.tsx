import { Button } from '@foyer/ui/button'
import { useBackToClose } from '@foyer/ui/use-back-to-close'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import css from './sheet.module.css'

/**
 * A sheet from the bottom edge: the browser's own modal dialog, which traps the focus, closes on Escape and restores
 * the focus. Its title takes the focus on opening and on each change, so that a new step is announced and the focus is
 * not lost with a removed button.
 */
export function Sheet({
  isOpen,
  onClose,
  title,
  closeLabel,
  canClose = true,
  aside,
  foot,
  children,
}: {
  isOpen: boolean
  onClose: () => void
  title: string
  closeLabel: string
  /** False while the sheet must stay open. */
  canClose?: boolean
  /** Stays visible at the top, beside the title. */
  aside?: ReactNode
  /** Stays visible at the bottom, however long the content is. */
  foot?: ReactNode
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  useBackToClose(isOpen, onClose, canClose)
  useEffect(() => {
    const element = dialog.current
    if (isOpen && element && !element.open) element.showModal()
    if (!isOpen && element?.open) element.close()
  }, [isOpen])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new title is a separate step
  useEffect(() => {
    if (isOpen) heading.current?.focus()
  }, [isOpen, title])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog by Escape, handled by the browser
    <dialog
      aria-labelledby={titleId}
      className={css.sheet}
      onCancel={(event) => {
        event.preventDefault()
        if (canClose) onClose()
      }}
      onClose={() => {
        const element = dialog.current
        if (!isOpen || !element || element.open) return
        if (canClose) return onClose()
        // Browsers do not allow two consecutive cancellations of a close: a sheet that must stay open is opened again.
        element.showModal()
        heading.current?.focus()
      }}
      onClick={(event) => {
        if (canClose && event.target === dialog.current) onClose()
      }}
      ref={dialog}
    >
      {isOpen ? (
        <div className={css.inside}>
          <header className={css.head}>
            <h2 className={css.title} id={titleId} ref={heading} tabIndex={-1}>
              {title}
            </h2>
            {aside}
            {canClose ? (
              <Button aria-label={closeLabel} kind="icon" onClick={onClose}>
                <X aria-hidden="true" size={22} />
              </Button>
            ) : null}
          </header>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls is reached by the keyboard */}
          <section aria-labelledby={titleId} className={css.body} tabIndex={0}>
            {children}
          </section>
          {foot ? <footer className={css.foot}>{foot}</footer> : null}
        </div>
      ) : null}
    </dialog>
  )
}
