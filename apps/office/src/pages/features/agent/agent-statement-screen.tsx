import type { StatementLine } from '@foyer/contract'
import { Anchor, Button, Group, Text, Title } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'wouter'
import { decideStaffAgentStatement, listStaffAgentStatements } from '../../lib/calls.ts'
import { formatMoney, formatMonth, formatPercent, formatTime } from '../../lib/format.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { Loaded } from '../../lib/loaded.tsx'
import { useOffice } from '../../lib/office.tsx'
import { ReasonDialog } from '../../lib/reason-dialog.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Facts } from '../../ui/facts.tsx'
import type { ListedStatement } from './agent.types.ts'
import { agentKey } from './agent-data.ts'
import { AgentPlanTerms } from './agent-plan-terms.tsx'
import { listDecisions, listLineSteps, type StatementDecision } from './agent-statement.rules.ts'
import { StatementBadge } from './agent-statement-table.tsx'
import { AgentLink } from './agent-table.tsx'

/** An agent's statement of a month. */
export function AgentStatementScreen({ id }: { id: string }) {
  const { t } = useTranslation()
  const { merchant } = useOffice()
  const { month = '' } = useParams<{ month?: string }>()
  const query = useQuery({
    queryKey: agentKey(merchant.code, 'statement', id, month),
    queryFn: () => listStaffAgentStatements({ query: { agent: id, month } }, merchant.code),
  })
  return (
    <Loaded query={query}>
      {({ items: [statement] }) =>
        statement ? <StatementPage statement={statement} /> : <Text c="dimmed">{t('office.missing')}</Text>
      }
    </Loaded>
  )
}

function StatementPage({ statement }: { statement: ListedStatement }) {
  const { t, tag } = useTranslation()
  const { merchant, canDo } = useOffice()
  const [decision, setDecision] = useState<StatementDecision>()
  const decisions = canDo('owner', 'finance') ? listDecisions(statement.state) : []
  return (
    <>
      <Group justify="space-between">
        <Group>
          <Title order={1}>
            {t('office.statement.title', { name: statement.username, month: formatMonth(statement.month, tag) })}
          </Title>
          <Anchor component={Link} href={`/${merchant.code}/agents/statements`}>
            {t('office.agents.tab.statements')}
          </Anchor>
        </Group>
        <Group gap="xs">
          {decisions.map((one) => (
            <Button key={one} variant={one === 'approved' ? 'filled' : 'default'} onClick={() => setDecision(one)}>
              {t(`office.statement.${one}`)}
            </Button>
          ))}
        </Group>
      </Group>
      <StatementFacts statement={statement} />
      <section>
        <Title order={2} size="h4">
          {t('office.statement.lines')}
        </Title>
        <LineTable statement={statement} />
      </section>
      <section>
        <Title order={2} size="h4">
          {t('office.statement.terms', { name: statement.planName })}
        </Title>
        <AgentPlanTerms terms={statement.terms} currency={statement.currency} />
      </section>
      {decision === undefined ? null : (
        <DecisionDialog statement={statement} decision={decision} onClose={() => setDecision(undefined)} />
      )}
    </>
  )
}

function StatementFacts({ statement }: { statement: ListedStatement }) {
  const { t, tag } = useTranslation()
  const { username, state, currency, paidAt } = statement
  const money = (minor: string) => formatMoney(minor, currency, tag)
  const facts = [
    [t('office.agent.name'), <AgentLink key="agent" username={username} />],
    [t('office.statement.state'), <StatementBadge key="state" state={state} />],
    [t('office.statement.total'), money(statement.totalMinor)],
    [t('office.statement.payable'), money(statement.payableMinor)],
    [t('office.statement.carried'), money(statement.carriedMinor)],
    [t('office.statement.held'), formatTime(statement.heldUntil, tag)],
    [t('office.statement.paidAt'), paidAt === null ? '–' : formatTime(paidAt, tag)],
    [t('office.reason'), statement.reason ?? '–'],
  ] as const
  return <Facts facts={facts} />
}

function LineTable({ statement: { lines, currency } }: { statement: ListedStatement }) {
  const { t, tag } = useTranslation()
  const money = (minor: string) => formatMoney(minor, currency, tag)
  const sumsOf = (line: StatementLine) =>
    listLineSteps(line).map(({ id, amounts, rateBp, count }) => {
      const shown = Object.fromEntries(Object.entries(amounts).map(([name, minor]) => [name, money(minor)]))
      const rate = rateBp === undefined ? '' : formatPercent(rateBp, tag)
      return <Text key={id}>{t(`office.statement.sum.${id}`, { ...shown, rate, count: count ?? '' })}</Text>
    })
  return (
    <DataTable
      label={t('office.statement.lines')}
      columns={[
        {
          id: 'kind',
          head: t('office.statement.line'),
          cell: (row: StatementLine) => t(`office.statement.line.${row.kind}`, { level: row.level }),
        },
        { id: 'sum', head: t('office.statement.sum'), cell: sumsOf },
        {
          id: 'amount',
          head: t('office.statement.amount'),
          cell: (row: StatementLine) => money(row.amountMinor),
          isNumber: true,
        },
      ]}
      rows={lines}
      keyOf={({ kind, level }) => `${kind} ${level}`}
      empty={t('office.statement.lines.empty')}
    />
  )
}

interface DecisionDialogProps {
  statement: ListedStatement
  decision: StatementDecision
  onClose(): void
}

function DecisionDialog({ statement: { agentId: id, month, username }, decision, onClose }: DecisionDialogProps) {
  const { t } = useTranslation()
  const { merchant } = useOffice()
  const client = useQueryClient()
  return (
    <ReasonDialog
      title={`${t(`office.statement.${decision}`)}: ${username}`}
      submit={t(`office.statement.${decision}`)}
      refusals={{ request_conflict: 'office.member.changed' }}
      run={(reason) => decideStaffAgentStatement({ body: { id, month, decision, reason } }, merchant.code)}
      onDone={() => {
        onClose()
        void client.invalidateQueries({ queryKey: agentKey(merchant.code) })
      }}
      onClose={onClose}
    >
      {() => <Text size="sm">{t(`office.statement.${decision}.hint`)}</Text>}
    </ReasonDialog>
  )
}
