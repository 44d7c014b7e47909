import { hasFlag, registerMobile } from '@foyer/contract'
import { useRef } from 'react'
import { useCaptcha } from '../../lib/captcha/captcha.tsx'
import { CodeField } from '../../lib/code-field.tsx'
import { ContactField, useContactInput } from '../../lib/contact-field.tsx'
import { useText } from '../../lib/i18n.ts'
import { useSettings } from '../../lib/queries.ts'
import { useFailureMessage } from '../../lib/report.ts'
import { useRequestCode } from '../../lib/request-code.ts'
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
  const input = useContactInput('sms')
  const number = useRef<HTMLInputElement>(null)
  const requestCode = useRequestCode(input, { purpose: 'register', show })
  const { problems, error } = 'problems' in state ? state : { problems: {}, error: undefined }
  const makeAttempt = (typed: TypedMobile): RegistrationAttempt => ({
    problems: findMobileRegistrationProblems(typed, hasPassword),
    username: undefined,
    clearIdentity: () => {
      if (number.current) number.current.value = ''
    },
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
          const typed = readTypedMobile(data, input.read(data))
          void start(makeAttempt({ ...typed, ...(linkCode ? { referralCode: linkCode } : {}) }))
        }}
        onEdit={edit}
        submitLabel={t('registration.submit')}
        isBusy={state.step !== 'idle' && state.step !== 'guarded'}
        error={messageOf(error)}
      >
        <ContactField ref={number} input={input} problems={problems} />
        <CodeField request={requestCode} error={messageOf(problems.verificationCode)} />
        {hasPassword && <NewPasswordFields problems={problems} />}
        <ReferralField linkCode={linkCode} problems={problems} />
        <TermsField problems={problems} />
      </Form>
      {captcha.dialog}
    </>
  )
}
