import {
  type CaptchaResult,
  findMobileProblem,
  hasFlag,
  normalizeMobile,
  registerMobile,
  requestSmsCode,
} from '@foyer/contract'
import type { MessageId } from '@foyer/messages'
import { type Captcha, useCaptcha } from '../../lib/captcha/captcha.tsx'
import { CodeField } from '../../lib/code-field.tsx'
import { ensureDeviceId } from '../../lib/device.ts'
import { useText } from '../../lib/i18n.ts'
import { MobileField, useDialingCode } from '../../lib/mobile-field.tsx'
import { useSettings } from '../../lib/queries.ts'
import { useFailureMessage } from '../../lib/report.ts'
import { useServices } from '../../lib/services.tsx'
import { sendEncrypted } from '../../lib/wps/encryption.ts'
import { Form } from '../../ui/form.tsx'
import { NewPasswordFields, ReferralField, TermsField } from './registration-fields.tsx'
import {
  findMobileRegistrationProblems,
  makeMobileRegistration,
  readTypedMobile,
  type TypedMobile,
} from './registration-flow.rules.ts'
import { type RegistrationAttempt, useRegistrationFlow } from './registration-flow.ts'

/** Registration by mobile number and code (FLAG-04), with a password where the merchant asks for one (FLAG-05). */
export function MobileRegistrationForm({ linkCode }: { linkCode: string | undefined }) {
  const t = useText()
  const services = useServices()
  const hasPassword = hasFlag(useSettings(), 'MOBILENUMPASSREG3')
  const { state, start, show, edit } = useRegistrationFlow()
  const messageOf = useFailureMessage()
  const captcha = useCaptcha('register')
  const [countryDialingCode, setDialingCode] = useDialingCode()
  const { problems, error } = 'problems' in state ? state : { problems: {}, error: undefined }

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
      purpose: 'register',
      loginDeviceId: ensureDeviceId(services),
    } as const
    const send = (result: CaptchaResult) =>
      services.wps.call(requestSmsCode, { body: { ...body, ...result } }, { origin: 'once' })
    const sent = await run(send)
    return { sent, recipient: `+${countryDialingCode}${mobileNum}` }
  }
  const makeAttempt = (typed: TypedMobile): RegistrationAttempt => ({
    problems: findMobileRegistrationProblems(typed, hasPassword),
    username: undefined,
    send: (visit) =>
      captcha.run((result) =>
        services.wps.call(
          registerMobile,
          { body: { ...makeMobileRegistration(typed, visit, hasPassword), ...result } },
          { origin: 'once', moduleId: 'MOBILENUMREG3', sender: sendEncrypted },
        ),
      ),
    // The code is used up: the member asks for one to log in.
    logIn: () => Promise.reject(new Error('the code of a registration opens one session')),
  })
  return (
    <>
      <Form
        onSubmit={(data) => {
          const typed = readTypedMobile(data, countryDialingCode)
          void start(makeAttempt({ ...typed, ...(linkCode ? { referralCode: linkCode } : {}) }))
        }}
        onEdit={edit}
        submitLabel={t('registration.submit')}
        isBusy={state.step !== 'idle' && state.step !== 'guarded'}
        error={messageOf(error)}
      >
        <MobileField
          dialingCode={countryDialingCode}
          onDialingCode={setDialingCode}
          error={messageOf(problems.mobileNum)}
        />
        <CodeField request={requestCode} error={messageOf(problems.verificationCode)} />
        {hasPassword && <NewPasswordFields problems={problems} />}
        <ReferralField linkCode={linkCode} problems={problems} />
        <TermsField problems={problems} />
      </Form>
      {captcha.dialog}
    </>
  )
}
