import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from './button.tsx'
import css from './sheet.module.css'

/**
 * A sheet that comes up from the bottom: the browser's own modal dialog, which keeps the focus inside, closes on
 * Escape and gives the focus back.
 */
export function Sheet({
  isOpen,
  onClose,
  title,
  closeLabel,
  canClose = true,
  children,
}: {
  isOpen: boolean
  onClose: () => void
  title: string
  closeLabel: string
  /** False while something must not be left alone. */
  canClose?: boolean
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    if (isOpen && element && !element.open) element.showModal()
    if (!isOpen && element?.open) element.close()
  }, [isOpen])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out of a dialog is Escape, handled by the browser
    <dialog
      aria-labelledby={titleId}
      className={css.sheet}
      onCancel={(event) => {
        event.preventDefault()
        if (canClose) onClose()
      }}
      onClick={(event) => {
        if (canClose && event.target === dialog.current) onClose()
      }}
      ref={dialog}
    >
      {isOpen ? (
        <div className={css.inside}>
          <div aria-hidden="true" className={css.handle} />
          <header className={css.head}>
            <h2 className={css.title} id={titleId} tabIndex={-1}>
              {title}
            </h2>
            {canClose ? (
              <Button aria-label={closeLabel} kind="icon" onClick={onClose}>
                <X aria-hidden="true" size={22} />
              </Button>
            ) : null}
          </header>
          {children}
        </div>
      ) : null}
    </dialog>
  )
}
