import { inbox, restoreInboxMessages } from '@foyer/contract'
import { Button } from '@foyer/ui/button'
import { useBusy } from '@foyer/ui/use-busy'
import { useEffect, useState } from 'react'
import { useText } from '../../lib/i18n.ts'
import { useAddress } from '../../lib/navigation.tsx'
import { useRenew } from '../../lib/queries.ts'
import { useReport } from '../../lib/report.ts'
import { useServices } from '../../lib/services.tsx'
import styles from './notices-list.module.css'

/** Time in which a deletion can be taken back. */
const UNDO_MS = 10_000

/** What was just deleted, with the way back. */
export function NoticesUndo({ deletionId }: { deletionId: string }) {
  const t = useText()
  const { wps } = useServices()
  const { go } = useAddress()
  const report = useReport()
  const renew = useRenew()
  const { isBusy, run } = useBusy()
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), UNDO_MS)
    return () => clearTimeout(timer)
  }, [])
  if (isOver) return null
  const undo = async () => {
    try {
      await wps.call(restoreInboxMessages, { body: { deletionId } })
      go('/m/notice', { isReplacing: true })
    } catch (error) {
      report(error, 'page')
    } finally {
      renew(inbox)
    }
  }
  return (
    <p className={styles.undo} role="status">
      <span>{t('inbox.deleted')}</span>
      <Button kind="secondary" isSmall isBusy={isBusy} onClick={() => void run(undo)}>
        {t('inbox.undo')}
      </Button>
    </p>
  )
}
