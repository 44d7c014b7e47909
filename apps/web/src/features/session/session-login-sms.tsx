import { findCodeProblem, hasFlag, normalizeCode } from '@foyer/contract'
import { useEffect, useRef } from 'react'
import type { LoginWayProps } from '../../lib/after-login.ts'
import { useCaptcha } from '../../lib/captcha/captcha.tsx'
import { CodeField } from '../../lib/code-field.tsx'
import { ContactField, useContactInput } from '../../lib/contact-field.tsx'
import { useText } from '../../lib/i18n.ts'
import { PasswordField } from '../../lib/password-field.tsx'
import { listProblems, type Problems } from '../../lib/problems.rules.ts'
import { useSettings } from '../../lib/queries.ts'
import { useFailureMessage } from '../../lib/report.ts'
import { useRequestCode } from '../../lib/request-code.ts'
import { Form } from '../../ui/form.tsx'
import { useAttempt } from './session-attempt.ts'
import { ForgotPassword } from './session-forgot-password.tsx'
import { RememberField, readRemember, useRemembered } from './session-remember.tsx'
import { useSendLogin } from './session-send-login.ts'

const fields = ['mobileNum', 'verificationCode', 'password'] as const
type Field = (typeof fields)[number]

/** Login by mobile number: with a code, or with the password where the merchant does not verify numbers (AUTO-06). */
export function SmsLogin({ onAttempt, onChallenge }: LoginWayProps) {
  const t = useText()
  const hasCode = hasFlag(useSettings(), 'REGMOBVERF3')
  const captcha = useCaptcha('login')
  const send = useSendLogin(captcha)
  const messageOf = useFailureMessage()
  const input = useContactInput('sms')
  const { step, problems, error, start, edit, show } = useAttempt<Field>(fields)
  const requestCode = useRequestCode(input, { purpose: 'login', show })
  const field = useRef<HTMLInputElement>(null)
  const remembered = useRemembered('sms')
  useEffect(() => {
    if (!remembered || field.current?.value !== '') return
    field.current.value = remembered.mobileNum
  }, [remembered])
  const attempt = async (data: FormData) => {
    onAttempt(true)
    const read = (name: Field) => String(data.get(name) ?? '')
    const proof = hasCode
      ? { verificationCode: normalizeCode(read('verificationCode')) }
      : { password: read('password') }
    try {
      const { channel: type, ...number } = input.read(data)
      const login = { type, mobileNum: number.mobileNum }
      const remember = { login, isChosen: readRemember(data) }
      const challenge = await send({ type, isSms: true, ...number, ...proof }, remember)
      if (challenge) onChallenge(challenge, remember)
    } catch (cause) {
      onAttempt(false)
      throw cause
    }
  }
  return (
    <>
      <Form
        onSubmit={(data) =>
          void start({ ...input.findProblems(data), ...findProofProblems(data, hasCode) }, () => attempt(data))
        }
        onEdit={edit}
        submitLabel={t('session.login.submit')}
        isBusy={step === 'processing' || step === 'done'}
        error={messageOf(error)}
      >
        <ContactField ref={field} input={input} problems={problems} />
        {hasCode ? (
          <CodeField request={requestCode} error={problems.verificationCode && t(problems.verificationCode)} />
        ) : (
          <PasswordField
            name="password"
            autoComplete="current-password"
            error={problems.password && t(problems.password)}
          />
        )}
        <RememberField type="sms" isRemembered={remembered !== undefined} />
      </Form>
      {captcha.dialog}
      {!hasCode && <ForgotPassword />}
    </>
  )
}

/** Problems of the code or the password. */
function findProofProblems(data: FormData, hasCode: boolean): Problems<Field> {
  const read = (name: Field) => String(data.get(name) ?? '')
  return listProblems<Field>(
    hasCode
      ? { verificationCode: findCodeProblem(read('verificationCode')) }
      : { password: read('password') === '' ? 'field.password.required' : undefined },
  )
}
