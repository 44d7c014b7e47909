import { useEffect, useSyncExternalStore } from 'react'
import { useText } from '../lib/i18n.ts'
import { shortToastMs, useNotices } from '../ui/notices.tsx'
import styles from './offline-banner.module.css'

/** Says that the network is gone: a toast of 1.5 s when it goes (ERR-21), then a line as long as it stays away. */
export function OfflineBanner() {
  const t = useText()
  const notices = useNotices()
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  const text = t('network_offline')
  useEffect(() => {
    if (!isOnline) notices.toast(text, { durationMs: shortToastMs, tone: 'bad' })
  }, [isOnline, notices, text])
  if (isOnline) return null
  return <p className={styles.banner}>{text}</p>
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
