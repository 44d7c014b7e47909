import { type EndpointInput, type LoginValue, registerAutoUsername, type SiteSettings } from '@foyer/contract'
import { type LoginWayProps, useFinishLogin } from '../../lib/after-login.ts'
import { acceptsCookies, ensureDeviceId } from '../../lib/device.ts'
import { useSettings } from '../../lib/queries.ts'
import { type Services, useServices } from '../../lib/services.tsx'
import { readPendingRegistration, type SocialPending } from '../../lib/social-pending.ts'
import { FormRefusal } from './session-attempt.ts'
import { readChallenge } from './session-second-factor.rules.ts'
import { isWithoutAccount, stripParentheses } from './session-social.rules.ts'

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
export function useSocialRegistration(): (
  fields: Partial<EndpointInput<typeof registerAutoUsername>['body']>,
) => Promise<void> {
  const services = useServices()
  const settings = useSettings()
  const finish = useFinishLogin()
  return async (fields) => {
    const opened = await services.wps.call(
      registerAutoUsername,
      { body: { ...describeVisit(services, settings), ...fields } },
      { origin: 'once' },
    )
    await finish({ ...opened, firstTimeLogin: true })
  }
}

function describeVisit(services: Services, settings: SiteSettings) {
  const { storage } = services
  const info = storage.read('registrationInfo')
  return {
    ...readPendingRegistration(storage, settings),
    loginDeviceId: ensureDeviceId(services),
    domain: location.hostname,
    ...(info?.affiliateCode ? { affiliateCode: info.affiliateCode } : {}),
    ...(info?.referralCode ? { referralCode: info.referralCode } : {}),
  }
}
