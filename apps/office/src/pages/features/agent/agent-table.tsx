import type { StaffAgent } from '@foyer/contract'
import { Anchor, Badge } from '@mantine/core'
import { Link } from 'wouter'
import { formatMoney, formatTime } from '../../lib/format.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { nameMemberType } from '../../lib/member-type.rules.ts'
import { useOffice } from '../../lib/office.tsx'
import { PagedTable, type Pages } from '../../lib/paged-rows.tsx'
import { agentStateColors } from './agent.types.ts'
import { useAgentPlans } from './agent-data.ts'

export type AgentPages = Pages<StaffAgent, string, { currency: string; isOpen: boolean }>

/** Agents of a list, each with the way to its page. */
export function AgentTable({ query, label, empty }: { query: AgentPages; label: string; empty: string }) {
  const { t, tag } = useTranslation()
  const plans = useAgentPlans()
  const currency = query.data?.pages[0]?.currency ?? ''
  const columns = [
    { id: 'name', head: t('office.agent.name'), cell: (row: StaffAgent) => <AgentLink username={row.username} /> },
    {
      id: 'state',
      head: t('office.agent.state'),
      cell: (row: StaffAgent) => (
        <Badge autoContrast color={agentStateColors[row.state]}>
          {t(`office.agent.state.${row.state}`)}
        </Badge>
      ),
    },
    { id: 'type', head: t('office.members.type'), cell: (row: StaffAgent) => t(nameMemberType(row.type)) },
    {
      id: 'plan',
      head: t('office.agent.plan'),
      cell: (row: StaffAgent) => plans.data?.items.find(({ id }) => id === row.planId)?.name ?? '–',
    },
    {
      id: 'parent',
      head: t('office.agent.parent'),
      cell: (row: StaffAgent) => (row.parentName === null ? '–' : <AgentLink username={row.parentName} />),
    },
    { id: 'members', head: t('office.agent.members'), cell: (row: StaffAgent) => row.memberCount, isNumber: true },
    { id: 'below', head: t('office.agent.below'), cell: (row: StaffAgent) => row.childCount, isNumber: true },
    {
      id: 'net',
      head: t('office.agent.net'),
      cell: (row: StaffAgent) => formatMoney(row.netMinor, currency, tag),
      isNumber: true,
    },
    { id: 'applied', head: t('office.agent.applied'), cell: (row: StaffAgent) => formatTime(row.appliedAt, tag) },
  ]
  return <PagedTable query={query} label={label} columns={columns} keyOf={({ id }) => id} empty={empty} />
}

export function AgentLink({ username }: { username: string }) {
  const { merchant } = useOffice()
  return (
    <Anchor component={Link} href={`/${merchant.code}/agents/agent/${encodeURIComponent(username)}`}>
      {username}
    </Anchor>
  )
}
