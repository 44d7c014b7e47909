import { isAgent, readAgent } from '@foyer/contract'
import { SkeletonList } from '@foyer/ui/states'
import { useText } from '../../lib/i18n.ts'
import { LoadFailure, NotOffered } from '../../lib/load-failure.tsx'
import { useIsOffered, useValue } from '../../lib/queries.ts'
import { useSession } from '../../lib/services.tsx'
import styles from './agent.module.css'
import { AgentApplication } from './agent-application.tsx'
import { AgentCenter } from './agent-center.tsx'

/** `/m/agent`: a member's application, or an agent's numbers, earnings and plan. */
export function AgentScreen() {
  const t = useText()
  const type = useSession()?.type ?? 0
  const isOffered = useIsOffered(readAgent)
  const { data, error, isFetching, refetch } = useValue(readAgent, {}, { isEnabled: isOffered })
  if (!isOffered) return <NotOffered />
  if (!data && error) return <LoadFailure error={error} onRetry={() => void refetch()} isBusy={isFetching} />
  if (!data) return <SkeletonList rows={3} size="panel" label={t('loading')} />
  return (
    <div className={styles.screen}>
      {isAgent(type) ? <AgentCenter agent={data} /> : <AgentApplication agent={data} />}
    </div>
  )
}
