import { type AgentGroup, agentGroups, readAgentNumbers } from '@foyer/contract'
import { SkeletonList } from '@foyer/ui/states'
import { type ReactNode, useState } from 'react'
import { useDateTime } from '../../lib/format.ts'
import { useText } from '../../lib/i18n.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { useAddress } from '../../lib/navigation.tsx'
import { usePages } from '../../lib/pages.ts'
import { useServices } from '../../lib/services.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { AgentNumberRows } from './agent-number-rows.tsx'
import { AgentNumberTotals } from './agent-number-totals.tsx'
import { type DayRange, daysOf, daysOfMonth, noonOf, periods, readMonth } from './agent-period.rules.ts'

const scopes = ['own', 'whole'] as const

/** Numbers of a period, of own members or of all below, with rows by day, game, member or agent. */
export function AgentNumbers() {
  const t = useText()
  const { query } = useAddress()
  const month = readMonth(query.get('month'))
  const [period, setPeriod] = useState(month ?? 'month')
  const [scope, setScope] = useState(scopes[query.get('whole') === 'true' ? 1 : 0])
  const [wantedBy, setBy] = useState(agentGroups.find((group) => group === query.get('by')) ?? 'day')
  // Agents below are of the whole team.
  const groups = agentGroups.filter((group) => scope === 'whole' || group !== 'agent')
  const by = groups.find((group) => group === wantedBy) ?? 'day'
  const range = useRange(period)
  return (
    <>
      <PeriodField period={period} month={month} onPeriod={setPeriod} />
      <Tabs
        label={t('agent.scope')}
        value={scope}
        options={scopes.map((value) => ({ value, label: t(`agent.scope.${value}`) }))}
        onChange={setScope}
      />
      <Found
        range={range}
        by={by}
        isWhole={scope === 'whole'}
        groups={
          <Tabs
            label={t('agent.by')}
            value={by}
            options={groups.map((value) => ({ value, label: t(`agent.by.${value}`) }))}
            onChange={setBy}
          />
        }
      />
    </>
  )
}

/** The days of a period, or of a month `YYYY-MM`, by the server's clock. */
function useRange(period: string): DayRange {
  const { clock } = useServices()
  const [now] = useState(() => new Date(clock.now()))
  const known = periods.find((name) => name === period)
  return known ? daysOf(known, now) : daysOfMonth(period)
}

interface PeriodProps {
  period: string
  /** A further month to choose, of a statement. */
  month: string | undefined
  onPeriod: (period: string) => void
}

function PeriodField({ period, month, onPeriod }: PeriodProps) {
  const t = useText()
  const formatDateTime = useDateTime()
  return (
    <SelectField
      isInline
      label={t('agent.period')}
      placeholder={t('agent.period')}
      value={period}
      options={[
        ...(month === undefined ? [] : [{ value: month, label: formatDateTime(noonOf(month), 'month') }]),
        ...periods.map((value) => ({ value, label: t(`agent.period.${value}`) })),
      ]}
      onValue={onPeriod}
    />
  )
}

interface FoundProps {
  range: DayRange
  by: AgentGroup
  isWhole: boolean
  /** Choice of the rows' group. */
  groups: ReactNode
}

function Found({ range, by, isWhole, groups }: FoundProps) {
  const t = useText()
  const pages = usePages(readAgentNumbers, { ...range, by, whole: String(isWhole) }, 'after')
  const { data, error, isFetching, refetch } = pages
  if (!data && error) return <LoadFailure error={error} onRetry={() => void refetch()} isBusy={isFetching} />
  const [first] = data ?? []
  return (
    <>
      {first ? <AgentNumberTotals numbers={first} /> : <SkeletonList rows={1} size="panel" label={t('loading')} />}
      {groups}
      {data && first && (
        <AgentNumberRows
          rows={data.flatMap(({ rows }) => rows)}
          currency={first.currency}
          range={range}
          by={by}
          isWhole={isWhole}
          pages={pages}
        />
      )}
    </>
  )
}
