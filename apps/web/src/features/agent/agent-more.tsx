import { Button } from '@foyer/ui/button'
import { useText } from '../../lib/i18n.ts'
import styles from './agent.module.css'

interface MoreProps {
  /** Loaded pages of a list (`usePages`). */
  pages: {
    error: unknown
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => Promise<unknown>
  }
}

/** The end of a list: loads its next page, and says so where that failed. */
export function AgentMore({ pages: { error, hasNextPage, isFetchingNextPage, fetchNextPage } }: MoreProps) {
  const t = useText()
  if (!hasNextPage) return null
  return (
    <div className={styles.end}>
      {Boolean(error) && <p className={styles.note}>{t('agent.more.failed')}</p>}
      <Button kind="secondary" onClick={() => void fetchNextPage()} isBusy={isFetchingNextPage}>
        {t(error ? 'retry' : 'more')}
      </Button>
    </div>
  )
}
