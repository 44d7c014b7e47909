import { useEffect, useRef } from 'react'
import type { LoginWayProps } from '../../lib/after-login.ts'
import { useCaptcha } from '../../lib/captcha/captcha.tsx'
import { useText } from '../../lib/i18n.ts'
import { PasswordField } from '../../lib/password-field.tsx'
import { useFailureMessage } from '../../lib/report.ts'
import { Form } from '../../ui/form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useAttempt } from './session-attempt.ts'
import { ForgotPassword } from './session-forgot-password.tsx'
import { findLoginProblems, type LoginField, loginFields, readLogin } from './session-login.rules.ts'
import { usePasskeyAutofill } from './session-login-passkey.tsx'
import { RememberField, readRemember, useCanStayLoggedIn, useRemembered } from './session-remember.tsx'
import { prepareLogin, useSendLogin } from './session-send-login.ts'

/** Login by username and password, with the link for a forgotten password. */
export function UsernameLogin({ onAttempt, onChallenge }: LoginWayProps) {
  const t = useText()
  const captcha = useCaptcha('login')
  const send = useSendLogin(captcha)
  const messageOf = useFailureMessage()
  const { step, problems, error, start, edit } = useAttempt<LoginField>(loginFields)
  const name = useRef<HTMLInputElement>(null)
  const remembered = useRemembered('username')
  const canStay = useCanStayLoggedIn()
  const offerPasskeys = usePasskeyAutofill((logIn) => void start({}, () => hold(logIn)))
  useEffect(() => {
    if (remembered && name.current?.value === '') name.current.value = remembered.username
  }, [remembered])
  /** The screen stays during the login, even after its session is open. */
  const hold = async (logIn: () => Promise<void>) => {
    onAttempt(true)
    try {
      await logIn()
    } catch (cause) {
      onAttempt(false)
      throw cause
    }
  }
  const attempt = (typed: Record<LoginField, string>, isChosen: boolean) =>
    hold(async () => {
      const login = { type: 'username', username: typed.username } as const
      const remember = canStay ? { login, isChosen } : undefined
      const challenge = await send(typed, remember)
      if (challenge) onChallenge(challenge, remember)
    })
  return (
    <>
      <Form
        onSubmit={(data) => {
          const typed = readLogin(data)
          void start(findLoginProblems(typed), () => attempt(typed, readRemember(data)))
        }}
        onEdit={edit}
        onUse={prepareLogin}
        submitLabel={t('session.login.submit')}
        isBusy={step === 'processing' || step === 'done'}
        error={messageOf(error)}
      >
        <TextField
          ref={name}
          name="username"
          label={t('field.username')}
          autoComplete={offerPasskeys ? 'username webauthn' : 'username'}
          onFocus={offerPasskeys}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          dir="ltr"
          maxLength={64}
          error={problems.username && t(problems.username)}
        />
        <PasswordField
          name="password"
          autoComplete="current-password"
          error={problems.password && t(problems.password)}
        />
        {canStay && <RememberField type="username" isRemembered={remembered !== undefined} />}
      </Form>
      {captcha.dialog}
      <ForgotPassword />
    </>
  )
}
