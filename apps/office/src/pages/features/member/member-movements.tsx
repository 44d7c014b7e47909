import type { EndpointValue, listStaffMemberMovements } from '@foyer/contract'
import { Title } from '@mantine/core'
import { AddressFilter, useFilters } from '../../lib/address-filter.tsx'
import { listMovements } from '../../lib/calls.ts'
import { formatMoney, formatTime } from '../../lib/format.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { useOffice } from '../../lib/office.tsx'
import { PagedTable, usePages } from '../../lib/paged-rows.tsx'

type Movement = EndpointValue<typeof listStaffMemberMovements>['items'][number]

const kinds = ['deposit', 'withdrawal', 'bet', 'win', 'refund', 'opening', 'adjustment', 'bonus', 'commission'] as const

/** Movements of a member's money, newest first. */
export function MemberMovements({ memberId }: { memberId: string }) {
  const { t, tag } = useTranslation()
  const { merchant } = useOffice()
  const { choice, set } = useFilters()
  const kind = choice('kind', kinds)
  const query = usePages([merchant.code, 'member', memberId, 'movements', kind], (before: string | undefined) =>
    listMovements({ params: { id: memberId }, query: { kind, before } }, merchant.code),
  )
  const columns = [
    { id: 'at', head: t('office.movement.at'), cell: (row: Movement) => formatTime(row.at, tag) },
    { id: 'kind', head: t('office.movement.kind'), cell: (row: Movement) => t(`office.kind.${row.kind}`) },
    { id: 'phase', head: t('office.movement.phase'), cell: (row: Movement) => t(`office.phase.${row.phase}`) },
    {
      id: 'amount',
      head: t('office.movement.amount'),
      cell: (row: Movement) => formatMoney(row.amountMinor, row.currency, tag),
      isNumber: true,
    },
    {
      id: 'balance',
      head: t('office.movement.balance'),
      cell: (row: Movement) =>
        row.balanceAfterMinor === null ? '–' : formatMoney(row.balanceAfterMinor, row.currency, tag),
      isNumber: true,
    },
    {
      id: 'reference',
      head: t('office.movement.reference'),
      cell: (row: Movement) => [row.reference, row.description].filter((text) => text !== '').join(' · '),
    },
  ]
  return (
    <section>
      <Title order={2} size="h4">
        {t('office.member.movements')}
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
        label={t('office.member.movements')}
        columns={columns}
        keyOf={({ id }) => id}
        empty={t('office.member.movements.empty')}
      />
    </section>
  )
}
