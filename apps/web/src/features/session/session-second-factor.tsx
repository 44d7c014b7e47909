import {
  codeMaxLength,
  findCodeProblem,
  type LoginChallenge,
  type LoginValue,
  loginVerification,
  normalizeCode,
  normalizeRecoveryCode,
  requestLoginCode,
} from '@foyer/contract'
import type { MessageId } from '@foyer/messages'
import { useState } from 'react'
import { CodeField } from '../../lib/code-field.tsx'
import { pasteCode } from '../../lib/code-paste.ts'
import { ensureDeviceId } from '../../lib/device.ts'
import { nameFactorFailure } from '../../lib/factor-failure.rules.ts'
import { useText } from '../../lib/i18n.ts'
import { useFailureMessage } from '../../lib/report.ts'
import { useServices } from '../../lib/services.tsx'
import { sendEncrypted } from '../../lib/wps/encryption.ts'
import { WpsError } from '../../lib/wps/wps-error.ts'
import { Form } from '../../ui/form.tsx'
import { longToastMs, useNotices } from '../../ui/notices.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useAttempt } from './session-attempt.ts'
import styles from './session-screen.module.css'
import { type ChallengeWay, listChallengeWays } from './session-second-factor.rules.ts'

const fields = ['verificationCode'] as const
type Field = (typeof fields)[number]

const labels = {
  ga: 'verification.factor.ga',
  sms: 'verification.way.sms',
  email: 'verification.way.email',
  recovery: 'verification.factor.recovery',
} as const satisfies Record<ChallengeWay, MessageId>

const hints = {
  ga: 'verification.factor.ga.hint',
  sms: 'verification.factor.sms.hint',
  email: 'verification.factor.email.hint',
  recovery: 'verification.factor.recovery.hint',
} as const satisfies Record<ChallengeWay, MessageId>

export interface SecondFactorProps {
  challenge: LoginChallenge
  /** The login is complete. */
  onOpened: (opened: LoginValue) => Promise<void>
  /** The attempt has no tries or no time left: only a new login leads on. */
  onOver: () => void
}

/** The second step of a login (TWOFA-02, MODAL-14): one of the member's factors, or a recovery code. */
export function SecondFactor({ challenge, onOpened, onOver }: SecondFactorProps) {
  const t = useText()
  const ways = listChallengeWays(challenge)
  const [way, setWay] = useState<ChallengeWay>(ways[0] ?? 'recovery')
  return (
    <div className={styles.factor}>
      <Tabs
        label={t('verification.factor.way')}
        value={way}
        options={ways.map((value) => ({ value, label: t(labels[value]) }))}
        onChange={setWay}
      />
      <p className={styles.lead}>{t(hints[way])}</p>
      <FactorForm key={way} way={way} challenge={challenge} onOpened={onOpened} onOver={onOver} />
    </div>
  )
}

function FactorForm({ way, challenge, onOpened, onOver }: SecondFactorProps & { way: ChallengeWay }) {
  const t = useText()
  const services = useServices()
  const notices = useNotices()
  const messageOf = useFailureMessage()
  const { step, problems, error, start, edit } = useAttempt<Field>(fields)
  const verifyId = challenge.verifyId ?? ''
  const handleOver = (cause: unknown): never => {
    if (cause instanceof WpsError && cause.code === 'login_attempt_over') {
      notices.toast(t('error.login_attempt_over'), { durationMs: longToastMs, tone: 'bad' })
      onOver()
    }
    throw cause
  }
  const verify = async (verifyCode: string) => {
    const body = { verifyId, verifyType: way, verifyCode, loginDeviceId: ensureDeviceId(services) }
    const call = services.wps.call(loginVerification, { body }, { origin: 'once', sender: sendEncrypted })
    await onOpened(await call.catch(handleOver))
  }
  const problem = problems.verificationCode && t(problems.verificationCode)
  return (
    <Form
      onSubmit={(data) => {
        const typed = String(data.get('verificationCode') ?? '')
        const code = way === 'recovery' ? normalizeRecoveryCode(typed) : normalizeCode(typed)
        const found = way === 'recovery' ? (code.length < 6 ? 'field.code.required' : undefined) : findCodeProblem(code)
        const named = found ? { verificationCode: found as MessageId } : {} // the bounds return text ids of the noun `field`
        void start(named, () => verify(code))
      }}
      onEdit={edit}
      submitLabel={t('session.login.submit')}
      isBusy={step === 'processing' || step === 'done'}
      error={messageOf(nameFactorFailure(way, error))}
    >
      {way === 'sms' || way === 'email' ? (
        <CodeField
          request={async () => {
            const body = { verifyId, verifyType: way }
            // The member's own address is not displayed before the login.
            const call = services.wps.call(requestLoginCode, { body }, { origin: 'once' })
            return { sent: await call.catch(handleOver), recipient: '' }
          }}
          error={problem}
        />
      ) : (
        <TextField
          name="verificationCode"
          label={t(way === 'ga' ? 'field.code' : 'verification.factor.recovery')}
          inputMode={way === 'ga' ? 'numeric' : 'text'}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          maxLength={way === 'ga' ? codeMaxLength : 24}
          onPaste={way === 'ga' ? pasteCode : undefined}
          error={problem}
        />
      )}
    </Form>
  )
}
