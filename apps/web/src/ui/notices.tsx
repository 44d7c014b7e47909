import { classNames } from '@foyer/ui/class-names'
import { createContext, type ReactNode, Suspense, useContext, useSyncExternalStore } from 'react'
import { lazyChunk } from './lazy-chunk.tsx'
import styles from './notices.module.css'

export interface ToastNotice {
  id: number
  text: string
  tone: 'plain' | 'good' | 'bad'
}

export interface AlertNotice {
  id: number
  /** What happened or is asked (decision 091). */
  title: string
  text?: string
  /** Below the text, e.g. links. */
  details?: ReactNode
  confirmLabel: string
  /** With it, the dialog has a second button. */
  cancelLabel?: string
  /**
   * Of several alerts on one subject, or without one with the same words, the first is shown; the others count as
   * closed.
   */
  subject?: string
  /** For support inquiries, e.g. a reference. */
  smallPrint?: string
  answer: (isConfirmed: boolean) => void
}

/** MODAL-24: short texts, and errors with longer text. */
export const shortToastMs = 1500
export const longToastMs = 4000
const MAX_TOASTS = 3

export interface NoticeState {
  toasts: readonly ToastNotice[]
  alerts: readonly AlertNotice[]
}

export interface Notices {
  get(): NoticeState
  subscribe(listener: () => void): () => void
  /** A line that disappears by itself. */
  toast(text: string, options?: { durationMs?: number; tone?: ToastNotice['tone'] }): void
  /** A dialog that waits for the member; resolves to whether it was confirmed. Alerts are queued. */
  alert(content: Omit<AlertNotice, 'id' | 'answer'>): Promise<boolean>
}

const nameSubject = ({ subject, title, text = '' }: Pick<AlertNotice, 'subject' | 'title' | 'text'>) =>
  subject ?? `${title}\n${text}`

/** State of the notifications; rendered by NoticeHost. */
export function createNotices(): Notices {
  let state: NoticeState = { toasts: [], alerts: [] }
  let lastId = 0
  const listeners = new Set<() => void>()
  const set = (next: Partial<NoticeState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    toast(text, { durationMs = shortToastMs, tone = 'plain' } = {}) {
      lastId += 1
      const id = lastId
      set({ toasts: [...state.toasts.filter((toast) => toast.text !== text), { id, text, tone }].slice(-MAX_TOASTS) })
      setTimeout(() => set({ toasts: state.toasts.filter((toast) => toast.id !== id) }), durationMs)
    },
    alert(content) {
      lastId += 1
      const id = lastId
      const isTold = state.alerts.some((alert) => nameSubject(alert) === nameSubject(content))
      if (isTold) return Promise.resolve(false)
      return new Promise((resolve) => {
        const answer = (isConfirmed: boolean) => {
          set({ alerts: state.alerts.filter((alert) => alert.id !== id) })
          resolve(isConfirmed)
        }
        set({ alerts: [...state.alerts, { ...content, id, answer }] })
      })
    },
  }
}

export const NoticesContext = createContext<Notices | undefined>(undefined)

export function useNotices(): Notices {
  const notices = useContext(NoticesContext)
  if (!notices) throw new Error('no notices around this component')
  return notices
}

const Dialog = lazyChunk(async () => (await import('./dialog.tsx')).Dialog)
const nothing: NoticeState = { toasts: [], alerts: [] }

/** Renders toasts and alerts over the page, once. */
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
              // Without its dialog the text is shown as a toast, and nothing is confirmed.
              notices.toast(alert.text ?? alert.title, { durationMs: longToastMs })
              alert.answer(false)
            }}
          >
            {/* T33: the server's message is text, never markup. */}
            {alert.text?.split('\n').map((line) => (
              <p key={line}>{line}</p>
            ))}
            {alert.details}
          </Dialog>
        </Suspense>
      )}
    </>
  )
}
