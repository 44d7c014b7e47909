import type { EndpointValue, listApprovals as listCall } from '@foyer/contract'
import { Anchor, Badge, Button, Group, Text, Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { AddressFilter, useFilters } from '../../lib/address-filter.tsx'
import { decideApproval, listApprovals } from '../../lib/calls.ts'
import { formatState, formatTime } from '../../lib/format.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { useOffice } from '../../lib/office.tsx'
import { PagedRows, usePages } from '../../lib/paged-rows.tsx'
import { ReasonDialog } from '../../lib/reason-dialog.tsx'
import { DataTable } from '../../ui/data-table.tsx'

type Approval = EndpointValue<typeof listCall>['items'][number]
type Decision = 'approved' | 'refused'
const states = ['open'] as const

/** Changes that wait for a second person, and what became of others. */
export function ApprovalScreen() {
  const { t } = useTranslation()
  const { merchant } = useOffice()
  const client = useQueryClient()
  const { choice, set } = useFilters()
  const state = choice('state', states)
  const [opened, setOpened] = useState<{ approval: Approval; decision: Decision }>()
  const query = usePages([merchant.code, 'approvals', state], (before: string | undefined) =>
    listApprovals({ query: { state, before } }, merchant.code),
  )
  return (
    <>
      <Title order={1}>{t('office.approvals.title')}</Title>
      <Text c="dimmed">{t('office.approvals.hint')}</Text>
      <AddressFilter
        label={t('office.trail.filter')}
        all={t('office.trail.all')}
        value={state}
        choices={states}
        textOf={(one) => t(`office.approval.state.${one}`)}
        onChoose={(value) => set('state', value)}
      />
      <PagedRows query={query}>
        {(rows) => <ApprovalTable rows={rows} onDecide={(approval, decision) => setOpened({ approval, decision })} />}
      </PagedRows>
      {opened === undefined ? null : (
        <DecisionDialog
          {...opened}
          onClose={() => setOpened(undefined)}
          onDone={() => {
            setOpened(undefined)
            void client.invalidateQueries({ queryKey: [merchant.code] })
          }}
        />
      )}
    </>
  )
}

function ApprovalTable({
  rows,
  onDecide,
}: {
  rows: Approval[]
  onDecide(approval: Approval, decision: Decision): void
}) {
  const { t, tag } = useTranslation()
  const { merchant } = useOffice()
  const columns = [
    { id: 'at', head: t('office.trail.at'), cell: (row: Approval) => formatTime(row.askedAt, tag) },
    {
      id: 'action',
      head: t('office.trail.action'),
      cell: (row: Approval) =>
        [t(`office.approval.${row.action}`), formatState(row.payload)].filter(Boolean).join(' · '),
    },
    {
      id: 'member',
      head: t('office.trail.subject'),
      cell: (row: Approval) => (
        <Anchor component={Link} href={`/${merchant.code}/members/${row.memberId}`}>
          {row.username}
        </Anchor>
      ),
    },
    { id: 'person', head: t('office.approval.askedBy'), cell: (row: Approval) => row.askedBy },
    { id: 'reason', head: t('office.trail.reason'), cell: (row: Approval) => row.reason },
    {
      id: 'state',
      head: t('office.movement.phase'),
      cell: (row: Approval) => (
        <>
          <Badge color={row.state === 'open' ? 'blue' : 'gray'}>{t(`office.approval.state.${row.state}`)}</Badge>
          <Text size="sm">{[row.decidedBy, row.decisionReason].filter((text) => text !== null).join(': ')}</Text>
        </>
      ),
    },
    {
      id: 'decide',
      head: '',
      cell: (row: Approval) =>
        row.state === 'open' ? <Decide row={row} onDecide={(decision) => onDecide(row, decision)} /> : null,
    },
  ]
  return (
    <DataTable
      label={t('office.approvals.title')}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      empty={t('office.approvals.empty')}
    />
  )
}

function Decide({ row, onDecide }: { row: Approval; onDecide(decision: Decision): void }) {
  const { t, tag } = useTranslation()
  if (row.isOwn) return <Text size="sm">{t('office.approval.own', { date: formatTime(row.expiresAt, tag) })}</Text>
  const name = `${t(`office.approval.${row.action}`)}, ${row.username}`
  return (
    <Group gap="xs" wrap="nowrap">
      <Button size="xs" aria-label={`${t('office.approval.approve')}: ${name}`} onClick={() => onDecide('approved')}>
        {t('office.approval.approve')}
      </Button>
      <Button
        size="xs"
        variant="default"
        aria-label={`${t('office.approval.refuse')}: ${name}`}
        onClick={() => onDecide('refused')}
      >
        {t('office.approval.refuse')}
      </Button>
    </Group>
  )
}

function DecisionDialog({
  approval,
  decision,
  onDone,
  onClose,
}: {
  approval: Approval
  decision: Decision
  onDone(): void
  onClose(): void
}) {
  const { t } = useTranslation()
  const { merchant } = useOffice()
  const verb = decision === 'approved' ? t('office.approval.approve') : t('office.approval.refuse')
  return (
    <ReasonDialog
      title={`${verb}: ${t(`office.approval.${approval.action}`)}, ${approval.username}`}
      submit={verb}
      refusals={{ request_conflict: 'office.approval.over', not_allowed: 'office.approval.notOwn' }}
      run={(reason) => decideApproval({ body: { id: approval.id, decision, reason } }, merchant.code)}
      onDone={onDone}
      onClose={onClose}
    >
      {() => (
        <Text size="sm">
          {approval.askedBy}: {approval.reason}
        </Text>
      )}
    </ReasonDialog>
  )
}
