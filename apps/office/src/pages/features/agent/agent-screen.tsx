import type { AgentState, StaffAgent } from '@foyer/contract'
import { Alert, Anchor, Badge, Button, Group, Text, Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { listStaffAgents } from '../../lib/calls.ts'
import { formatMoney, formatMonth, formatTime } from '../../lib/format.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { Loaded } from '../../lib/loaded.tsx'
import { nameMemberType } from '../../lib/member-type.rules.ts'
import { useOffice } from '../../lib/office.tsx'
import { usePages } from '../../lib/paged-rows.tsx'
import { WaitingNotice } from '../../lib/waiting-notice.tsx'
import { Facts } from '../../ui/facts.tsx'
import { type AgentWay, agentStateColors } from './agent.types.ts'
import { agentKey, useAgent, useAgentPlans } from './agent-data.ts'
import { AgentDecisionDialog } from './agent-decision-dialog.tsx'
import { AgentMoveDialog } from './agent-move-dialog.tsx'
import { AgentPlanChoiceDialog } from './agent-plan-choice-dialog.tsx'
import { AgentStatementTable } from './agent-statement-table.tsx'
import { AgentLink, type AgentPages, AgentTable } from './agent-table.tsx'

const waysOf = {
  none: [],
  applied: ['approve', 'refuse'],
  refused: ['approve'],
  approved: ['stop'],
  stopped: ['goOn'],
} as const satisfies Record<AgentState, readonly AgentWay[]>

/** What a change has led to: a month from which it counts, or a second person who decides. */
type Outcome = { from: string } | 'waiting'

/** One agent or application by its name, and the agents right below. */
export function AgentScreen({ id: username }: { id: string }) {
  const { t } = useTranslation()
  const { merchant } = useOffice()
  const query = useAgent(username)
  return (
    <>
      <Group>
        <Title order={1}>{username}</Title>
        <Anchor component={Link} href={`/${merchant.code}/agents`}>
          {t('office.agents.title')}
        </Anchor>
      </Group>
      <Loaded query={query}>
        {(found) => (found === null ? <Text c="dimmed">{t('office.missing')}</Text> : <AgentDetail {...found} />)}
      </Loaded>
    </>
  )
}

function AgentDetail({ agent, currency }: { agent: StaffAgent; currency: string }) {
  const { t } = useTranslation()
  const { merchant, canDo } = useOffice()
  const [outcome, setOutcome] = useState<Outcome>()
  const children: AgentPages = usePages(agentKey(merchant.code, 'below', agent.id), (after: string | undefined) =>
    listStaffAgents({ query: { parent: agent.id, after } }, merchant.code),
  )
  return (
    <>
      <Group justify="space-between">
        <Badge autoContrast color={agentStateColors[agent.state]}>
          {t(`office.agent.state.${agent.state}`)}
        </Badge>
        {canDo('owner') ? <AgentWays agent={agent} onDone={setOutcome} /> : null}
      </Group>
      <OutcomeNotice outcome={outcome} onClose={() => setOutcome(undefined)} />
      <AgentFacts agent={agent} currency={currency} />
      <section>
        <Title order={2} size="h4">
          {t('office.agent.below')}
        </Title>
        <AgentTable query={children} label={t('office.agent.below')} empty={t('office.agent.below.empty')} />
      </section>
      {canDo('owner', 'finance', 'risk') ? (
        <section>
          <Title order={2} size="h4">
            {t('office.agents.tab.statements')}
          </Title>
          <AgentStatementTable filter={{ agent: agent.id }} />
        </section>
      ) : null}
    </>
  )
}

function AgentFacts({ agent, currency }: { agent: StaffAgent; currency: string }) {
  const { t, tag } = useTranslation()
  const { merchant } = useOffice()
  const plans = useAgentPlans()
  const facts = [
    [
      t('office.agent.member'),
      <Anchor key="member" component={Link} href={`/${merchant.code}/members/${agent.id}`}>
        {agent.username}
      </Anchor>,
    ],
    [t('office.agent.text'), agent.text || '–'],
    [t('office.agent.applied'), formatTime(agent.appliedAt, tag)],
    [t('office.agent.decided'), agent.decidedAt === null ? '–' : formatTime(agent.decidedAt, tag)],
    [t('office.reason'), agent.reason ?? '–'],
    [t('office.agent.code'), agent.code ?? '–'],
    [t('office.members.type'), t(nameMemberType(agent.type))],
    [t('office.agent.plan'), plans.data?.items.find(({ id }) => id === agent.planId)?.name ?? '–'],
    [
      t('office.agent.parent'),
      agent.parentName === null ? t('office.agent.top') : <AgentLink key="parent" username={agent.parentName} />,
    ],
    [t('office.agent.members'), agent.memberCount.toLocaleString(tag)],
    [t('office.agent.below'), agent.childCount.toLocaleString(tag)],
    [t('office.agent.net'), formatMoney(agent.netMinor, currency, tag)],
  ] as const
  return <Facts facts={facts} />
}

/** Changes of an agent; who has a code was approved once, and has a place and a plan. */
function AgentWays({ agent, onDone }: { agent: StaffAgent; onDone(outcome: Outcome | undefined): void }) {
  const { t } = useTranslation()
  const { merchant } = useOffice()
  const client = useQueryClient()
  const [opened, setOpened] = useState<AgentWay | 'move' | 'plan'>()
  const ways = agent.code === null ? waysOf[agent.state] : ([...waysOf[agent.state], 'move', 'plan'] as const)
  const close = () => setOpened(undefined)
  const done = (outcome?: Outcome) => {
    close()
    onDone(outcome)
    void client.invalidateQueries({ queryKey: agentKey(merchant.code) })
  }
  return (
    <Group gap="xs">
      {ways.map((way) => (
        <Button key={way} variant="default" onClick={() => setOpened(way)}>
          {t(`office.agent.way.${way}`)}
        </Button>
      ))}
      {opened === undefined ? null : opened === 'move' ? (
        <AgentMoveDialog agent={agent} onDone={done} onClose={close} />
      ) : opened === 'plan' ? (
        <AgentPlanChoiceDialog agent={agent} onDone={done} onClose={close} />
      ) : (
        <AgentDecisionDialog
          way={opened}
          agent={agent}
          onDone={({ approvalId }) => done(approvalId === null ? undefined : 'waiting')}
          onClose={close}
        />
      )}
    </Group>
  )
}

function OutcomeNotice({ outcome, onClose }: { outcome: Outcome | undefined; onClose(): void }) {
  const { t, tag } = useTranslation()
  if (outcome === undefined) return null
  if (outcome === 'waiting')
    return (
      <WaitingNotice onClose={onClose}>
        <Text>{t('office.agent.waiting')}</Text>
      </WaitingNotice>
    )
  return (
    <Alert color="green" role="status" withCloseButton closeButtonLabel={t('office.close')} onClose={onClose}>
      {t('office.agent.from', { month: formatMonth(outcome.from, tag) })}
    </Alert>
  )
}
