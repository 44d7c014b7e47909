import { refreshMayaTokens } from '@foyer/contract'
import type { Database } from '@foyer/database'
import type { FastifyInstance } from 'fastify'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import { createConnect, type IdentitySettings } from '../../providers/identity/connect-identities.ts'
import { createMayaTokens, type MayaTokens } from '../../providers/identity/maya.ts'
import { listIdentityRows } from './identity.store.ts'

interface MayaDependencies {
  app: FastifyInstance
  database: Database
  identityProviders: IdentitySettings
}

/** Maya's tokens of a member (MAYA-02); the login is a way to log in of the module `session`. */
export function registerMayaRoutes(registry: Registry, { app, database, identityProviders }: MayaDependencies): void {
  const connect = createConnect(app)
  const tokensOf = new Map<string, MayaTokens>()
  for (const [merchant, { maya } = {}] of Object.entries(identityProviders))
    if (maya) tokensOf.set(merchant, createMayaTokens({ ...maya, httpClient: connect([maya.apiUrl]) }))
  registry.on(refreshMayaTokens, async ({ merchant, session: { memberId }, query }) => {
    const owner = { merchant: merchant.code, memberId }
    const known = await database.transaction((tx) => listIdentityRows(tx, owner), { merchant: merchant.code })
    const identity = known.find(({ provider }) => provider === 'maya')
    const tokens = tokensOf.get(merchant.code)
    if (!identity || !tokens) throw new ServiceError('not_found')
    const answer = await tokens.refresh(identity.subject, query.env)
    if (answer.outcome === 'renewed') return { expiresAt: answer.expiresAt }
    throw new ServiceError(answer.outcome === 'refused' ? 'identity_invalid' : 'identity_unavailable')
  })
}
