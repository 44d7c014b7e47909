import type { EndpointValue, listStaffMemberPayments } from '@foyer/contract'
import { Title } from '@mantine/core'
import { AddressFilter, useFilters } from '../../lib/address-filter.tsx'
import { listMemberPayments } from '../../lib/calls.ts'
import { formatMoney, formatTime } from '../../lib/format.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { useOffice } from '../../lib/office.tsx'
import { PagedTable, usePages } from '../../lib/paged-rows.tsx'
import type { MemberTabProps } from './member.types.ts'

type Payment = EndpointValue<typeof listStaffMemberPayments>['items'][number]
const kinds = ['deposit', 'withdrawal'] as const

/** Deposits and withdrawals of a member, newest first. */
export function MemberPayments({ member: { id } }: MemberTabProps) {
  const { t, tag } = useTranslation()
  const { merchant } = useOffice()
  const { choice, set } = useFilters()
  const kind = choice('kind', kinds)
  const query = usePages([merchant.code, 'member', id, 'payments', kind], (before: string | undefined) =>
    listMemberPayments({ params: { id }, query: { kind, before } }, merchant.code),
  )
  const columns = [
    { id: 'at', head: t('office.movement.at'), cell: (row: Payment) => formatTime(row.createdAt, tag) },
    { id: 'kind', head: t('office.movement.kind'), cell: (row: Payment) => t(`office.kind.${row.kind}`) },
    { id: 'state', head: t('office.movement.phase'), cell: (row: Payment) => t(`office.payment.${row.status}`) },
    {
      id: 'amount',
      head: t('office.movement.amount'),
      cell: (row: Payment) => formatMoney(row.amountMinor, row.currency, tag),
      isNumber: true,
    },
    { id: 'way', head: t('office.payment.way'), cell: (row: Payment) => row.way },
    {
      id: 'provider',
      head: t('office.payment.provider'),
      cell: (row: Payment) => [row.provider, row.providerId].filter((text) => text !== null).join(' · '),
    },
    { id: 'reason', head: t('office.reason'), cell: (row: Payment) => row.refusal ?? '–' },
    {
      id: 'resolved',
      head: t('office.payment.resolved'),
      cell: (row: Payment) => (row.resolvedAt === null ? '–' : formatTime(row.resolvedAt, tag)),
    },
    { id: 'id', head: t('office.member.id'), cell: (row: Payment) => row.id },
  ]
  return (
    <section>
      <Title order={2} size="h4">
        {t('office.member.tab.payments')}
      </Title>
      <AddressFilter
        label={t('office.movement.kind')}
        all={t('office.all')}
        value={kind}
        choices={kinds}
        textOf={(one) => t(`office.kind.${one}`)}
        onChoose={(value) => set('kind', value)}
      />
      <PagedTable
        query={query}
        label={t('office.member.tab.payments')}
        columns={columns}
        keyOf={(row) => row.id}
        empty={t('office.payment.empty')}
      />
    </section>
  )
}
