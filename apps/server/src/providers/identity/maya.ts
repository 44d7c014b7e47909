import { createHash } from 'node:crypto'
import { readJson } from '@foyer/contract/json'
import { z } from 'zod'
import type { HttpClient } from '../../http/http-client.ts'
import type { IdentityProvider } from './identity.ts'

export interface MayaSettings {
  /** Base of the interface for servers, without a trailing slash. */
  apiUrl: string
  /** Secret key of the merchant. */
  apiKey: string
  /** The one environment of this merchant: a visitor cannot choose another (T17). */
  environment: 'production' | 'sandbox'
}

export interface MayaProof {
  sessionId: string
  /** What the address names; the settings decide (T17). */
  env: string | undefined
}

interface MayaConnection extends MayaSettings {
  /** Restricted to `apiUrl`. */
  httpClient: HttpClient
}

/** Lifetime of a session from its start to its first use here, in milliseconds. */
const MAX_AGE_MS = 300_000

const session = z.object({
  customerId: z.string().min(1).max(255),
  environment: z.string(),
  name: z.string().max(200).optional(),
  createdAt: z.iso.datetime({ offset: true }),
})

/** Maya, by the session with which its app opens a page (MAYA-01, CONF-41). */
export function createMaya({ apiUrl, apiKey, environment, httpClient }: MayaConnection): IdentityProvider<MayaProof> {
  return {
    async verify({ sessionId, env }) {
      if (env !== undefined && env !== environment) return { outcome: 'refused' }
      const answer = await httpClient.call({
        method: 'GET',
        url: `${apiUrl}/v1/sessions/${encodeURIComponent(sessionId)}`,
        headers: { authorization: `Bearer ${apiKey}` },
      })
      if (answer.outcome !== 'answered' || answer.status >= 500) return { outcome: 'unavailable' }
      const parsed = session.safeParse(answer.status === 200 ? readJson(answer.body) : undefined)
      if (!parsed.success || parsed.data.environment !== environment) return { outcome: 'refused' }
      const { customerId: subject, name, createdAt } = parsed.data
      const provenAt = new Date(createdAt)
      const expiresAt = new Date(provenAt.getTime() + MAX_AGE_MS)
      const proofDigest = createHash('sha256').update(`maya:${sessionId}`).digest()
      const identity = { provider: 'maya', kind: 'maya', subject, name, proofDigest, provenAt, expiresAt } as const
      return { outcome: 'proven', identity }
    },
  }
}

const renewal = z.object({ expiresAt: z.iso.datetime({ offset: true }) })

/** Maya's tokens of customers; they stay with the service that `apiUrl` names. */
export interface MayaTokens {
  /** Renews a customer's tokens (MAYA-02). */
  refresh(
    customerId: string,
    env: string | undefined,
  ): Promise<{ outcome: 'renewed'; expiresAt: string } | { outcome: 'refused' | 'unavailable' }>
}

export function createMayaTokens({ apiUrl, apiKey, environment, httpClient }: MayaConnection): MayaTokens {
  return {
    async refresh(customerId, env) {
      if (env !== undefined && env !== environment) return { outcome: 'refused' }
      const answer = await httpClient.call({
        method: 'POST',
        url: `${apiUrl}/v1/customers/${encodeURIComponent(customerId)}/tokens`,
        headers: { authorization: `Bearer ${apiKey}` },
      })
      if (answer.outcome !== 'answered' || answer.status >= 500) return { outcome: 'unavailable' }
      const parsed = renewal.safeParse(answer.status === 200 ? readJson(answer.body) : undefined)
      return parsed.success ? { outcome: 'renewed', expiresAt: parsed.data.expiresAt } : { outcome: 'refused' }
    },
  }
}
