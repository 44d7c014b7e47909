import {
  type CaptchaResult,
  customerServiceContacts,
  type LoginChallenge,
  recoverAccount,
  requestEmailCode,
  requestSmsCode,
  type VerificationChannel,
  verificationChannelList,
} from '@foyer/contract'
import { useState } from 'react'
import { AccountHeader, AccountPage } from '../../lib/account-page.tsx'
import { useFinishLogin } from '../../lib/after-login.ts'
import type { Captcha } from '../../lib/captcha/captcha.tsx'
import { CodeField } from '../../lib/code-field.tsx'
import { acceptsCookies, ensureDeviceId } from '../../lib/device.ts'
import { useText } from '../../lib/i18n.ts'
import { MobileField, useDialingCode } from '../../lib/mobile-field.tsx'
import { Link } from '../../lib/navigation.tsx'
import { NewPasswordField } from '../../lib/new-password-field.tsx'
import { useIsOffered, useValue } from '../../lib/queries.ts'
import { useFailureMessage } from '../../lib/report.ts'
import { useServices } from '../../lib/services.tsx'
import { Form } from '../../ui/form.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { hasProblems } from './session-attempt.rules.ts'
import { FormRefusal, useAttempt } from './session-attempt.ts'
import {
  findAddressProblems,
  findRecoveryProblems,
  makeAddress,
  type RecoveryField,
  recoveryFields,
} from './session-recovery.rules.ts'
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
      <p className={styles.lead}>{t('verification.recovery.hold')}</p>
    </AccountPage>
  )
}

function RecoveryForm({ channel }: { channel: VerificationChannel }) {
  const t = useText()
  const services = useServices()
  const finish = useFinishLogin()
  const messageOf = useFailureMessage()
  const [countryDialingCode, setDialingCode] = useDialingCode()
  const [challenge, setChallenge] = useState<LoginChallenge>()
  const { step, problems, error, start, edit, show } = useAttempt<RecoveryField>(recoveryFields)
  const addressField = channel === 'sms' ? 'mobileNum' : 'email'

  const recover = async (address: string, verificationCode: string, newPassword: string) => {
    if (!acceptsCookies(services)) throw new FormRefusal('session.cookies')
    const body = {
      address: makeAddress(channel, address, countryDialingCode),
      verificationCode,
      newPassword,
      loginDeviceId: ensureDeviceId(services),
    }
    const answer = await services.wps.call(recoverAccount, { body }, { origin: 'once' }).catch(readChallenge)
    if ('challenge' in answer) return setChallenge(answer.challenge)
    await finish(answer)
  }
  const requestCode = async (data: FormData, run: Captcha['run']) => {
    const address = String(data.get(addressField) ?? '')
    const found = findAddressProblems(channel, address)
    if (hasProblems(found)) {
      show(found)
      return undefined
    }
    const to = makeAddress(channel, address, countryDialingCode)
    const common = { purpose: 'recovery', loginDeviceId: ensureDeviceId(services) } as const
    if (to.channel === 'email') {
      const send = (result: CaptchaResult) =>
        services.wps.call(requestEmailCode, { body: { ...common, email: to.email, ...result } }, { origin: 'once' })
      return { sent: await run(send), recipient: to.email }
    }
    const { channel: _sms, ...number } = to
    const send = (result: CaptchaResult) =>
      services.wps.call(requestSmsCode, { body: { ...common, ...number, ...result } }, { origin: 'once' })
    const sent = await run(send)
    return { sent, recipient: `+${number.countryDialingCode}${number.mobileNum}` }
  }
  const textOf = (name: RecoveryField) => problems[name] && t(problems[name])
  if (challenge) return <SecondFactor challenge={challenge} onOpened={finish} />
  return (
    <Form
      onSubmit={(data) => {
        const read = (name: string) => String(data.get(name) ?? '')
        const typed = {
          address: read(addressField),
          verificationCode: read('verificationCode'),
          newPassword: read('newPassword'),
          confirm: read('confirm'),
        }
        void start(findRecoveryProblems(channel, typed), () =>
          recover(typed.address, typed.verificationCode, typed.newPassword),
        )
      }}
      onEdit={edit}
      submitLabel={t('verification.recovery.submit')}
      isBusy={step === 'processing' || step === 'done'}
      error={messageOf(error)}
    >
      {channel === 'sms' ? (
        <MobileField dialingCode={countryDialingCode} onDialingCode={setDialingCode} error={textOf('mobileNum')} />
      ) : (
        <TextField
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          dir="ltr"
          maxLength={100}
          label={t('field.email')}
          error={textOf('email')}
        />
      )}
      <CodeField
        request={requestCode}
        action={channel === 'sms' ? 'sms' : 'recovery'}
        error={textOf('verificationCode')}
      />
      <NewPasswordField name="newPassword" label={t('session.password.new')} error={textOf('newPassword')} />
      <PasswordField
        name="confirm"
        label={t('field.confirm')}
        error={textOf('confirm')}
        autoComplete="new-password"
        maxLength={64}
        showLabel={t('field.password.show')}
        hideLabel={t('field.password.hide')}
      />
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
