import { hasFlag, removeTokens } from '@foyer/contract'
import { Lock, UserPlus } from 'lucide-react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { AccountHeader, AccountPage } from '../../lib/account-page.tsx'
import { useDrafts } from '../../lib/drafts.ts'
import { useText } from '../../lib/i18n.ts'
import { Link, useAddress } from '../../lib/navigation.tsx'
import { useSettings } from '../../lib/queries.ts'
import { useFailureMessage } from '../../lib/report.ts'
import { useServices } from '../../lib/services.tsx'
import type { Href } from '../../routes.ts'
import { buttonClass } from '../../ui/button.tsx'
import { CheckField } from '../../ui/check-field.tsx'
import { Form } from '../../ui/form.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { readLinkCode, readTyped } from './registration-flow.rules.ts'
import { useRegistrationFlow } from './registration-flow.ts'
import styles from './registration-screen.module.css'

/** `/m/register` (ROUTE-06, OPEN-24) by username and password. */
export function RegistrationScreen() {
  const t = useText()
  const settings = useSettings()
  return (
    <AccountPage other={<LoginLink />}>
      {hasFlag(settings, 'REG3') ? <RegistrationForm /> : <Closed />}
      <noscript>{t('registration.script')}</noscript>
    </AccountPage>
  )
}

function RegistrationForm() {
  const t = useText()
  const { state, start, edit } = useRegistrationFlow()
  const linkCode = useLinkCode()
  const drafts = useDrafts()
  const username = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Not a default value: the server's markup lacks it, and input typed before hydration wins.
    const field = username.current
    if (field?.value) drafts.keep('registration', { username: field.value })
    else if (field) field.value = drafts.read('registration')?.username ?? ''
  }, [drafts])
  const { problems, error } = 'problems' in state ? state : { problems: {}, error: undefined }
  const messageOf = useFailureMessage()
  const secret = {
    autoComplete: 'new-password',
    maxLength: 64,
    showLabel: t('field.password.show'),
    hideLabel: t('field.password.hide'),
  } as const
  return (
    <>
      <AccountHeader heading={t('registration.heading')} lead={t('registration.lead')} />
      <Form
        onSubmit={(data) => void start({ ...readTyped(data), ...(linkCode ? { referralCode: linkCode } : {}) })}
        onEdit={(name, text) => {
          edit(name)
          if (name === 'username') drafts.keep('registration', { username: text })
        }}
        submitLabel={t('registration.submit')}
        isBusy={state.step !== 'idle' && state.step !== 'guarded'}
        error={messageOf(error)}
      >
        <TextField
          ref={username}
          name="username"
          label={t('field.username')}
          hint={t('field.username.hint')}
          error={messageOf(problems.username)}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          dir="ltr"
          maxLength={64}
        />
        <PasswordField
          {...secret}
          name="password"
          label={t('field.password')}
          hint={t('field.password.hint')}
          error={messageOf(problems.password)}
        />
        <PasswordField {...secret} name="confirm" label={t('field.confirm')} error={messageOf(problems.confirm)} />
        <TextField
          // A code from a link is known after hydration only, and then initializes the field.
          key={linkCode ?? ''}
          name="referralCode"
          label={t('field.referral')}
          hint={linkCode ? t('registration.referral.locked') : undefined}
          error={messageOf(problems.referralCode)}
          defaultValue={linkCode}
          readOnly={linkCode !== undefined}
          trail={linkCode && <Lock className={styles.lock} size={18} aria-hidden="true" />}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          maxLength={20}
        />
        <CheckField name="terms" label={t('registration.terms')} error={messageOf(problems.terms)} />
        <Link href="/m/helpCenter#terms" className={styles.terms}>
          {t('registration.terms.read')}
        </Link>
      </Form>
    </>
  )
}

function Closed() {
  const t = useText()
  return (
    <EmptyState
      icon={<UserPlus size={28} aria-hidden="true" />}
      title={t('registration.closed')}
      body={t('registration.closed.body')}
    />
  )
}

function LoginLink() {
  const t = useText()
  const { search } = useAddress()
  const href = `/m/login${removeTokens(search && `?${search}`)}` as Href // a page of the table with this page's query
  return (
    <>
      {t('registration.known')}
      <Link href={href} className={buttonClass({ kind: 'secondary', isWide: true })}>
        {t('registration.login')}
      </Link>
    </>
  )
}

const never = () => () => undefined

/** The referral code of the visitor's link: in this address, or stored from an earlier one (REF-08). */
function useLinkCode(): string | undefined {
  const { query } = useAddress()
  const { storage } = useServices()
  const stored = useSyncExternalStore(
    never,
    () => readLinkCode(storage.read('registrationInfo')?.referralCode),
    () => undefined,
  )
  return readLinkCode(query.get('r')) ?? readLinkCode(query.get('referralCode')) ?? stored
}
