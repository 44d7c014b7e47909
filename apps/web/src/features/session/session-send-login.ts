import type { EndpointInput, LoginChallenge, login } from '@foyer/contract'
import { useFinishLogin } from '../../lib/after-login.ts'
import type { Captcha } from '../../lib/captcha/captcha.tsx'
import { acceptsCookies, ensureDeviceId } from '../../lib/device.ts'
import { useSettings } from '../../lib/queries.ts'
import type { RememberChoice } from '../../lib/remember.ts'
import { useServices } from '../../lib/services.tsx'
import { readPendingLogin } from '../../lib/social-pending.ts'
import { WpsError } from '../../lib/wps/wps-error.ts'
import { FormRefusal } from './session-attempt.ts'
import { decidePasswordChange } from './session-login.rules.ts'
import { readChallenge } from './session-second-factor.rules.ts'

type LoginBody = EndpointInput<typeof login>['body']

const loadCall = () => import('./session-login-call.ts')

/** Loads the call with the first field in use, like the client of the platform: it is there before the input is. */
export function prepareLogin(): void {
  void loadCall().catch(() => undefined)
}

/**
 * The login call, and its following steps in the order of CONF-05 (LOGIN-05..12). Resolves to the challenge of a member
 * with a second factor (LOGIN-13).
 */
export function useSendLogin(
  captcha: Captcha,
): (typed: LoginBody, remember: RememberChoice | undefined) => Promise<LoginChallenge | undefined> {
  const services = useServices()
  const settings = useSettings()
  const finish = useFinishLogin()
  return async (typed, remember) => {
    if (!acceptsCookies(services)) throw new FormRefusal('session.cookies')
    // CONF-48: a pending identity is bound to this account.
    const pending = readPendingLogin(services.storage)
    const body = { ...typed, ...pending, loginDeviceId: ensureDeviceId(services) }
    const call = await loadCall().catch(refuseUnsent)
    const answer = await captcha
      .run((result) => call.callLogin(services.wps, { ...body, ...result }))
      .catch(readChallenge)
    if ('challenge' in answer) return answer.challenge
    await finish(answer, { ...decidePasswordChange(answer, settings, typed.password), remember })
    return undefined
  }
}

/** As for a client of the platform that does not load. */
function refuseUnsent(): never {
  throw new WpsError(navigator.onLine ? 'service_unavailable' : 'network_offline', 0)
}
