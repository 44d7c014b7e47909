import { Dialog as Base } from '@base-ui/react/dialog'
import { useBackToClose } from '@foyer/ui/use-back-to-close'
import { X } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import styles from './dialog.module.css'
import { Skeleton } from './states.tsx'

export interface SheetProps {
  isOpen: boolean
  onClose: () => void
  title: string
  closeLabel: string
  /** The sheet is an entry of the history already, by an address of its own: Back leaves that. */
  hasAddress?: boolean
  /** False: it has no way to close it yet. */
  canClose?: boolean
  children: ReactNode
}

/** The sheet itself, with Base UI; use `Sheet`, which loads it when it first opens. */
export function SheetFrame({ isOpen, onClose, title, closeLabel, ...rest }: SheetProps) {
  const { hasAddress = false, canClose = true, children } = rest
  useBackToClose(isOpen && !hasAddress, onClose, canClose)
  return (
    <Base.Root open={isOpen} onOpenChange={(isNowOpen) => !isNowOpen && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup className={styles.sheet}>
          <div className={styles.header}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            {canClose && (
              <Base.Close className={styles.close} aria-label={closeLabel}>
                <X size={22} aria-hidden="true" />
              </Base.Close>
            )}
          </div>
          <div className={styles.content}>
            <Suspense fallback={<Skeleton size="card" />}>{children}</Suspense>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
