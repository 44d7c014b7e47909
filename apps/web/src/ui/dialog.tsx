import { Dialog as Base } from '@base-ui/react/dialog'
import { Button } from '@foyer/ui/button'
import { useBackToClose } from '@foyer/ui/use-back-to-close'
import { type ReactNode, useRef } from 'react'
import styles from './dialog.module.css'
import { ignoreSecondTap } from './second-tap.ts'

export interface DialogProps {
  title: string
  children: ReactNode
  onClose: () => void
  confirmLabel: string
  onConfirm: () => void
  cancelLabel?: string | undefined
  smallPrint?: string | undefined
  /** False lets it leave with its animation; `onClosed` follows. */
  isOpen?: boolean
  onClosed?: () => void
}

/** A small centred dialog that waits for an answer. Load it lazily: it includes Base UI. */
export function Dialog(props: DialogProps) {
  const { title, children, onClose, confirmLabel, onConfirm, cancelLabel, smallPrint } = props
  const { isOpen = true, onClosed } = props
  useBackToClose(isOpen, onClose)
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      onOpenChangeComplete={(isNowOpen) => !isNowOpen && onClosed?.()}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} onClickCapture={ignoreSecondTap} />
        {/* The focus is on the dialog, not on an answer: nobody has chosen one, and a ring would say so. */}
        <Base.Popup
          ref={popup}
          initialFocus={popup}
          className={styles.dialog}
          role="alertdialog"
          onClickCapture={ignoreSecondTap}
        >
          <Base.Title className={styles.title}>{title}</Base.Title>
          <Base.Description className={styles.body} render={<div />}>
            {children}
          </Base.Description>
          {smallPrint !== undefined && <p className={styles.small}>{smallPrint}</p>}
          <div className={styles.actions}>
            {cancelLabel !== undefined && (
              <Button kind="secondary" isWide onClick={onClose}>
                {cancelLabel}
              </Button>
            )}
            <Button isWide onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
