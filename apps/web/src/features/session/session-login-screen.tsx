import { customerServiceContacts, hasFlag, type LoginValue, login, removeTokens } from '@foyer/contract'
import { useFinishLogin } from '../../lib/after-login.ts'
import { ensureDeviceId, keepsCookies } from '../../lib/device.ts'
import { useText } from '../../lib/i18n.ts'
import { Link, useAddress } from '../../lib/navigation.tsx'
import { Picture } from '../../lib/picture.tsx'
import { useIsOffered, useSettings } from '../../lib/queries.ts'
import { useServices, useSession } from '../../lib/services.tsx'
import { useWords } from '../../lib/words.ts'
import { sendEncrypted } from '../../lib/wps/encryption.ts'
import { readLoginDevice } from '../../platform/index.ts'
import type { Href } from '../../routes.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FormRefusal, useAttempt } from './session-attempt.ts'
import { SessionCurrent } from './session-current.tsx'
import {
  findLoginProblems,
  type LoginField,
  loginFields,
  mustChangePassword,
  readLogin,
} from './session-login.rules.ts'
import styles from './session-screen.module.css'

/** `/m/login` (ROUTE-05, OPEN-23) by username and password. */
export function LoginScreen() {
  const t = useText()
  const member = useSession()
  const { template } = useSettings()
  const send = useSend()
  const say = useWords()
  const { step, problems, error, start, edit } = useAttempt<LoginField>(loginFields)
  if (member && step === 'idle') return <SessionCurrent userName={member.userName} />
  return (
    <div className={styles.screen}>
      <header className={styles.intro}>
        <div className={styles.words}>
          <h2 className={styles.heading}>{t('session.login.heading')}</h2>
          <p className={styles.lead}>{t('session.login.lead')}</p>
        </div>
        <Picture className={styles.logo} src={template.h5_logo} width={56} height={56} />
      </header>
      <Form
        onSubmit={(data) => {
          const typed = readLogin(data)
          void start(findLoginProblems(typed), () => send(typed))
        }}
        onEdit={edit}
        submitLabel={t('session.login.submit')}
        isBusy={step === 'processing' || step === 'done'}
        error={say(error)}
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
      <Forgotten />
      <Newcomer />
      <noscript>{t('session.login.script')}</noscript>
    </div>
  )
}

/** Recovery goes by customer service; where there is none it is not offered (DEC-02). */
function Forgotten() {
  const t = useText()
  if (!useIsOffered(customerServiceContacts)) return null
  return (
    <Link href="/m/helpCenter#contact" className={styles.aside}>
      {t('session.login.forgot')}
    </Link>
  )
}

/** The way to an account; the page that was asked for travels on (OPEN-17). */
function Newcomer() {
  const t = useText()
  const { search } = useAddress()
  const settings = useSettings()
  if (!hasFlag(settings, 'REG3')) return null
  const href = `/m/register${removeTokens(search && `?${search}`)}` as Href // a page of the table with this page's query
  return (
    <p className={styles.other}>
      {t('session.login.new', { merchant: settings.merchantName })}
      <Link href={href} className={buttonClass({ kind: 'secondary', isWide: true })}>
        {t('session.login.register')}
      </Link>
    </p>
  )
}

/** The call, and what follows it in the order of CONF-05 (LOGIN-05..12). */
function useSend(): (typed: Record<LoginField, string>) => Promise<void> {
  const services = useServices()
  const settings = useSettings()
  const finish = useFinishLogin()
  return async (typed) => {
    if (!keepsCookies(services)) throw new FormRefusal('session.cookies')
    const body = { ...typed, loginDeviceId: ensureDeviceId(services), ...readLoginDevice() }
    const opened: LoginValue = await services.wps.call(login, { body }, { origin: 'username', sender: sendEncrypted })
    await finish(opened, { mustChangePassword: mustChangePassword(opened, settings) })
  }
}
