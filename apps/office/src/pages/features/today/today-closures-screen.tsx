import type { EndpointValue, listStaffClosures } from '@foyer/contract'
import { Anchor, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { listClosures } from '../../lib/calls.ts'
import { formatTime } from '../../lib/format.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { Loaded } from '../../lib/loaded.tsx'
import { useOffice } from '../../lib/office.tsx'
import { DataTable } from '../../ui/data-table.tsx'

type Closure = EndpointValue<typeof listStaffClosures>['items'][number]

/** Members who want their accounts closed, the oldest request first. */
export function TodayClosuresScreen() {
  const { t, tag } = useTranslation()
  const { merchant } = useOffice()
  const query = useQuery({
    queryKey: [merchant.code, 'today', 'closures'],
    queryFn: () => listClosures({}, merchant.code),
  })
  return (
    <>
      <Title order={1}>{t('office.today.dueClosures')}</Title>
      <Loaded query={query}>
        {({ items }) => (
          <DataTable
            label={t('office.today.dueClosures')}
            columns={[
              {
                id: 'member',
                head: t('office.members.name'),
                cell: (row: Closure) => (
                  <Anchor component={Link} href={`/${merchant.code}/members/${row.memberId}`}>
                    {row.username}
                  </Anchor>
                ),
              },
              { id: 'at', head: t('office.closures.requested'), cell: (row) => formatTime(row.requestedAt, tag) },
              { id: 'closes', head: t('office.closures.closes'), cell: (row) => formatTime(row.closesAt, tag) },
              {
                id: 'due',
                head: t('office.closures.due'),
                cell: (row) => (row.isDue ? t('office.yes') : t('office.no')),
              },
            ]}
            rows={items}
            keyOf={({ memberId }) => memberId}
            empty={t('office.closures.empty')}
          />
        )}
      </Loaded>
    </>
  )
}
