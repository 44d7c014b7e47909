import { listAgentStatements } from '@foyer/contract'
import { EmptyState, SkeletonList } from '@foyer/ui/states'
import { ReceiptText } from 'lucide-react'
import { useText } from '../../lib/i18n.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { usePages } from '../../lib/pages.ts'
import { AgentMore } from './agent-more.tsx'
import { AgentStatementCard } from './agent-statement.tsx'

/** The monthly statements, newest first. */
export function AgentEarnings() {
  const t = useText()
  const pages = usePages(listAgentStatements, {}, 'after')
  const { data, error, isFetching, refetch } = pages
  if (!data && error) return <LoadFailure error={error} onRetry={() => void refetch()} isBusy={isFetching} />
  if (!data) return <SkeletonList rows={3} size="panel" label={t('loading')} />
  const statements = data.flatMap(({ items }) => items)
  if (statements.length === 0)
    return (
      <EmptyState
        icon={<ReceiptText size={28} aria-hidden="true" />}
        title={t('agent.earnings.empty')}
        body={t('agent.earnings.empty.body')}
      />
    )
  return (
    <>
      {statements.map((statement) => (
        <AgentStatementCard key={statement.month} statement={statement} />
      ))}
      <AgentMore pages={pages} />
    </>
  )
}
