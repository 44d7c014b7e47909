import type { EndpointValue, listStaffMemberBets } from '@foyer/contract'
import { Title } from '@mantine/core'
import { listBets } from '../../lib/calls.ts'
import { formatMoney, formatTime } from '../../lib/format.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { useOffice } from '../../lib/office.tsx'
import { PagedTable, usePages } from '../../lib/paged-rows.tsx'

type Bet = EndpointValue<typeof listStaffMemberBets>['items'][number]

/** A member's stakes with what their rounds have come to, newest first. */
export function MemberBets({ memberId }: { memberId: string }) {
  const { t, tag } = useTranslation()
  const { merchant } = useOffice()
  const query = usePages([merchant.code, 'member', memberId, 'bets'], (before: string | undefined) =>
    listBets({ params: { id: memberId }, query: { before } }, merchant.code),
  )
  const columns = [
    { id: 'at', head: t('office.movement.at'), cell: (row: Bet) => formatTime(row.at, tag) },
    { id: 'game', head: t('office.bet.game'), cell: (row: Bet) => `${row.game} · ${row.vendor}` },
    { id: 'phase', head: t('office.movement.phase'), cell: (row: Bet) => t(`office.phase.${row.phase}`) },
    {
      id: 'stake',
      head: t('office.bet.stake'),
      cell: (row: Bet) => formatMoney(row.stakeMinor, row.currency, tag),
      isNumber: true,
    },
    {
      id: 'staked',
      head: t('office.bet.staked'),
      cell: (row: Bet) => formatMoney(row.roundStakedMinor, row.currency, tag),
      isNumber: true,
    },
    {
      id: 'won',
      head: t('office.bet.won'),
      cell: (row: Bet) => formatMoney(row.roundWonMinor, row.currency, tag),
      isNumber: true,
    },
    { id: 'round', head: t('office.bet.round'), cell: (row: Bet) => row.round },
  ]
  return (
    <section>
      <Title order={2} size="h4">
        {t('office.member.tab.bets')}
      </Title>
      <PagedTable
        query={query}
        label={t('office.member.tab.bets')}
        columns={columns}
        keyOf={({ id }) => id}
        empty={t('office.bet.empty')}
      />
    </section>
  )
}
