import { Dialog as Base } from '@base-ui/react/dialog'
import { Skeleton } from '@foyer/ui/states'
import { useBackToClose } from '@foyer/ui/use-back-to-close'
import { X } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import styles from './dialog.module.css'

export interface SheetProps {
  isOpen: boolean
  onClose: () => void
  title: string
  closeLabel: string
  /**
   * The sheet shows a page, at the page's own address, which Back leaves. It has its full height from the first paint:
   * nothing moves while the page loads.
   */
  isPage?: boolean
  /** False: it has no way to close it yet. */
  canClose?: boolean
  /** False: no cross in its corner; Back, Escape and a tap beside it close it all the same. */
  hasClose?: boolean
  children: ReactNode
}

/** The sheet itself, with Base UI; use `Sheet`, which loads it when it first opens. */
export function SheetFrame({ isOpen, onClose, title, closeLabel, ...rest }: SheetProps) {
  const { isPage = false, canClose = true, hasClose = true, children } = rest
  useBackToClose(isOpen && !isPage, onClose, canClose)
  return (
    <Base.Root open={isOpen} onOpenChange={(isNowOpen) => !isNowOpen && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup className={isPage ? `${styles.sheet} ${styles.page}` : styles.sheet}>
          <div className={styles.header}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            {canClose && hasClose && (
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
