import { login, register } from '@foyer/contract'
import { useEffect, useReducer, useRef } from 'react'
import { useFinishLogin } from '../../lib/after-login.ts'
import { acceptsCookies, ensureDeviceId } from '../../lib/device.ts'
import { readFieldProblems, useReport } from '../../lib/report.ts'
import { useServices } from '../../lib/services.tsx'
import type { OpenedSession } from '../../lib/session.ts'
import { sendEncrypted } from '../../lib/wps/encryption.ts'
import { isOutcomeUnknown } from '../../lib/wps/outcome.rules.ts'
import { WpsError } from '../../lib/wps/wps-error.ts'
import { readLoginDevice, readRunMode } from '../../platform/index.ts'
import { registrationGuardMs } from './registration.constants.ts'
import { enterAsMember, isTakenByUs } from './registration-enter.ts'
import {
  advanceRegistration,
  findRegistrationProblems,
  hasProblems,
  makeRegistration,
  type RegistrationState,
  registrationFields,
  registrationStart,
  type Typed,
} from './registration-flow.rules.ts'

export interface RegistrationFlow {
  state: RegistrationState
  start(typed: Typed): Promise<void>
  /** Clears the error of a changed field. */
  edit(name: string): void
}

/** One registration with its following steps (REG-08..14, CONF-16). */
export function useRegistrationFlow(): RegistrationFlow {
  const [state, dispatch] = useReducer(advanceRegistration, registrationStart)
  const services = useServices()
  const finish = useFinishLogin()
  const report = useReport()
  /** The name of a registration with unknown outcome. */
  const unsureName = useRef<string>(undefined)

  useEffect(() => {
    if (state.step !== 'guarded') return
    const timer = setTimeout(() => dispatch({ type: 'released' }), registrationGuardMs)
    return () => clearTimeout(timer)
  }, [state.step])

  /** The account exists: logs in and opens the target. */
  async function enter(typed: Typed, answer: OpenedSession): Promise<void> {
    dispatch({ type: 'registered', hasToken: answer.token !== '' })
    try {
      const opened = await enterAsMember(answer, { openSession: services.session.open, logIn: () => logIn(typed) })
      dispatch({ type: 'entered' })
      // CONF-10: a registration never leads to the forced password change.
      await finish(opened)
    } catch (cause) {
      dispatch({ type: 'loginFailed', error: report(cause) })
    }
  }

  function logIn({ username, password }: Typed): Promise<OpenedSession> {
    const body = { username, password, loginDeviceId: ensureDeviceId(services), ...readLoginDevice() }
    return services.wps.call(login, { body }, { origin: 'username', sender: sendEncrypted })
  }

  return {
    state,
    async start(typed) {
      const problems = findRegistrationProblems(typed)
      dispatch({ type: 'submitted', problems })
      if (state.step !== 'idle' || hasProblems(problems)) return
      const { wps, storage } = services
      if (!acceptsCookies(services)) return dispatch({ type: 'refused', problems: {}, error: 'session.cookies' })
      try {
        const answer = await wps.call(
          register,
          {
            body: makeRegistration(typed, {
              runMode: readRunMode(),
              address: location,
              loginDeviceId: ensureDeviceId(services),
              tid: storage.read('tid'),
              affiliateCode: storage.read('registrationInfo')?.affiliateCode,
            }),
          },
          { origin: 'once', moduleId: 'REG3', sender: sendEncrypted },
        )
        await enter(typed, answer)
      } catch (cause) {
        // An unanswered attempt may have succeeded: then the same visitor owns the taken name.
        const opened = isTakenByUs(cause, typed, unsureName.current) && (await logIn(typed).catch(() => undefined))
        if (opened) return enter(typed, opened)
        if (cause instanceof WpsError && isOutcomeUnknown(cause)) unsureName.current = typed.username
        const named = readFieldProblems(cause, registrationFields)
        if (hasProblems(named)) return dispatch({ type: 'refused', problems: named, error: undefined })
        // REG-14.
        dispatch({ type: 'refused', problems: {}, error: report(cause, 'page') })
      }
    },
    edit(name) {
      const field = registrationFields.find((known) => known === name)
      if (field) dispatch({ type: 'edited', field })
    },
  }
}
