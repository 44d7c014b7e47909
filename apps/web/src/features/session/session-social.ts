import { type EndpointInput, type LoginValue, registerAutoUsername, type SiteSettings } from '@foyer/contract'
import { type LoginWayProps, useFinishLogin } from '../../lib/after-login.ts'
import { acceptsCookies, ensureDeviceId } from '../../lib/device.ts'
import { readPixelTrack } from '../../lib/pixel-track.ts'
import { useSettings } from '../../lib/queries.ts'
import { type Services, useServices } from '../../lib/services.tsx'
import { readPendingRegistration, type SocialPending } from '../../lib/social-pending.ts'
import { readVisitOrigin, readVisitReferral } from '../../lib/visit-origin.ts'
import { readLoginDevice, readRegisterDevice } from '../../platform/index.ts'
import { FormRefusal } from './session-attempt.ts'
import { readChallenge } from './session-second-factor.rules.ts'
import { isWithoutAccount, stripParentheses } from './session-social.rules.ts'

type VisitServices = Pick<Services, 'storage' | 'clock'>

/** One login by an identity of another service. */
export interface SocialLogin {
  /** Who is logging in, for the question without an account. */
  pending: SocialPending
  /** Stores the proof for a binding or registration. */
  keep(): void
  call(loginDeviceId: string): Promise<LoginValue>
}

/**
 * Returns the end of every social login: the target of CONF-05 (SOC-02..04), the second factor, or the question what to
 * do without an account (SOC-05).
 */
export function useSocialLogin({ onAttempt, onChallenge, onPending }: LoginWayProps) {
  const services = useServices()
  const finish = useFinishLogin()
  return async ({ pending, keep, call }: SocialLogin): Promise<void> => {
    if (!acceptsCookies(services)) throw new FormRefusal('session.cookies')
    onAttempt(true)
    try {
      const answer = await call(ensureDeviceId(services)).catch(readChallenge)
      if ('challenge' in answer) return onChallenge(answer.challenge, undefined)
      // CONF-10: no forced change of a password that was not typed.
      await finish(answer)
    } catch (cause) {
      onAttempt(false)
      if (!isWithoutAccount(cause)) throw cause
      keep()
      onPending({ ...pending, message: stripParentheses(cause.serverMessage) })
    }
  }
}

/** Registers the visitor by the pending identity alone, and logs in (SOC-08, LINE-08, OPEN-05). */
export function useSocialRegistration(): (fields: Partial<AutoRegistration>) => Promise<void> {
  const services = useServices()
  const settings = useSettings()
  const finish = useFinishLogin()
  return async (fields) => {
    const body = { ...makeAutoRegistration(services, settings), ...fields }
    const opened = await services.wps.call(registerAutoUsername, { body }, { origin: 'once' })
    await finish({ ...opened, firstTimeLogin: true })
  }
}

type AutoRegistration = EndpointInput<typeof registerAutoUsername>['body']

/** The body of a registration without a form: what a form sends, and no terms, which the app asks after (API-08). */
export function makeAutoRegistration(services: VisitServices, settings: SiteSettings): AutoRegistration {
  const { storage } = services
  const pixelTrack = readPixelTrack(storage)
  return {
    ...readRegisterDevice(),
    ...readVisitOrigin(storage),
    ...readVisitReferral(storage),
    ...readPendingRegistration(storage, settings),
    loginDeviceId: ensureDeviceId(services),
    ...(pixelTrack ? { pixelTrack } : {}),
  }
}

/** The origin and device of a login by Telegram (API-05), which may be the beginning of an account. */
export function describeTelegramVisit(storage: VisitServices['storage']) {
  return { ...readVisitOrigin(storage), ...readVisitReferral(storage), ...readLoginDevice() }
}

/** The same of a login by Maya, which has no field for a campaign and a referral (API-03). */
export function describeMayaVisit(storage: VisitServices['storage']) {
  const { linkId: _, ...origin } = readVisitOrigin(storage)
  return { ...origin, ...readLoginDevice() }
}
