import {
  type CaptchaResult,
  findCodeProblem,
  findMobileProblem,
  hasFlag,
  normalizeMobile,
  requestSmsCode,
} from '@foyer/contract'
import type { MessageId } from '@foyer/messages'
import { useEffect, useRef } from 'react'
import type { LoginWayProps } from '../../lib/after-login.ts'
import { type Captcha, useCaptcha } from '../../lib/captcha/captcha.tsx'
import { CodeField } from '../../lib/code-field.tsx'
import { ensureDeviceId } from '../../lib/device.ts'
import { useText } from '../../lib/i18n.ts'
import { MobileField, useDialingCode } from '../../lib/mobile-field.tsx'
import { useSettings } from '../../lib/queries.ts'
import { useFailureMessage } from '../../lib/report.ts'
import { useServices } from '../../lib/services.tsx'
import { Form } from '../../ui/form.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import type { Problems } from './session-attempt.rules.ts'
import { useAttempt } from './session-attempt.ts'
import { ForgotPassword } from './session-forgot-password.tsx'
import { RememberField, readRemember, useRemembered } from './session-remember.tsx'
import { useSendLogin } from './session-send-login.ts'

const fields = ['mobileNum', 'verificationCode', 'password'] as const
type Field = (typeof fields)[number]

/** Login by mobile number: with a code, or with the password where the merchant does not verify numbers (AUTO-06). */
export function SmsLogin({ onAttempt, onChallenge }: LoginWayProps) {
  const t = useText()
  const services = useServices()
  const hasCode = hasFlag(useSettings(), 'REGMOBVERF3')
  const captcha = useCaptcha('login')
  const send = useSendLogin(captcha)
  const messageOf = useFailureMessage()
  const [countryDialingCode, setDialingCode] = useDialingCode()
  const { step, problems, error, start, edit, show } = useAttempt<Field>(fields)
  const field = useRef<HTMLInputElement>(null)
  const remembered = useRemembered('sms')
  useEffect(() => {
    if (!remembered || field.current?.value !== '') return
    field.current.value = remembered.mobileNum
  }, [remembered])
  const attempt = async (data: FormData) => {
    onAttempt(true)
    const read = (name: Field) => String(data.get(name) ?? '')
    const proof = hasCode ? { verificationCode: read('verificationCode') } : { password: read('password') }
    try {
      const number = { countryDialingCode, mobileNum: normalizeMobile(read('mobileNum')) }
      const login = { type: 'sms', mobileNum: number.mobileNum } as const
      const remember = { login, isChosen: readRemember(data) }
      const challenge = await send({ type: 'sms', ...number, ...proof }, remember)
      if (challenge) onChallenge(challenge, remember)
    } catch (cause) {
      onAttempt(false)
      throw cause
    }
  }
  const requestCode = async (data: FormData, run: Captcha['run']) => {
    const mobileNum = normalizeMobile(String(data.get('mobileNum') ?? ''))
    const problem = findMobileProblem(mobileNum)
    if (problem) {
      show({ mobileNum: problem as MessageId }) // the bounds return text ids of the noun `field`
      return undefined
    }
    const body = {
      countryDialingCode,
      mobileNum,
      purpose: 'login',
      loginDeviceId: ensureDeviceId(services),
    } as const
    const sendCode = (result: CaptchaResult) =>
      services.wps.call(requestSmsCode, { body: { ...body, ...result } }, { origin: 'once' })
    const sent = await run(sendCode)
    return { sent, recipient: `+${countryDialingCode}${mobileNum}` }
  }
  return (
    <>
      <Form
        onSubmit={(data) => void start(findSmsProblems(data, hasCode), () => attempt(data))}
        onEdit={edit}
        submitLabel={t('session.login.submit')}
        isBusy={step === 'processing' || step === 'done'}
        error={messageOf(error)}
      >
        <MobileField
          ref={field}
          dialingCode={countryDialingCode}
          onDialingCode={setDialingCode}
          error={problems.mobileNum && t(problems.mobileNum)}
        />
        {hasCode ? (
          <CodeField request={requestCode} error={problems.verificationCode && t(problems.verificationCode)} />
        ) : (
          <PasswordField
            name="password"
            label={t('field.password')}
            autoComplete="current-password"
            maxLength={64}
            showLabel={t('field.password.show')}
            hideLabel={t('field.password.hide')}
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

function findSmsProblems(data: FormData, hasCode: boolean): Problems<Field> {
  const read = (name: Field) => String(data.get(name) ?? '')
  const found = {
    mobileNum: findMobileProblem(read('mobileNum')),
    ...(hasCode
      ? { verificationCode: findCodeProblem(read('verificationCode')) }
      : { password: read('password') === '' ? 'field.password.required' : undefined }),
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined)) as Problems<Field> // text ids of the noun `field`
}
