import { changePassword, isFree, memberInfo, playsForFun } from '@foyer/contract'
import { Button, buttonClass } from '@foyer/ui/button'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useHasPassword } from '../../lib/has-password.ts'
import { HoldNote } from '../../lib/hold-note.tsx'
import { useText } from '../../lib/i18n.ts'
import { useLogOut } from '../../lib/log-out.ts'
import { Link, useAddress } from '../../lib/navigation.tsx'
import { NewPasswordField } from '../../lib/new-password-field.tsx'
import { PasswordField } from '../../lib/password-field.tsx'
import { useRenew } from '../../lib/queries.ts'
import { renewRemembered } from '../../lib/remember.ts'
import { useFailureMessage } from '../../lib/report.ts'
import { useServices, useSession } from '../../lib/services.tsx'
import { decideAfterLogin } from '../../routes.rules.ts'
import type { Href } from '../../routes.ts'
import { Form } from '../../ui/form.tsx'
import { longToastMs, useNotices } from '../../ui/notices.tsx'
import { useAttempt } from './session-attempt.ts'
import {
  type PasswordField as Field,
  findPasswordProblems,
  passwordFields,
  readPasswords,
} from './session-password.rules.ts'
import styles from './session-screen.module.css'

/** `/m/changePsw` (ROUTE-11, OPEN-26): voluntary or forced password change. */
export function PasswordScreen() {
  const t = useText()
  const { storage } = useServices()
  const member = useSession()
  const [isForced] = useState(() => storage.read('mustChangePassword') === '1')
  const change = useChange()
  // DEC-11: a member who came in by number sets the first one.
  const hasPassword = useHasPassword()
  const fields = passwordFields.filter((name) => hasPassword || name !== 'oldPassword')
  const messageOf = useFailureMessage()
  const { step, problems, error, start, edit } = useAttempt<Field>(passwordFields)
  return (
    <div className={styles.bare}>
      <header className={styles.reason}>
        <span className={styles.mark}>
          <KeyRound size={26} aria-hidden="true" />
        </span>
        <h1 className={styles.heading}>{t('session.password.heading')}</h1>
        <p className={styles.lead}>{t(isForced ? 'session.password.forced' : 'session.password.lead')}</p>
        {member && !playsForFun(member.type) && <HoldNote text="session.password.hold" className={styles.lead} />}
      </header>
      <Form
        onSubmit={(data) => {
          const typed = readPasswords(data)
          void start(findPasswordProblems(typed, hasPassword), () => change(typed))
        }}
        onEdit={edit}
        submitLabel={t(hasPassword ? 'session.password.submit' : 'session.password.set')}
        isBusy={step === 'processing' || step === 'done'}
        error={messageOf(error)}
      >
        {fields.map((name) => {
          const shared = { label: t(labels[name]), error: problems[name] && t(problems[name]) }
          if (name === 'newPassword') return <NewPasswordField key={name} name={name} {...shared} />
          return (
            <PasswordField
              key={name}
              name={name}
              {...shared}
              autoComplete={name === 'oldPassword' ? 'current-password' : 'new-password'}
            />
          )
        })}
      </Form>
      {isForced ? <LogoutButton /> : <BackLink />}
    </div>
  )
}

const labels = {
  oldPassword: 'session.password.old',
  newPassword: 'session.password.new',
  confirm: 'field.confirm',
} as const satisfies Record<Field, string>

function BackLink() {
  const t = useText()
  const member = useSession()
  return (
    <Link
      href={member && isFree(member.type) ? '/m/home' : '/m/member/home'}
      className={buttonClass({ kind: 'secondary', isWide: true })}
    >
      {t('back')}
    </Link>
  )
}

function LogoutButton() {
  const t = useText()
  const logOut = useLogOut()
  return (
    <Button kind="secondary" isWide onClick={() => void logOut()}>
      {t('logout.action')}
    </Button>
  )
}

/** The call; afterwards the member continues to the earlier target (CONF-05). */
function useChange(): (typed: Record<Field, string>) => Promise<void> {
  const t = useText()
  const notices = useNotices()
  const services = useServices()
  const { wps, storage, origin } = services
  const { go } = useAddress()
  const renew = useRenew()
  return async ({ oldPassword, newPassword }) => {
    const body = { newPassword, ...(oldPassword === '' ? {} : { oldPassword }) }
    await wps.call(changePassword, { body }, { origin: 'once' })
    renew(memberInfo)
    void renewRemembered(services)
    const wanted = storage.read('go')
    storage.remove('mustChangePassword')
    storage.remove('go')
    notices.toast(t(oldPassword === '' ? 'session.password.set.done' : 'session.password.done'), {
      durationMs: longToastMs,
      tone: 'good',
    })
    const next = decideAfterLogin({ mustChangePassword: false, redirectUrl: undefined, go: wanted, origin })
    go((next.kind === 'page' ? next.to : '/m/home') as Href, { isReplacing: true }) // pages of the table only
  }
}
