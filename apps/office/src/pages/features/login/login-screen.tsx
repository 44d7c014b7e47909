import { Button, Paper, PasswordInput, Stack, TextInput, Title } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { CallError } from '../../lib/api.ts'
import { finishLogin, startLogin } from '../../lib/calls.ts'
import { describeFailure } from '../../lib/failure.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { Refusal } from '../../ui/state.tsx'
import styles from './login.module.css'

/** Password, then the authenticator's code. */
export function LoginScreen({ onLoggedIn }: { onLoggedIn(): void }) {
  const translation = useTranslation()
  const { t } = translation
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [attemptId, setAttemptId] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  function leaveAttempt() {
    setAttemptId(undefined)
    setPassword('')
    setCode('')
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    setFailure(undefined)
    try {
      if (attemptId === undefined) {
        setAttemptId((await startLogin({ body: { email, password } })).attemptId)
      } else {
        await finishLogin({ body: { attemptId, code } })
        onLoggedIn()
      }
    } catch (error) {
      setFailure(
        describeFailure(error, translation, {
          'login.cred.err': 'office.login.wrong',
          verification_invalid: 'office.login.code.wrong',
          login_attempt_over: 'office.login.over',
          invalid_input: attemptId === undefined ? 'office.login.wrong' : 'office.login.code.wrong',
        }),
      )
      setCode('')
      if (error instanceof CallError && error.code === 'login_attempt_over') leaveAttempt()
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <main className={styles.page} id="content">
      <Paper withBorder p="xl" radius="md" className={styles.card}>
        <form onSubmit={(event) => void send(event)}>
          <Stack>
            <Title order={1} size="h2">
              {t('office.login.title')}
            </Title>
            {attemptId === undefined ? (
              <PasswordFields email={email} password={password} onEmail={setEmail} onPassword={setPassword} />
            ) : (
              <CodeField code={code} onCode={setCode} />
            )}
            <Refusal text={failure} />
            <Button type="submit" loading={isBusy}>
              {t('office.login.next')}
            </Button>
            {attemptId === undefined ? null : (
              <Button variant="subtle" onClick={leaveAttempt}>
                {t('office.login.back')}
              </Button>
            )}
          </Stack>
        </form>
      </Paper>
    </main>
  )
}

function PasswordFields({
  email,
  password,
  onEmail,
  onPassword,
}: {
  email: string
  password: string
  onEmail(text: string): void
  onPassword(text: string): void
}) {
  const { t } = useTranslation()
  return (
    <>
      <TextInput
        label={t('office.login.email')}
        type="email"
        autoComplete="username"
        required
        withAsterisk={false}
        autoFocus
        maxLength={200}
        value={email}
        onChange={(event) => onEmail(event.currentTarget.value)}
      />
      <PasswordInput
        label={t('office.login.password')}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': t('office.login.show') }}
        required
        withAsterisk={false}
        maxLength={64}
        value={password}
        onChange={(event) => onPassword(event.currentTarget.value)}
      />
    </>
  )
}

function CodeField({ code, onCode }: { code: string; onCode(text: string): void }) {
  const { t } = useTranslation()
  return (
    <TextInput
      label={t('office.login.code')}
      description={t('office.login.code.hint')}
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      withAsterisk={false}
      autoFocus
      maxLength={20}
      value={code}
      onChange={(event) => onCode(event.currentTarget.value)}
    />
  )
}
