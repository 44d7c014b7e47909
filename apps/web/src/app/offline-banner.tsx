import { useEffect } from 'react'
import { useText } from '../lib/i18n.ts'
import { useIsOnline } from '../lib/online.ts'
import { shortToastMs, useNotices } from '../ui/notices.tsx'
import styles from './offline-banner.module.css'

/** Reports a lost network: a toast of 1.5 s at its loss (ERR-21), then a line until it returns. */
export function OfflineBanner() {
  const t = useText()
  const notices = useNotices()
  const isOnline = useIsOnline()
  const text = t('network_offline')
  useEffect(() => {
    if (!isOnline) notices.toast(text, { durationMs: shortToastMs, tone: 'bad' })
  }, [isOnline, notices, text])
  if (isOnline) return null
  return <p className={styles.banner}>{text}</p>
}
