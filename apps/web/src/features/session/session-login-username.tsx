import { customerServiceContacts, type LoginValue, login } from '@foyer/contract'
import { type LoginWayProps, useFinishLogin } from '../../lib/after-login.ts'
import { acceptsCookies, ensureDeviceId } from '../../lib/device.ts'
import { useText } from '../../lib/i18n.ts'
import { Link } from '../../lib/navigation.tsx'
import { useIsOffered, useSettings } from '../../lib/queries.ts'
import { useFailureMessage } from '../../lib/report.ts'
import { useServices } from '../../lib/services.tsx'
import { sendEncrypted } from '../../lib/wps/encryption.ts'
import { readLoginDevice } from '../../platform/index.ts'
import { Form } from '../../ui/form.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FormRefusal, useAttempt } from './session-attempt.ts'
import {
  findLoginProblems,
  type LoginField,
  loginFields,
  mustChangePassword,
  readLogin,
} from './session-login.rules.ts'
import styles from './session-screen.module.css'

/** Login by username and password, with the link for a forgotten password. */
export function UsernameLogin({ onAttempt }: LoginWayProps) {
  const t = useText()
  const send = useSend()
  const messageOf = useFailureMessage()
  const { step, problems, error, start, edit } = useAttempt<LoginField>(loginFields)
  const attempt = async (typed: Record<LoginField, string>) => {
    onAttempt(true)
    try {
      await send(typed)
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
      <ForgotPassword />
    </>
  )
}

/** Recovery is by customer service; absent without it (DEC-02). */
function ForgotPassword() {
  const t = useText()
  if (!useIsOffered(customerServiceContacts)) return null
  return (
    <Link href="/m/helpCenter#contact" className={styles.aside}>
      {t('session.login.forgot')}
    </Link>
  )
}

/** The call, and its following steps in the order of CONF-05 (LOGIN-05..12). */
function useSend(): (typed: Record<LoginField, string>) => Promise<void> {
  const services = useServices()
  const settings = useSettings()
  const finish = useFinishLogin()
  return async (typed) => {
    if (!acceptsCookies(services)) throw new FormRefusal('session.cookies')
    const body = { ...typed, loginDeviceId: ensureDeviceId(services), ...readLoginDevice() }
    const opened: LoginValue = await services.wps.call(login, { body }, { origin: 'username', sender: sendEncrypted })
    await finish(opened, { mustChangePassword: mustChangePassword(opened, settings) })
  }
}
