import type { EndpointValue, listStaff } from '@foyer/contract'
import { Alert, Badge, Button, Code, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { endStaffSessions, listStaff as readStaff, resetStaff } from '../../lib/calls.ts'
import { formatTime } from '../../lib/format.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { Loaded } from '../../lib/loaded.tsx'
import { useOffice } from '../../lib/office.tsx'
import { ReasonDialog } from '../../lib/reason-dialog.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { StaffInviteDialog, StaffRolesDialog } from './staff-dialogs.tsx'

type Person = EndpointValue<typeof listStaff>['items'][number]
interface Invited {
  email: string
  /** Null for a person who logs in already. */
  invitation: string | null
}
type Opened = { kind: 'invite' } | { kind: 'roles' | 'sessions' | 'reset'; person: Person }

/** A merchant's people, for its owners. */
export function StaffScreen() {
  const { t, tag } = useTranslation()
  const { merchant } = useOffice()
  const [opened, setOpened] = useState<Opened>()
  const [invited, setInvited] = useState<Invited>()
  const query = useQuery({ queryKey: [merchant.code, 'staff'], queryFn: () => readStaff({}, merchant.code) })
  const close = () => setOpened(undefined)
  const done = () => {
    close()
    void query.refetch()
  }
  const columns = [
    { id: 'name', head: t('office.staff.name'), cell: (row: Person) => row.name },
    {
      id: 'email',
      head: t('office.staff.email'),
      cell: (row: Person) => (
        <Group gap="xs">
          {row.email}
          {row.isReady ? null : <Badge variant="outline">{t('office.staff.invited')}</Badge>}
        </Group>
      ),
    },
    {
      id: 'roles',
      head: t('office.staff.roles'),
      cell: (row: Person) => row.roles.map((role) => t(`office.role.${role}`)).join(', '),
    },
    { id: 'sessions', head: t('office.staff.sessions'), cell: (row: Person) => row.openSessions, isNumber: true },
    {
      id: 'lastLogin',
      head: t('office.staff.lastLogin'),
      cell: (row: Person) => (row.lastLoginAt === null ? t('office.never') : formatTime(row.lastLoginAt, tag)),
    },
    {
      id: 'actions',
      head: '',
      cell: (person: Person) => <PersonActions person={person} onOpen={(kind) => setOpened({ kind, person })} />,
    },
  ]
  return (
    <>
      <Group justify="space-between">
        <Title order={1}>{t('office.staff.title')}</Title>
        <Button onClick={() => setOpened({ kind: 'invite' })}>{t('office.staff.invite')}</Button>
      </Group>
      {invited ? <InvitedNotice {...invited} onClose={() => setInvited(undefined)} /> : null}
      <Loaded query={query}>
        {({ items }) => (
          <DataTable
            label={t('office.staff.title')}
            columns={columns}
            rows={items}
            keyOf={({ id }) => id}
            empty={t('office.missing')}
          />
        )}
      </Loaded>
      {opened?.kind === 'invite' ? (
        <StaffInviteDialog
          onClose={close}
          onInvited={(value) => {
            setInvited(value)
            done()
          }}
        />
      ) : null}
      {opened?.kind === 'roles' ? <StaffRolesDialog person={opened.person} onClose={close} onDone={done} /> : null}
      {opened?.kind === 'sessions' ? (
        <ReasonDialog
          title={`${t('office.staff.end')}: ${opened.person.name}`}
          submit={t('office.staff.end')}
          run={(reason) => endStaffSessions({ body: { personId: opened.person.id, reason } }, merchant.code)}
          onDone={done}
          onClose={close}
        />
      ) : null}
      {opened?.kind === 'reset' ? (
        <ReasonDialog
          title={`${t('office.staff.reset')}: ${opened.person.name}`}
          submit={t('office.staff.reset')}
          refusals={{ not_allowed: 'office.staff.reset.elsewhere' }}
          run={(reason) => resetStaff({ body: { personId: opened.person.id, reason } }, merchant.code)}
          onDone={({ invitation }) => {
            setInvited({ email: opened.person.email, invitation })
            done()
          }}
          onClose={close}
        >
          {() => <Text size="sm">{t('office.staff.reset.hint')}</Text>}
        </ReasonDialog>
      ) : null}
    </>
  )
}

function PersonActions({ person, onOpen }: { person: Person; onOpen(kind: 'roles' | 'sessions' | 'reset'): void }) {
  const { t } = useTranslation()
  const { me } = useOffice()
  return (
    <Group gap="xs" wrap="nowrap">
      <Button size="xs" variant="default" onClick={() => onOpen('roles')}>
        {t('office.staff.change')}
      </Button>
      <Button size="xs" variant="default" disabled={person.openSessions === 0} onClick={() => onOpen('sessions')}>
        {t('office.staff.end')}
      </Button>
      <Button size="xs" variant="default" disabled={person.id === me.id} onClick={() => onOpen('reset')}>
        {t('office.staff.reset')}
      </Button>
    </Group>
  )
}

/** The address of an invitation: it is not shown again. */
function InvitedNotice({ email, invitation, onClose }: Invited & { onClose(): void }) {
  const { t } = useTranslation()
  return (
    <Alert role="status" withCloseButton closeButtonLabel={t('office.close')} onClose={onClose}>
      {invitation === null ? (
        t('office.staff.known', { email })
      ) : (
        <Stack gap="xs">
          <Text>{t('office.staff.link', { email })}</Text>
          <Code>{invitation}</Code>
        </Stack>
      )}
    </Alert>
  )
}
