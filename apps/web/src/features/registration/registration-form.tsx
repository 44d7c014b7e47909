import { login, register } from '@foyer/contract'
import { useEffect, useRef } from 'react'
import { useCaptcha } from '../../lib/captcha/captcha.tsx'
import { ensureDeviceId } from '../../lib/device.ts'
import { useDrafts } from '../../lib/drafts.ts'
import { useText } from '../../lib/i18n.ts'
import { useFailureMessage } from '../../lib/report.ts'
import { useServices } from '../../lib/services.tsx'
import { sendEncrypted } from '../../lib/wps/encryption.ts'
import { readLoginDevice } from '../../platform/index.ts'
import { Form } from '../../ui/form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { NewPasswordFields, ReferralField, TermsField } from './registration-fields.tsx'
import { findRegistrationProblems, makeRegistration, readTyped, type Typed } from './registration-flow.rules.ts'
import { type RegistrationAttempt, useRegistrationFlow } from './registration-flow.ts'
import { useUsernameCheck } from './registration-username.ts'

/** Registration by username and password (FLAG-03). `linkCode`: the referral code of the visitor's link. */
export function RegistrationForm({ linkCode }: { linkCode: string | undefined }) {
  const t = useText()
  const services = useServices()
  const { state, start, edit } = useRegistrationFlow()
  const { isFree, check } = useUsernameCheck()
  const captcha = useCaptcha('register')
  const loginCaptcha = useCaptcha('login')
  const drafts = useDrafts()
  const username = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Not a default value: the server's markup lacks it, and input typed before hydration wins.
    const field = username.current
    if (field?.value) drafts.keep('registration', { username: field.value })
    else if (field) field.value = drafts.read('registration')?.username ?? ''
    if (field) check(field.value)
  }, [drafts, check])
  const { problems, error } = 'problems' in state ? state : { problems: {}, error: undefined }
  const messageOf = useFailureMessage()
  const makeAttempt = (typed: Typed): RegistrationAttempt => ({
    problems: findRegistrationProblems(typed),
    username: typed.username,
    clearIdentity: () => {
      if (username.current) username.current.value = ''
      check('')
      drafts.keep('registration', { username: '' })
    },
    // REG-04, REG-21.
    send: (visit) =>
      captcha.run((result) =>
        services.wps.call(
          register,
          { body: { ...makeRegistration(typed, visit), ...result } },
          { origin: 'once', moduleId: 'REG3', sender: sendEncrypted },
        ),
      ),
    logIn: () => {
      const { username, password } = typed
      const body = { username, password, loginDeviceId: ensureDeviceId(services), ...readLoginDevice() }
      return loginCaptcha.run((result) =>
        services.wps.call(login, { body: { ...body, ...result } }, { origin: 'username', sender: sendEncrypted }),
      )
    },
  })
  return (
    <>
      <Form
        onSubmit={(data) =>
          void start(makeAttempt({ ...readTyped(data), ...(linkCode ? { referralCode: linkCode } : {}) }))
        }
        onEdit={(name, text) => {
          edit(name)
          if (name !== 'username') return
          check(text)
          drafts.keep('registration', { username: text })
        }}
        submitLabel={t('registration.submit')}
        isBusy={state.step !== 'idle' && state.step !== 'guarded'}
        error={messageOf(error)}
      >
        <TextField
          ref={username}
          name="username"
          label={t('field.username')}
          hint={t(isFree ? 'registration.username.free' : 'field.username.hint')}
          error={messageOf(problems.username ?? (isFree === false ? 'registration.username.taken' : undefined))}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          dir="ltr"
          maxLength={64}
        />
        <NewPasswordFields problems={problems} />
        <ReferralField linkCode={linkCode} problems={problems} />
        <TermsField problems={problems} />
      </Form>
      {captcha.dialog}
      {loginCaptcha.dialog}
    </>
  )
}
