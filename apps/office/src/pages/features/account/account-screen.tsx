import type { EndpointValue, listStaffSessions } from '@foyer/contract'
import { Badge, Button, Title } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { endSession, listSessions } from '../../lib/calls.ts'
import { describeFailure } from '../../lib/failure.ts'
import { formatDevice, formatTime } from '../../lib/format.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { Loaded } from '../../lib/loaded.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Refusal } from '../../ui/state.tsx'
import { AccountPasskeys } from './account-passkeys.tsx'

type Session = EndpointValue<typeof listStaffSessions>['items'][number]

/** The person's own passkeys and sessions. */
export function AccountScreen() {
  const { t } = useTranslation()
  return (
    <>
      <Title order={1}>{t('office.account.title')}</Title>
      <AccountPasskeys />
      <AccountSessions />
    </>
  )
}

function AccountSessions() {
  const translation = useTranslation()
  const { t, tag } = translation
  const query = useQuery({ queryKey: ['sessions'], queryFn: () => listSessions({}) })
  const ending = useMutation({
    mutationFn: (id: string) => endSession({ body: { id } }),
    onSettled: () => query.refetch(),
  })
  const columns = [
    { id: 'device', head: t('office.account.device'), cell: (row: Session) => formatDevice(row.device) },
    { id: 'opened', head: t('office.account.opened'), cell: (row: Session) => formatTime(row.openedAt, tag) },
    { id: 'seen', head: t('office.account.seen'), cell: (row: Session) => formatTime(row.lastSeenAt, tag) },
    {
      id: 'end',
      head: '',
      cell: (row: Session) =>
        row.isCurrent ? (
          <Badge>{t('office.account.current')}</Badge>
        ) : (
          <Button size="xs" variant="default" loading={ending.isPending} onClick={() => ending.mutate(row.id)}>
            {t('office.account.end')}
          </Button>
        ),
    },
  ]
  return (
    <section>
      <Title order={2} size="h4">
        {t('office.account.sessions')}
      </Title>
      <Refusal text={ending.error === null ? undefined : describeFailure(ending.error, translation)} />
      <Loaded query={query}>
        {({ items }) => (
          <DataTable
            label={t('office.account.sessions')}
            columns={columns}
            rows={items}
            keyOf={({ id }) => id}
            empty={t('office.missing')}
          />
        )}
      </Loaded>
    </section>
  )
}
