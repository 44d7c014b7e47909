import {
  type ContactAddress,
  customerServiceContacts,
  type LoginChallenge,
  normalizeCode,
  recoverAccount,
  type VerificationChannel,
  verificationChannelList,
} from '@foyer/contract'
import { useState } from 'react'
import { AccountHeader, AccountPage } from '../../lib/account-page.tsx'
import { useFinishLogin } from '../../lib/after-login.ts'
import { CodeField } from '../../lib/code-field.tsx'
import { ContactField, useContactInput } from '../../lib/contact-field.tsx'
import { acceptsCookies, ensureDeviceId } from '../../lib/device.ts'
import { HoldNote } from '../../lib/hold-note.tsx'
import { useText } from '../../lib/i18n.ts'
import { Link } from '../../lib/navigation.tsx'
import { NewPasswordField } from '../../lib/new-password-field.tsx'
import { PasswordField } from '../../lib/password-field.tsx'
import { useIsOffered, useValue } from '../../lib/queries.ts'
import { useFailureMessage } from '../../lib/report.ts'
import { useRequestCode } from '../../lib/request-code.ts'
import { useServices } from '../../lib/services.tsx'
import { Form } from '../../ui/form.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { FormRefusal, useAttempt } from './session-attempt.ts'
import { findRecoveryProblems, type RecoveryField, recoveryFields } from './session-recovery.rules.ts'
import styles from './session-screen.module.css'
import { readChallenge } from './session-second-factor.rules.ts'
import { SecondFactor } from './session-second-factor.tsx'

const tabs = { sms: 'verification.way.sms', email: 'verification.way.email' } as const

/** `/m/recover` (DEC-30): a new password by a code to the account's number or e-mail address. */
export function RecoveryScreen() {
  const t = useText()
  const { data } = useValue(verificationChannelList, {}, { freshForMs: Number.POSITIVE_INFINITY })
  const channels = data?.channels ?? ['sms', 'email']
  const [wanted, setWanted] = useState<VerificationChannel>('sms')
  const channel = channels.find((one) => one === wanted) ?? channels[0] ?? 'sms'
  return (
    <AccountPage other={<SupportLink />}>
      <AccountHeader heading={t('verification.recovery.heading')} lead={t('verification.recovery.lead')} />
      {channels.length > 1 && (
        <Tabs
          label={t('verification.way')}
          value={channel}
          options={channels.map((value) => ({ value, label: t(tabs[value]) }))}
          onChange={setWanted}
        />
      )}
      <RecoveryForm key={channel} channel={channel} />
      <HoldNote text="verification.recovery.hold" className={styles.lead} />
    </AccountPage>
  )
}

function RecoveryForm({ channel }: { channel: VerificationChannel }) {
  const t = useText()
  const services = useServices()
  const finish = useFinishLogin()
  const messageOf = useFailureMessage()
  const input = useContactInput(channel)
  const [challenge, setChallenge] = useState<LoginChallenge>()
  const { step, problems, error, start, edit, show } = useAttempt<RecoveryField>(recoveryFields)
  const requestCode = useRequestCode(input, { purpose: 'recovery', show })
  const recover = async (typed: { address: ContactAddress; verificationCode: string; newPassword: string }) => {
    if (!acceptsCookies(services)) throw new FormRefusal('session.cookies')
    const body = { ...typed, loginDeviceId: ensureDeviceId(services) }
    const answer = await services.wps.call(recoverAccount, { body }, { origin: 'once' }).catch(readChallenge)
    if ('challenge' in answer) return setChallenge(answer.challenge)
    await finish(answer)
  }
  const textOf = (name: RecoveryField) => problems[name] && t(problems[name])
  if (challenge) return <SecondFactor challenge={challenge} onOpened={finish} onOver={() => setChallenge(undefined)} />
  return (
    <Form
      onSubmit={(data) => {
        const read = (name: RecoveryField) => String(data.get(name) ?? '')
        const typed = { verificationCode: normalizeCode(read('verificationCode')), newPassword: read('newPassword') }
        const found = { ...input.findProblems(data), ...findRecoveryProblems({ ...typed, confirm: read('confirm') }) }
        void start(found, () => recover({ address: input.read(data), ...typed }))
      }}
      onEdit={edit}
      submitLabel={t('verification.recovery.submit')}
      isBusy={step === 'processing' || step === 'done'}
      error={messageOf(error)}
    >
      <ContactField input={input} problems={problems} />
      <CodeField
        request={requestCode}
        action={channel === 'sms' ? 'sms' : 'recovery'}
        error={textOf('verificationCode')}
      />
      <NewPasswordField name="newPassword" label={t('session.password.new')} error={textOf('newPassword')} />
      <PasswordField name="confirm" label={t('field.confirm')} error={textOf('confirm')} autoComplete="new-password" />
    </Form>
  )
}

/** The way for members without access to their addresses; absent without customer service (DEC-02). */
function SupportLink() {
  const t = useText()
  if (!useIsOffered(customerServiceContacts)) return null
  return (
    <Link href="/m/helpCenter#contact" className={styles.aside}>
      {t('verification.recovery.help')}
    </Link>
  )
}
