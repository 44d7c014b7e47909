import type { EndpointValue, listStaffMemberMovements } from '@foyer/contract'
import { Button, Title } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { listMovements } from '../../lib/calls.ts'
import { formatMoney, formatTime } from '../../lib/format.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { Loaded } from '../../lib/loaded.tsx'
import { useOffice } from '../../lib/office.tsx'
import { DataTable } from '../../ui/data-table.tsx'

type Movement = EndpointValue<typeof listStaffMemberMovements>['items'][number]

/** Movements of a member's money, newest first. */
export function MemberMovements({ memberId }: { memberId: string }) {
  const { t, tag } = useTranslation()
  const { merchant } = useOffice()
  const query = useInfiniteQuery({
    queryKey: [merchant.code, 'member', memberId, 'movements'],
    queryFn: ({ pageParam }) =>
      listMovements({ params: { id: memberId }, query: { before: pageParam } }, merchant.code),
    initialPageParam: undefined as string | undefined, // the newest movement has none before it
    getNextPageParam: (page) => page.next ?? undefined,
  })
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
      <Loaded query={query}>
        {({ pages }) => (
          <DataTable
            label={t('office.member.movements')}
            columns={columns}
            rows={pages.flatMap(({ items }) => items)}
            keyOf={({ id }) => id}
            empty={t('office.member.movements.empty')}
          />
        )}
      </Loaded>
      {query.hasNextPage ? (
        <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('office.more')}
        </Button>
      ) : null}
    </section>
  )
}
