import { randomBytes } from 'node:crypto'
import { hasFlag, LINE_SCOPE, nameLineReturn, startLineLogin, verifyLineCode } from '@foyer/contract'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import type { Merchant } from '../../merchant/index.ts'
import type { Identities } from './identity.service.ts'
import { deriveLineLogin, LINE_LOGIN_MS, writeLineCookie } from './identity-line.rules.ts'

const SECRET_BYTES = 32

interface LineDependencies {
  identities: Identities
  /** Key of the parameters of Line logins. */
  lineKey: Buffer
  /** Line's login page for a merchant; undefined without Line. */
  findLoginPage: (merchant: string) => string | undefined
}

/** The way to Line and back (LINE); the login itself is a way to log in of the module `session`. */
export function registerLineRoutes(registry: Registry, { identities, lineKey, findLoginPage }: LineDependencies): void {
  registry.on(
    startLineLogin,
    async ({ merchant, caller }) => {
      const clientId = requireLine(merchant)
      const loginPage = findLoginPage(merchant.code)
      const now = new Date()
      const cookie = writeLineCookie(randomBytes(SECRET_BYTES).toString('base64url'), now)
      const started = deriveLineLogin(cookie, { key: lineKey, merchant: merchant.code, now })
      if (!started || loginPage === undefined) throw new ServiceError('not_found')
      caller.setLineCookie(cookie, LINE_LOGIN_MS / 1_000)
      const address = new URL(loginPage)
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
      const started = deriveLineLogin(caller.lineCookie, { key: lineKey, merchant: merchant.code, now })
      // A code is redeemed once, whatever comes of it.
      caller.dropLineCookie()
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
