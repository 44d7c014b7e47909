import type { EndpointValue, listStaffPasskeys } from '@foyer/contract'
import { Button, Group, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { addPasskey, listPasskeys, removePasskey, renamePasskey, startPasskey } from '../../lib/calls.ts'
import { describeFailure } from '../../lib/failure.ts'
import { formatDevice, formatTime } from '../../lib/format.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { Loaded } from '../../lib/loaded.tsx'
import { createPasskey, hasPasskeys, PasskeyError } from '../../lib/passkey.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Refusal } from '../../ui/state.tsx'

type Passkey = EndpointValue<typeof listStaffPasskeys>['items'][number]
type Opened = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: Passkey }
interface Fields {
  name: string
  password: string
}

const MAX_NAME = 60
const MAX_PASSWORD = 64
const refusals = {
  password_wrong: 'office.passkey.password.wrong',
  passkey_invalid: 'office.passkey.failed',
  passkey_limit: 'office.passkey.limit',
  request_conflict: 'office.passkey.last',
} as const

/** The person's passkeys: each proves the second step of a login in place of the code. */
export function AccountPasskeys() {
  const { t, tag } = useTranslation()
  const [opened, setOpened] = useState<Opened>()
  const query = useQuery({ queryKey: ['passkeys'], queryFn: () => listPasskeys({}) })
  const columns = [
    { id: 'name', head: t('office.passkey.name'), cell: (row: Passkey) => row.name },
    { id: 'device', head: t('office.account.device'), cell: (row: Passkey) => formatDevice(row.device) },
    { id: 'added', head: t('office.account.opened'), cell: (row: Passkey) => formatTime(row.createdAt, tag) },
    {
      id: 'used',
      head: t('office.passkey.used'),
      cell: (row: Passkey) => (row.lastUsedAt === null ? t('office.never') : formatTime(row.lastUsedAt, tag)),
    },
    {
      id: 'change',
      head: '',
      cell: (passkey: Passkey) => (
        <Group gap="xs" wrap="nowrap">
          {(['rename', 'remove'] as const).map((kind) => (
            <Button
              key={kind}
              size="xs"
              variant="default"
              aria-label={`${t(`office.passkey.${kind}`)}: ${passkey.name}`}
              onClick={() => setOpened({ kind, passkey })}
            >
              {t(`office.passkey.${kind}`)}
            </Button>
          ))}
        </Group>
      ),
    },
  ]
  return (
    <section>
      <Group justify="space-between">
        <Title order={2} size="h4">
          {t('office.passkeys.title')}
        </Title>
        {hasPasskeys ? (
          <Button size="xs" onClick={() => setOpened({ kind: 'add' })}>
            {t('office.passkey.add')}
          </Button>
        ) : null}
      </Group>
      <Loaded query={query}>
        {({ items }) => (
          <DataTable
            label={t('office.passkeys.title')}
            columns={columns}
            rows={items}
            keyOf={({ id }) => id}
            empty={t('office.passkeys.empty')}
          />
        )}
      </Loaded>
      {opened === undefined ? null : (
        <PasskeyDialog
          opened={opened}
          onClose={() => setOpened(undefined)}
          onDone={() => {
            setOpened(undefined)
            void query.refetch()
          }}
        />
      )}
    </section>
  )
}

async function change(opened: Opened, { name, password }: Fields): Promise<void> {
  if (opened.kind === 'add') {
    const response = await createPasskey(await startPasskey({ body: { password } }))
    await addPasskey({ body: { name, response } })
  } else if (opened.kind === 'rename') await renamePasskey({ body: { id: opened.passkey.id, name } })
  else await removePasskey({ body: { id: opened.passkey.id, password } })
}

function PasskeyDialog({ opened, onDone, onClose }: { opened: Opened; onDone(): void; onClose(): void }) {
  const translation = useTranslation()
  const { t } = translation
  const [name, setName] = useState(opened.kind === 'rename' ? opened.passkey.name : '')
  const [password, setPassword] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const needsName = opened.kind !== 'remove'
  const needsPassword = opened.kind !== 'rename'

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    setFailure(undefined)
    try {
      await change(opened, { name: name.trim(), password })
      onDone()
    } catch (error) {
      const isDevice = error instanceof PasskeyError
      setFailure(isDevice ? t('office.passkey.failed') : describeFailure(error, translation, refusals))
    } finally {
      setIsBusy(false)
    }
  }

  const verb = t(`office.passkey.${opened.kind}`)
  return (
    <Dialog
      title={opened.kind === 'add' ? verb : `${verb}: ${opened.passkey.name}`}
      close={t('office.close')}
      onClose={onClose}
    >
      <form onSubmit={(event) => void send(event)}>
        <Stack>
          {opened.kind === 'add' ? <Text size="sm">{t('office.passkey.hint')}</Text> : null}
          {needsName ? (
            <TextInput
              label={t('office.passkey.name')}
              required
              withAsterisk={false}
              data-autofocus
              maxLength={MAX_NAME}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
          ) : null}
          {needsPassword ? (
            <PasswordInput
              label={t('office.login.password')}
              autoComplete="current-password"
              visibilityToggleButtonProps={{ 'aria-label': t('office.login.show') }}
              required
              withAsterisk={false}
              data-autofocus={needsName ? undefined : true}
              maxLength={MAX_PASSWORD}
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
          ) : null}
          <Refusal text={failure} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('office.cancel')}
            </Button>
            <Button type="submit" loading={isBusy}>
              {verb}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
