import type { LoginWayProps } from '../../lib/after-login.ts'
import { useCaptcha } from '../../lib/captcha/captcha.tsx'
import { useText } from '../../lib/i18n.ts'
import { useFailureMessage } from '../../lib/report.ts'
import { Form } from '../../ui/form.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useAttempt } from './session-attempt.ts'
import { ForgotPassword } from './session-forgot-password.tsx'
import { findLoginProblems, type LoginField, loginFields, readLogin } from './session-login.rules.ts'
import { useSendLogin } from './session-send-login.ts'

/** Login by username and password, with the link for a forgotten password. */
export function UsernameLogin({ onAttempt, onChallenge }: LoginWayProps) {
  const t = useText()
  const captcha = useCaptcha('login')
  const send = useSendLogin(captcha)
  const messageOf = useFailureMessage()
  const { step, problems, error, start, edit } = useAttempt<LoginField>(loginFields)
  const attempt = async (typed: Record<LoginField, string>) => {
    onAttempt(true)
    try {
      const challenge = await send(typed)
      if (challenge) onChallenge(challenge)
    } catch (cause) {
      onAttempt(false)
      throw cause
    }
  }
  return (
    <>
      <Form
        onSubmit={(data) => {
          const typed = readLogin(data)
          void start(findLoginProblems(typed), () => attempt(typed))
        }}
        onEdit={edit}
        submitLabel={t('session.login.submit')}
        isBusy={step === 'processing' || step === 'done'}
        error={messageOf(error)}
      >
        <TextField
          name="username"
          label={t('field.username')}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          dir="ltr"
          maxLength={64}
          error={problems.username && t(problems.username)}
        />
        <PasswordField
          name="password"
          label={t('field.password')}
          autoComplete="current-password"
          maxLength={64}
          showLabel={t('field.password.show')}
          hideLabel={t('field.password.hide')}
          error={problems.password && t(problems.password)}
        />
      </Form>
      {captcha.dialog}
      <ForgotPassword />
    </>
  )
}
