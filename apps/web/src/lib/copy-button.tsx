import { Copy } from 'lucide-react'
import { longToastMs, useNotices } from '../ui/notices.tsx'
import styles from './copy-button.module.css'
import { useText } from './i18n.ts'

/** Copies a text with one tap and confirms it; `label` names the text. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useText()
  const copy = useCopy()
  return (
    <button
      type="button"
      className={styles.copy}
      aria-label={t('copy.label', { name: label })}
      onClick={() => copy(text)}
    >
      <Copy size={18} aria-hidden="true" />
    </button>
  )
}

/** Returns the function that copies a text and reports the result. */
export function useCopy(): (text: string) => void {
  const t = useText()
  const notices = useNotices()
  return (text) => {
    void copyText(text).then(
      () => notices.toast(t('copy.done'), { tone: 'good' }),
      // Denied, or missing on plain http.
      () => notices.toast(t('copy.failed'), { durationMs: longToastMs, tone: 'bad' }),
    )
  }
}

async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}
