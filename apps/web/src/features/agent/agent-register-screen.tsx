import { readAgent } from '@foyer/contract'
import { EmptyState, SkeletonList } from '@foyer/ui/states'
import { ChartNoAxesColumn, ChevronRight } from 'lucide-react'
import { useText } from '../../lib/i18n.ts'
import { LoadFailure, NotOffered } from '../../lib/load-failure.tsx'
import { Link } from '../../lib/navigation.tsx'
import { useIsOffered, useValue } from '../../lib/queries.ts'
import { List, ListRow } from '../../ui/list.tsx'
import styles from './agent.module.css'
import { AgentLinks } from './agent-links.tsx'
import { AgentRegister } from './agent-register.tsx'

/** `/m/agentRegister` (ROUTE-08, OPEN-25): an agent registers a member, or invites by links. */
export function AgentRegisterScreen() {
  const t = useText()
  const isOffered = useIsOffered(readAgent)
  const { data } = useValue(readAgent, {})
  if (!isOffered) return <NotOffered />
  const isStopped = data?.state === 'stopped'
  return (
    <div className={styles.screen}>
      {isStopped ? <EmptyState title={t('agent.stopped.title')} body={t('agent.stopped.body')} /> : <AgentRegister />}
      <CenterRow />
      {!isStopped && <OwnLinks />}
    </div>
  )
}

function OwnLinks() {
  const t = useText()
  const { data, error, isFetching, refetch } = useValue(readAgent, {})
  if (!data && error) return <LoadFailure error={error} onRetry={() => void refetch()} isBusy={isFetching} />
  if (!data) return <SkeletonList rows={2} size="panel" label={t('loading')} />
  return <AgentLinks agent={data} />
}

function CenterRow() {
  const t = useText()
  return (
    <List>
      <li>
        <Link href="/m/agent">
          <ListRow
            icon={<ChartNoAxesColumn size={20} aria-hidden="true" />}
            title={t('title.agent')}
            detail={t('agent.open.body')}
            value={<ChevronRight className="turns" size={18} aria-hidden="true" />}
          />
        </Link>
      </li>
    </List>
  )
}
