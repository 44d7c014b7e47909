import { systemStatus } from '@foyer/contract'
import { useBusy } from '@foyer/ui/use-busy'
import { useEffect, useReducer, useRef } from 'react'
import { useFinishLogin } from '../../lib/after-login.ts'
import { acceptsCookies, ensureDeviceId } from '../../lib/device.ts'
import { useFieldProblems } from '../../lib/field-problems.ts'
import { readPixelTrack } from '../../lib/pixel-track.ts'
import { hasProblems } from '../../lib/problems.rules.ts'
import { useRenew, useSettings } from '../../lib/queries.ts'
import { useReport } from '../../lib/report.ts'
import { useServices } from '../../lib/services.tsx'
import type { OpenedSession } from '../../lib/session.ts'
import { readPendingRegistration } from '../../lib/social-pending.ts'
import { readVisitOrigin } from '../../lib/visit-origin.ts'
import { isOutcomeUnknown } from '../../lib/wps/outcome.rules.ts'
import { WpsError } from '../../lib/wps/wps-error.ts'
import { readRegisterDevice } from '../../platform/index.ts'
import { registrationGuardMs } from './registration.constants.ts'
import { clearsIdentity, enterAsMember, isTakenByUs } from './registration-enter.ts'
import {
  advanceRegistration,
  type RegistrationProblems,
  type RegistrationState,
  registrationFields,
  registrationStart,
  type Visit,
} from './registration-flow.rules.ts'

/** One registration with typed input: its problems, its call, and the login with the same credentials. */
export interface RegistrationAttempt {
  problems: RegistrationProblems
  send(visit: Visit): Promise<OpenedSession>
  /** Rejects where the credentials work once only. */
  logIn(): Promise<OpenedSession>
  /** The name that an earlier attempt without an answer may have taken; undefined without one. */
  username: string | undefined
  /** Empties the field that names the new member. */
  clearIdentity(): void
}

export interface RegistrationFlow {
  state: RegistrationState
  start(attempt: RegistrationAttempt): Promise<void>
  /** Shows problems without a submit. */
  show(problems: RegistrationProblems): void
  /** Clears the error of a changed field. */
  edit(name: string): void
}

/** One registration with its following steps (REG-08..14, CONF-16). */
export function useRegistrationFlow(): RegistrationFlow {
  const [state, dispatch] = useReducer(advanceRegistration, registrationStart)
  const { run } = useBusy()
  const services = useServices()
  const settings = useSettings()
  const finish = useFinishLogin()
  const { terms } = settings
  const renew = useRenew()
  const report = useReport()
  const readFieldProblems = useFieldProblems()
  /** The name of a registration with unknown outcome. */
  const unsureName = useRef<string>(undefined)

  useEffect(() => {
    if (state.step !== 'guarded') return
    const timer = setTimeout(() => dispatch({ type: 'released' }), registrationGuardMs)
    return () => clearTimeout(timer)
  }, [state.step])

  /** The account exists: logs in and opens the target. */
  async function enter({ logIn }: RegistrationAttempt, answer: OpenedSession): Promise<void> {
    dispatch({ type: 'registered', hasToken: answer.token !== '' })
    try {
      const opened = await enterAsMember(answer, { openSession: services.session.open, logIn })
      dispatch({ type: 'entered' })
      // CONF-10: a registration never leads to the forced password change.
      await finish(opened)
    } catch (cause) {
      dispatch({ type: 'loginFailed', error: report(cause) })
    }
  }

  return {
    state,
    async start(attempt) {
      const { problems, username } = attempt
      dispatch({ type: 'submitted', problems })
      if (state.step !== 'idle' || hasProblems(problems)) return
      await run(async () => {
        const { storage } = services
        if (!acceptsCookies(services)) return dispatch({ type: 'refused', problems: {}, error: 'session.cookies' })
        try {
          const answer = await attempt.send({
            device: readRegisterDevice(),
            origin: readVisitOrigin(storage),
            loginDeviceId: ensureDeviceId(services),
            identity: readPendingRegistration(storage, settings),
            pixelTrack: readPixelTrack(storage),
            termsVersion: terms?.version,
          })
          await enter(attempt, answer)
        } catch (cause) {
          // An unanswered attempt may have succeeded: then the same visitor owns the taken name.
          const opened =
            isTakenByUs(cause, username, unsureName.current) && (await attempt.logIn().catch(() => undefined))
          if (opened) return enter(attempt, opened)
          if (cause instanceof WpsError && isOutcomeUnknown(cause)) unsureName.current = username
          if (clearsIdentity(cause, settings.register)) attempt.clearIdentity()
          const named = await readFieldProblems(cause, registrationFields)
          // Another version is in force: the form shows it.
          if (named.terms) renew(systemStatus)
          if (hasProblems(named)) return dispatch({ type: 'refused', problems: named, error: undefined })
          // REG-14.
          dispatch({ type: 'refused', problems: {}, error: report(cause, 'page') })
        }
      })
    },
    show: (problems) => dispatch({ type: 'submitted', problems }),
    edit(name) {
      const field = registrationFields.find((known) => known === name)
      if (field) dispatch({ type: 'edited', field })
    },
  }
}
