import type { EndpointValue, listStaffMemberDevices, listStaffMemberLogins } from '@foyer/contract'
import { Badge, Button, Group, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AddressFilter, useFilters } from '../../lib/address-filter.tsx'
import { endMemberSessions, listDevices, listLogins } from '../../lib/calls.ts'
import { formatDevice, formatTime } from '../../lib/format.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { Loaded } from '../../lib/loaded.tsx'
import { useOffice } from '../../lib/office.tsx'
import { PagedTable, usePages } from '../../lib/paged-rows.tsx'
import { ReasonDialog } from '../../lib/reason-dialog.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import type { Member, MemberTabProps } from './member.types.ts'

const results = ['success', 'failed'] as const

/** Where the member is logged in, with which devices, and the last logins and refused tries. */
export function MemberLogins({ member, onChanged }: MemberTabProps) {
  return (
    <>
      <Sessions member={member} onChanged={onChanged} />
      <Devices memberId={member.id} />
      <Logins memberId={member.id} />
    </>
  )
}

function Sessions({ member, onChanged }: MemberTabProps) {
  const { t, tag } = useTranslation()
  const { merchant, canDo } = useOffice()
  const [isOpen, setIsOpen] = useState(false)
  type Session = Member['sessions'][number]
  return (
    <section>
      <Group justify="space-between">
        <Title order={2} size="h4">
          {t('office.member.sessions')}
        </Title>
        {member.sessions.length > 0 && canDo('owner', 'support', 'risk') ? (
          <Button size="xs" variant="default" onClick={() => setIsOpen(true)}>
            {t('office.member.sessions.end')}
          </Button>
        ) : null}
      </Group>
      <DataTable
        label={t('office.member.sessions')}
        columns={[
          { id: 'device', head: t('office.account.device'), cell: (row: Session) => formatDevice(row.device) },
          { id: 'network', head: t('office.login.network'), cell: (row: Session) => row.network ?? '–' },
          { id: 'opened', head: t('office.account.opened'), cell: (row: Session) => formatTime(row.openedAt, tag) },
          { id: 'seen', head: t('office.account.seen'), cell: (row: Session) => formatTime(row.lastSeenAt, tag) },
        ]}
        rows={member.sessions}
        keyOf={({ id }) => id}
        empty={t('office.member.sessions.empty')}
      />
      {isOpen ? (
        <ReasonDialog
          title={`${t('office.member.sessions.end')}: ${member.username}`}
          submit={t('office.member.sessions.end')}
          run={(reason) => endMemberSessions({ body: { memberId: member.id, reason } }, merchant.code)}
          onDone={() => {
            setIsOpen(false)
            onChanged()
          }}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </section>
  )
}

function Devices({ memberId }: { memberId: string }) {
  const { t, tag } = useTranslation()
  const { merchant } = useOffice()
  type Device = EndpointValue<typeof listStaffMemberDevices>['items'][number]
  const query = useQuery({
    queryKey: [merchant.code, 'member', memberId, 'devices'],
    queryFn: () => listDevices({ params: { id: memberId } }, merchant.code),
  })
  return (
    <section>
      <Title order={2} size="h4">
        {t('office.member.devices')}
      </Title>
      <Loaded query={query}>
        {({ items }) => (
          <DataTable
            label={t('office.member.devices')}
            columns={[
              { id: 'device', head: t('office.account.device'), cell: (row: Device) => formatDevice(row.device) },
              { id: 'first', head: t('office.device.first'), cell: (row: Device) => formatTime(row.firstSeenAt, tag) },
              { id: 'last', head: t('office.device.last'), cell: (row: Device) => formatTime(row.lastSeenAt, tag) },
            ]}
            rows={items}
            keyOf={({ id }) => id}
            empty={t('office.member.devices.empty')}
          />
        )}
      </Loaded>
    </section>
  )
}

function Logins({ memberId }: { memberId: string }) {
  const { t, tag } = useTranslation()
  const { merchant } = useOffice()
  type Login = EndpointValue<typeof listStaffMemberLogins>['items'][number]
  const { choice, set } = useFilters()
  const result = choice('result', results)
  const query = usePages([merchant.code, 'member', memberId, 'logins', result], (before: string | undefined) =>
    listLogins({ params: { id: memberId }, query: { result, before } }, merchant.code),
  )
  const columns = [
    { id: 'at', head: t('office.movement.at'), cell: (row: Login) => formatTime(row.at, tag) },
    {
      id: 'result',
      head: t('office.login.result'),
      cell: (row: Login) => (
        <Badge color={row.result === 'failed' ? 'red' : 'gray'}>{t(`office.login.result.${row.result}`)}</Badge>
      ),
    },
    { id: 'way', head: t('office.login.way'), cell: (row: Login) => row.way },
    { id: 'device', head: t('office.account.device'), cell: (row: Login) => formatDevice(row.device) },
    {
      id: 'network',
      head: t('office.login.network'),
      cell: (row: Login) => [row.country, row.network].filter((text) => text !== null).join(' ') || '–',
    },
  ]
  return (
    <section>
      <Title order={2} size="h4">
        {t('office.member.tab.logins')}
      </Title>
      <AddressFilter
        label={t('office.login.result')}
        all={t('office.all')}
        value={result}
        choices={results}
        textOf={(one) => t(`office.login.result.${one}`)}
        onChoose={(value) => set('result', value)}
      />
      <PagedTable
        query={query}
        label={t('office.member.tab.logins')}
        columns={columns}
        keyOf={({ id }) => id}
        empty={t('office.login.empty')}
      />
    </section>
  )
}
