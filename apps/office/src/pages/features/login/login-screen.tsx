import { Button, Paper, PasswordInput, Stack, TextInput, Title } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { CallError } from '../../lib/api.ts'
import { finishLogin, finishPasskeyLogin, startLogin, startPasskeyLogin } from '../../lib/calls.ts'
import { describeFailure } from '../../lib/failure.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { hasPasskeys, PasskeyError, requestPasskey } from '../../lib/passkey.ts'
import { Refusal } from '../../ui/state.tsx'
import styles from './login.module.css'

/** A login whose password is proved. */
interface Attempt {
  attemptId: string
  hasPasskey: boolean
}

/** Password, then a passkey or the authenticator's code. */
export function LoginScreen({ onLoggedIn }: { onLoggedIn(): void }) {
  const translation = useTranslation()
  const { t } = translation
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [attempt, setAttempt] = useState<Attempt>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  function leaveAttempt() {
    setAttempt(undefined)
    setPassword('')
    setCode('')
  }

  async function run(work: () => Promise<void>) {
    if (isBusy) return
    setIsBusy(true)
    setFailure(undefined)
    try {
      await work()
    } catch (error) {
      setFailure(describeLoginFailure(error, translation, attempt !== undefined))
      setCode('')
      if (error instanceof CallError && error.code === 'login_attempt_over') leaveAttempt()
    } finally {
      setIsBusy(false)
    }
  }

  function send(event: FormEvent) {
    event.preventDefault()
    void run(async () => {
      if (attempt === undefined) return setAttempt(await startLogin({ body: { email, password } }))
      await finishLogin({ body: { attemptId: attempt.attemptId, code } })
      onLoggedIn()
    })
  }

  async function provePasskey({ attemptId }: Attempt) {
    const response = await requestPasskey(await startPasskeyLogin({ body: { attemptId } }))
    await finishPasskeyLogin({ body: { attemptId, response } })
    onLoggedIn()
  }

  return (
    <main className={styles.page} id="content">
      <Paper withBorder p="xl" radius="md" className={styles.card}>
        <form onSubmit={send}>
          <Stack>
            <Title order={1} size="h2">
              {t('office.login.title')}
            </Title>
            {attempt === undefined ? (
              <PasswordFields email={email} password={password} onEmail={setEmail} onPassword={setPassword} />
            ) : (
              <CodeField code={code} onCode={setCode} />
            )}
            <Refusal text={failure} />
            <Button type="submit" loading={isBusy}>
              {t('office.login.next')}
            </Button>
            {attempt?.hasPasskey && hasPasskeys ? (
              <Button variant="default" disabled={isBusy} onClick={() => void run(() => provePasskey(attempt))}>
                {t('office.login.passkey')}
              </Button>
            ) : null}
            {attempt === undefined ? null : (
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

function describeLoginFailure(
  error: unknown,
  translation: ReturnType<typeof useTranslation>,
  isSecondStep: boolean,
): string {
  if (error instanceof PasskeyError) return translation.t('office.passkey.failed')
  return describeFailure(error, translation, {
    'login.cred.err': 'office.login.wrong',
    verification_invalid: 'office.login.code.wrong',
    passkey_invalid: 'office.passkey.failed',
    login_attempt_over: 'office.login.over',
    invalid_input: isSecondStep ? 'office.login.code.wrong' : 'office.login.wrong',
  })
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
