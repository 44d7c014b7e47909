import { randomBytes } from 'node:crypto'
import { hasFlag, LINE_SCOPE, nameLineReturn, startLineLogin, verifyLineCode } from '@foyer/contract'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import type { Merchant } from '../../merchant/index.ts'
import { findIdentitySettings, type IdentitySettings } from '../../providers/identity/connect-identities.ts'
import { LINE_AUTHORIZE_URL } from '../../providers/identity/line.ts'
import type { Identities } from './identity.service.ts'
import { deriveLineLogin, LINE_LOGIN_MS, writeLineCookie } from './identity-line.rules.ts'

const SECRET_BYTES = 32

/** Cookie that binds a Line login to its browser (T16). */
const COOKIE = 'line'

interface LineDependencies {
  identities: Identities
  deriveKey: (purpose: string) => Buffer
  identityProviders: IdentitySettings
}

/** The way to Line and back (LINE); the login itself is a way to log in of the module `session`. */
export function registerLineRoutes(
  registry: Registry,
  { identities, deriveKey, identityProviders }: LineDependencies,
): void {
  const key = deriveKey('line login')
  registry.on(
    startLineLogin,
    async ({ merchant, caller }) => {
      const clientId = requireLine(merchant)
      const connected = findIdentitySettings(identityProviders, merchant.code, 'line')
      const now = new Date()
      const cookie = writeLineCookie(randomBytes(SECRET_BYTES).toString('base64url'), now)
      const started = deriveLineLogin(cookie, { key, merchant: merchant.code, now })
      if (!started || !connected) throw new ServiceError('not_found')
      caller.setCookie(COOKIE, cookie, LINE_LOGIN_MS / 1_000)
      const address = new URL(connected.authorizeUrl ?? LINE_AUTHORIZE_URL)
      const parameters = {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: nameLineReturn(caller.origin),
        scope: LINE_SCOPE,
        state: started.state,
        nonce: started.nonce,
        code_challenge: started.challenge,
        code_challenge_method: 'S256',
      }
      for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
      return { authorizeUrl: address.href, state: started.state }
    },
    { limit: 'register' },
  )

  registry.on(
    verifyLineCode,
    async ({ merchant, caller, body }) => {
      requireLine(merchant)
      const { code, redirectUri, state, accessToken, loginDeviceId: deviceId } = body
      const visitor = { merchant, caller, deviceId }
      const now = new Date()
      const started = deriveLineLogin(caller.readCookie(COOKIE), { key, merchant: merchant.code, now })
      // A code is redeemed once, whatever comes of it.
      caller.dropCookie(COOKIE)
      const isOwnReturn = started?.state === state && redirectUri === nameLineReturn(caller.origin)
      if (code !== undefined && (!started || !isOwnReturn)) throw new ServiceError('line_invalid_token')
      const proof =
        code !== undefined && started
          ? { code, redirectUri: nameLineReturn(caller.origin), verifier: started.verifier, nonce: started.nonce }
          : { accessToken: accessToken ?? '' }
      const { token, identity } = await identities.issueToken(visitor, 'line', proof)
      return { lineSessionToken: token, name: identity.name ?? '', picture: identity.picture ?? '' }
    },
    { limit: 'register' },
  )
}

/** The merchant's channel id. */
function requireLine({ settings }: Merchant): string {
  const { LINE_CLIENT_ID: clientId } = settings.gw
  if (!hasFlag(settings, 'LINELOGIN3') || !clientId) throw new ServiceError('not_found')
  return clientId
}
