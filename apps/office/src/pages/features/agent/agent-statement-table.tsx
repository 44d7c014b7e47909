import type { StatementState } from '@foyer/contract'
import { Anchor, Badge } from '@mantine/core'
import { Link } from 'wouter'
import { listStaffAgentStatements } from '../../lib/calls.ts'
import { formatMoney, formatMonth, formatTime } from '../../lib/format.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { useOffice } from '../../lib/office.tsx'
import { PagedTable, usePages } from '../../lib/paged-rows.tsx'
import type { ListedStatement } from './agent.types.ts'
import { agentKey } from './agent-data.ts'

/** Of each state; a missing one fails the type check. */
const stateColors = {
  pending: 'yellow',
  approved: 'blue',
  paid: 'green',
  reversed: 'red',
} as const satisfies Record<StatementState, string>

interface StatementFilter {
  state?: StatementState | undefined
  month?: string | undefined
  agent?: string | undefined
}

/** Statements of a filter, newest month first. */
export function AgentStatementTable({ filter }: { filter: StatementFilter }) {
  const { t, tag } = useTranslation()
  const { merchant } = useOffice()
  const query = usePages(agentKey(merchant.code, 'statements', filter), (after: string | undefined) =>
    listStaffAgentStatements({ query: { ...filter, after } }, merchant.code),
  )
  const columns = [
    {
      id: 'agent',
      head: t('office.agent.name'),
      cell: (row: ListedStatement) => (
        <Anchor component={Link} href={`/${merchant.code}/agents/statements/${row.agentId}/${row.month}`}>
          {row.username}
        </Anchor>
      ),
    },
    { id: 'month', head: t('office.statement.month'), cell: (row: ListedStatement) => formatMonth(row.month, tag) },
    {
      id: 'state',
      head: t('office.statement.state'),
      cell: (row: ListedStatement) => <StatementBadge state={row.state} />,
    },
    { id: 'plan', head: t('office.agent.plan'), cell: (row: ListedStatement) => row.planName },
    {
      id: 'total',
      head: t('office.statement.total'),
      cell: (row: ListedStatement) => formatMoney(row.totalMinor, row.currency, tag),
      isNumber: true,
    },
    {
      id: 'payable',
      head: t('office.statement.payable'),
      cell: (row: ListedStatement) => formatMoney(row.payableMinor, row.currency, tag),
      isNumber: true,
    },
    { id: 'held', head: t('office.statement.held'), cell: (row: ListedStatement) => formatTime(row.heldUntil, tag) },
  ]
  return (
    <PagedTable
      query={query}
      label={t('office.agents.tab.statements')}
      columns={columns}
      keyOf={(row) => `${row.month} ${row.agentId}`}
      empty={t('office.statements.empty')}
    />
  )
}

export function StatementBadge({ state }: { state: StatementState }) {
  const { t } = useTranslation()
  return (
    <Badge autoContrast color={stateColors[state]}>
      {t(`office.statement.state.${state}`)}
    </Badge>
  )
}
