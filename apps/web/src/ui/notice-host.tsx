import { Suspense, useSyncExternalStore } from 'react'
import { classNames } from './class-names.ts'
import { lazyChunk } from './lazy-chunk.tsx'
import styles from './notice-host.module.css'
import { longToastMs, type NoticeState, useNotices } from './notices.ts'

const Dialog = lazyChunk(async () => (await import('./dialog.tsx')).Dialog)
const nothing: NoticeState = { toasts: [], alerts: [] }

/** Draws toasts and alerts over the page. */
export function NoticeHost() {
  const notices = useNotices()
  const { toasts, alerts } = useSyncExternalStore(notices.subscribe, notices.get, () => nothing)
  const alert = alerts[0]
  return (
    <>
      <div className={styles.toasts} role="status" aria-live="polite">
        {toasts.map((toast) => (
          <p key={toast.id} className={classNames(styles.toast, styles[toast.tone])}>
            {toast.text}
          </p>
        ))}
      </div>
      {alert && (
        <Suspense fallback={null}>
          <Dialog
            key={alert.id}
            title={alert.title}
            onClose={() => alert.answer(false)}
            confirmLabel={alert.confirmLabel}
            onConfirm={() => alert.answer(true)}
            cancelLabel={alert.cancelLabel}
            smallPrint={alert.smallPrint}
            onFail={() => {
              // Without its dialog it is told all the same, and nothing was agreed to.
              notices.toast(alert.text, { durationMs: longToastMs })
              alert.answer(false)
            }}
          >
            {/* T33: the server's words are text, never markup. */}
            {alert.text.split('\n').map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Dialog>
        </Suspense>
      )}
    </>
  )
}
