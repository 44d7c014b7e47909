import { type FirebaseChannel, loginWays } from '@foyer/contract'
import type { Caller } from '../../http/call.ts'
import { ServiceError } from '../../http/service-error.ts'
import type { Merchant } from '../../merchant/index.ts'
import { absences, type PresentedProof, refusals } from '../identity/index.ts'
import { createLoginWay, type Identity, type LoginDependencies } from './session-login-way.ts'

interface IdentityCall {
  merchant: Merchant
  caller: Caller
  body: { loginDeviceId?: string | undefined }
}

/**
 * The member of an identity of another service. Without an account the proof stays pending for this device: the answer
 * names its absence, after the identity is proved (DEC-15, CONF-15).
 */
async function proveByIdentity(
  { merchant, caller, body }: IdentityCall,
  { identities }: Pick<LoginDependencies, 'identities'>,
  presented: PresentedProof,
): Promise<Identity> {
  const { provider } = presented
  const pending = await identities.accept({ merchant, caller, deviceId: body.loginDeviceId }, presented)
  const memberId = await identities.findOwner(merchant, pending)
  if (memberId === undefined) throw new ServiceError(absences[provider])
  return {
    memberId,
    isStillProved: (member, tx) => identities.consumeForLogin(tx, merchant, pending, member),
    refusal: refusals[provider],
  }
}

/** By a Firebase ID token of one channel (CONF-48); the call has required both fields. */
function createFirebaseLogin(channel: FirebaseChannel) {
  return createLoginWay(loginWays[channel], (call, dependencies) => {
    const proof = { channel, idToken: call.body.firebaseIdToken ?? '' }
    return proveByIdentity(call, dependencies, { provider: 'firebase', proof })
  })
}

/** By each channel of Firebase (SOC-01). */
export const firebaseLogins = {
  google: createFirebaseLogin('google'),
  facebook: createFirebaseLogin('facebook'),
  twitter: createFirebaseLogin('twitter'),
  firebase: createFirebaseLogin('firebase'),
}

/** By Line, with the token of an earlier exchange (API-04). */
export const lineLogin = createLoginWay(loginWays.line, (call, dependencies) =>
  proveByIdentity(call, dependencies, { provider: 'line', token: call.body.lineSessionToken }),
)

/** By Telegram's signed data (API-05). */
export const telegramLogin = createLoginWay(loginWays.telegram, (call, dependencies) =>
  proveByIdentity(call, dependencies, { provider: 'telegram', proof: call.body.telegramAuth }),
)

/** By a session of the Maya app (API-03). */
export const mayaLogin = createLoginWay(loginWays.maya, (call, dependencies) =>
  proveByIdentity(call, dependencies, {
    provider: 'maya',
    proof: { sessionId: call.body.sessionId, env: call.body.env },
  }),
)
