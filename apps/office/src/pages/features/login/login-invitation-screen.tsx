import type { EndpointValue, readStaffInvitation } from '@foyer/contract'
import { Button, Code, Paper, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { encode } from 'uqr'
import { CallError } from '../../lib/api.ts'
import { acceptInvitation, readInvitation } from '../../lib/calls.ts'
import { describeFailure } from '../../lib/failure.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { Loaded } from '../../lib/loaded.tsx'
import { Refusal } from '../../ui/state.tsx'
import styles from './login.module.css'

const MIN_PASSWORD = 10

/** The first password and authenticator of an invited person. */
export function LoginInvitationScreen({ token, onLoggedIn }: { token: string; onLoggedIn(): void }) {
  const { t } = useTranslation()
  const query = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => readInvitation({ body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const isOver = query.error instanceof CallError && query.error.code !== 'offline'
  return (
    <main className={styles.page} id="content">
      <Paper withBorder p="xl" radius="md" className={styles.card}>
        {isOver ? (
          <Text>{t('office.invitation.over')}</Text>
        ) : (
          <Loaded query={query}>
            {(invitation) => <InvitationForm {...invitation} token={token} onLoggedIn={onLoggedIn} />}
          </Loaded>
        )}
      </Paper>
    </main>
  )
}

type Invitation = EndpointValue<typeof readStaffInvitation>

function InvitationForm({
  token,
  name,
  email,
  secret,
  uri,
  onLoggedIn,
}: Invitation & { token: string; onLoggedIn(): void }) {
  const translation = useTranslation()
  const { t } = translation
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [isTried, setIsTried] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const isShort = password.length < MIN_PASSWORD

  async function send(event: FormEvent) {
    event.preventDefault()
    setIsTried(true)
    if (isShort || isBusy) return
    setIsBusy(true)
    setFailure(undefined)
    try {
      await acceptInvitation({ body: { token, password, code } })
      onLoggedIn()
    } catch (error) {
      setFailure(
        describeFailure(error, translation, {
          password_weak: 'office.invitation.password.weak',
          verification_invalid: 'office.login.code.wrong',
          invalid_input: 'office.login.code.wrong',
          handoff_invalid: 'office.invitation.over',
        }),
      )
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <Stack>
        <Title order={1} size="h2">
          {t('office.invitation.title', { name })}
        </Title>
        <Text>{t('office.invitation.lead', { email })}</Text>
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordInput
          label={t('office.invitation.password', { min: MIN_PASSWORD })}
          autoComplete="new-password"
          visibilityToggleButtonProps={{ 'aria-label': t('office.login.show') }}
          maxLength={64}
          autoFocus
          error={isTried && isShort ? t('office.invitation.password.short', { min: MIN_PASSWORD }) : undefined}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Text size="sm">{t('office.invitation.scan')}</Text>
        <QrCode text={uri} label={t('office.invitation.secret')} />
        <Code className={styles.secret}>{secret}</Code>
        <TextInput
          label={t('office.login.code')}
          description={t('office.login.code.hint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Refusal text={failure} />
        <Button type="submit" loading={isBusy}>
          {t('office.invitation.accept')}
        </Button>
      </Stack>
    </form>
  )
}

/** Drawn in this page: the secret goes to no other service. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={styles.code}>
      <path d={path} fill="#000" />
    </svg>
  )
}
