import { createHash } from 'node:crypto'
import { type FirebaseChannel, listFirebaseChannels, type SmsProvider } from '@foyer/contract'
import { type JWTVerifyGetKey, jwtVerify } from 'jose'
import { z } from 'zod'
import { type IdentityProvider, PENDING_SECONDS } from './identity.ts'
import { KeySetUnavailableError } from './jwk-set.ts'

/** Google's keys of the tokens of all projects. */
export const FIREBASE_KEYS_URL =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

/** Time from the visitor's sign-in at the vendor to the first use of the token: 5 minutes (T16). */
const MAX_LOGIN_AGE_MS = 300_000
/** Tolerated difference between the vendor's clock and ours, in seconds. */
const CLOCK_TOLERANCE_SECONDS = 30

/** `firebase.sign_in_provider` of each channel; the generic one is a merchant's setting. */
const signInProviders: Record<Exclude<FirebaseChannel, 'firebase'>, string> = {
  google: 'google.com',
  facebook: 'facebook.com',
  twitter: 'twitter.com',
}

const claims = z.object({
  sub: z.string().min(1).max(128),
  auth_time: z.number().int(),
  iat: z.number().int(),
  name: z.string().max(200).optional().catch(undefined),
  picture: z.string().max(2000).optional().catch(undefined),
  firebase: z.object({ sign_in_provider: z.string() }),
})

export interface FirebaseProof {
  channel: FirebaseChannel
  idToken: string
}

/** What is not Google's own in the demo and in tests. */
export interface FirebaseSettings {
  /** Address of the JWK set; default: Google's. */
  keysUrl?: string | undefined
  /** Origin of the stand-in of the vendors' pages, for browsers. */
  emulatorUrl?: string | undefined
}

/**
 * Firebase ID tokens of a merchant's project (T16): RS256 by the issuer's keys, issuer, audience, times, and the sign-in
 * provider of a channel that the merchant has. The subject is project and user, since projects number their users independently.
 */
export function createFirebase(
  keys: JWTVerifyGetKey,
  now: () => Date = () => new Date(),
): IdentityProvider<FirebaseProof> {
  return {
    async verify({ channel, idToken }, { settings }) {
      const { smsProvider } = settings
      const { projectId } = smsProvider
      if (!projectId || !listFirebaseChannels(settings).includes(channel)) return { outcome: 'refused' }
      try {
        const currentDate = now()
        const { payload } = await jwtVerify(idToken, keys, {
          algorithms: ['RS256'],
          issuer: `https://securetoken.google.com/${projectId}`,
          audience: projectId,
          requiredClaims: ['exp', 'iat', 'sub', 'auth_time'],
          clockTolerance: CLOCK_TOLERANCE_SECONDS,
          currentDate,
        })
        const person = readPerson(payload, nameSignInProvider(channel, smsProvider), currentDate)
        if (!person) return { outcome: 'refused' }
        const subject = `${projectId}/${person.uid}`
        const identity = { ...person.shown, provider: 'firebase', subject, kind: channel } as const
        return { outcome: 'proven', identity: { ...identity, ...person.times, proofDigest: digestOf(idToken) } }
      } catch (cause) {
        return { outcome: cause instanceof KeySetUnavailableError ? 'unavailable' : 'refused' }
      }
    },
  }
}

/** Undefined for claims of another sign-in provider, of the future, or of a sign-in too long ago. */
function readPerson(payload: unknown, signInProvider: string | undefined, now: Date) {
  const parsed = claims.safeParse(payload)
  if (!parsed.success || parsed.data.firebase.sign_in_provider !== signInProvider) return undefined
  const { sub, auth_time: authTime, iat, name, picture } = parsed.data
  const provenAt = new Date(authTime * 1_000)
  const expiresAt = new Date(provenAt.getTime() + MAX_LOGIN_AGE_MS)
  const isFuture = Math.max(iat, authTime) * 1_000 > now.getTime() + CLOCK_TOLERANCE_SECONDS * 1_000
  const isOld = expiresAt.getTime() + PENDING_SECONDS * 1_000 < now.getTime()
  return isFuture || isOld ? undefined : { uid: sub, shown: { name, picture }, times: { provenAt, expiresAt } }
}

function nameSignInProvider(channel: FirebaseChannel, { genericProvider }: SmsProvider): string | undefined {
  return channel === 'firebase' ? genericProvider : signInProviders[channel]
}

/** Of what is signed: the signature has more than one spelling. */
function digestOf(idToken: string): Buffer {
  const signed = idToken.slice(0, idToken.lastIndexOf('.'))
  return createHash('sha256').update(`firebase:${signed}`).digest()
}
