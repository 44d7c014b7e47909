import { createHash } from 'node:crypto'
import { readJson } from '@foyer/contract/json'
import { jwtVerify } from 'jose'
import { z } from 'zod'
import type { HttpClient } from '../../http/http-client.ts'
import {
  type IdentityCheck,
  type IdentityMerchant,
  type IdentityProvider,
  PENDING_SECONDS,
  type ProvenIdentity,
} from './identity.ts'

/** Line's interface for servers. */
export const LINE_API_URL = 'https://api.line.me'
/** Line's login page. */
export const LINE_AUTHORIZE_URL = 'https://access.line.me/oauth2/v2.1/authorize'
/** Issuer of its ID tokens. */
const ISSUER = 'https://access.line.me'

export interface LineSettings {
  /** Secret of the channel whose id is the merchant's `LINE_CLIENT_ID`. */
  channelSecret: string
  /** Base of the interface for servers, where it is not Line's own, without a trailing slash. */
  apiUrl?: string | undefined
  /** The login page, where it is not Line's own. */
  authorizeUrl?: string | undefined
}

/** The code of a login in the browser with its verifier and nonce, or the access token of the Line app. */
export type LineProof = { code: string; redirectUri: string; verifier: string; nonce: string } | { accessToken: string }

interface LineConnection extends LineSettings {
  apiUrl: string
  /** Restricted to `apiUrl`. */
  httpClient: HttpClient
}

const tokenAnswer = z.object({ id_token: z.string() })
const claims = z.object({
  sub: z.string().min(1).max(255),
  nonce: z.string(),
  name: z.string().optional(),
  picture: z.string().optional(),
  iat: z.number(),
})
const tokenCheck = z.object({ client_id: z.string(), expires_in: z.number().positive() })
const profileAnswer = z.object({
  userId: z.string().min(1).max(255),
  displayName: z.string().optional(),
  pictureUrl: z.string().optional(),
})

const refused = { outcome: 'refused' } as const
const unavailable = { outcome: 'unavailable' } as const

/**
 * Line login v2.1 (LINE-03): the code is redeemed with its verifier, and the ID token of a login in the browser is
 * signed with the channel's secret (HS256, developers.line.biz/en/docs/line-login/verify-id-token).
 */
export function createLine({ channelSecret, apiUrl, httpClient }: LineConnection): IdentityProvider<LineProof> {
  const key = new TextEncoder().encode(channelSecret)

  async function redeem(
    { code, redirectUri, verifier, nonce }: Extract<LineProof, { code: string }>,
    clientId: string,
  ): Promise<IdentityCheck> {
    const form = {
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      client_id: clientId,
      client_secret: channelSecret,
      code_verifier: verifier,
    }
    const answer = await httpClient.call({
      method: 'POST',
      url: `${apiUrl}/oauth2/v2.1/token`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
    })
    const tokens = readAnswer(answer, tokenAnswer)
    if ('outcome' in tokens) return tokens
    return checkIdToken(tokens.id_token, { clientId, nonce })
  }

  async function checkIdToken(idToken: string, { clientId, nonce }: { clientId: string; nonce: string }) {
    const options = { issuer: ISSUER, audience: clientId, algorithms: ['HS256'], requiredClaims: ['exp', 'iat'] }
    // The library throws for a token that is not valid.
    const verified = await jwtVerify(idToken, key, options).catch(() => undefined)
    const parsed = claims.safeParse(verified?.payload)
    if (!parsed.success || parsed.data.nonce !== nonce) return refused
    const { sub, name, picture, iat } = parsed.data
    return prove(idToken, { subject: sub, name, picture, provenAt: new Date(iat * 1_000) })
  }

  /** Another channel's token proves nothing (T16). */
  async function readProfile(accessToken: string, clientId: string): Promise<IdentityCheck> {
    const query = new URLSearchParams({ access_token: accessToken })
    const check = await httpClient.call({ method: 'GET', url: `${apiUrl}/oauth2/v2.1/verify?${query}` })
    const checked = readAnswer(check, tokenCheck)
    if ('outcome' in checked) return checked
    if (checked.client_id !== clientId) return refused
    const headers = { authorization: `Bearer ${accessToken}` }
    const profile = readAnswer(
      await httpClient.call({ method: 'GET', url: `${apiUrl}/v2/profile`, headers }),
      profileAnswer,
    )
    if ('outcome' in profile) return profile
    const { userId: subject, displayName: name, pictureUrl: picture } = profile
    return prove(accessToken, { subject, name, picture, provenAt: new Date() })
  }

  return {
    async verify(proof, { settings }: IdentityMerchant) {
      const { LINE_CLIENT_ID: clientId } = settings.gw
      if (!clientId) return refused
      return 'code' in proof ? redeem(proof, clientId) : readProfile(proof.accessToken, clientId)
    },
  }
}

function prove(
  token: string,
  person: Pick<ProvenIdentity, 'subject' | 'name' | 'picture' | 'provenAt'>,
): IdentityCheck {
  const proofDigest = createHash('sha256').update(`line:${token}`).digest()
  const expiresAt = new Date(Date.now() + PENDING_SECONDS * 1_000)
  return { outcome: 'proven', identity: { ...person, provider: 'line', kind: 'line', proofDigest, expiresAt } }
}

/** Line answers 4xx to a code or token that is not valid. */
function readAnswer<Answer extends z.ZodType>(
  answer: Awaited<ReturnType<HttpClient['call']>>,
  schema: Answer,
): z.output<Answer> | typeof refused | typeof unavailable {
  if (answer.outcome !== 'answered' || answer.status >= 500 || answer.status === 429) return unavailable
  if (answer.status !== 200) return refused
  const parsed = schema.safeParse(readJson(answer.body))
  return parsed.success ? parsed.data : unavailable
}
