import { listAgentBets } from '@foyer/contract'
import { EmptyState, SkeletonList } from '@foyer/ui/states'
import { useDateTime, useMoney } from '../../lib/format.ts'
import { useText } from '../../lib/i18n.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { usePages } from '../../lib/pages.ts'
import { AmountText } from '../../ui/amount.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { AgentMore } from './agent-more.tsx'
import type { DayRange } from './agent-period.rules.ts'

/** Settled bets of an own member in the period, its last one first. */
export function AgentBets({ member, range: { from, to } }: { member: string; range: DayRange }) {
  const t = useText()
  const money = useMoney()
  const formatDateTime = useDateTime()
  const pages = usePages(listAgentBets, { member, from, to }, 'after')
  const { data, error, isFetching, refetch } = pages
  if (!data && error) return <LoadFailure error={error} onRetry={() => void refetch()} isBusy={isFetching} />
  if (!data) return <SkeletonList rows={3} label={t('loading')} />
  const bets = data.flatMap(({ items, currency }) => items.map((bet) => ({ ...bet, currency })))
  if (bets.length === 0) return <EmptyState title={t('agent.numbers.empty')} body={t('agent.numbers.empty.body')} />
  return (
    <>
      <List>
        {bets.map(({ id, game, at, stakedMinor, wonMinor, currency }) => (
          <li key={id}>
            <ListRow
              title={<bdi>{game}</bdi>}
              detail={`${formatDateTime(at, 'soon')} · ${t('agent.bets.stake', { amount: money(stakedMinor, currency) })}`}
              value={<AmountText text={money(wonMinor, currency)} tone={wonMinor === '0' ? 'plain' : 'good'} />}
              valueDetail={t('agent.figure.won')}
            />
          </li>
        ))}
      </List>
      <AgentMore pages={pages} />
    </>
  )
}
