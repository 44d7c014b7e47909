import { refreshMayaTokens } from '@foyer/contract'
import type { Database } from '@foyer/database'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import type { MayaTokens } from '../../providers/identity/maya.ts'
import { listIdentityRows } from './identity.store.ts'

/** Maya's tokens of a member (MAYA-02); the login is a way to log in of the module `session`. */
export function registerMayaRoutes(
  registry: Registry,
  { database, findTokens }: { database: Database; findTokens: (merchant: string) => MayaTokens | undefined },
): void {
  registry.on(refreshMayaTokens, async ({ merchant, session: { memberId }, query }) => {
    const owner = { merchant: merchant.code, memberId }
    const known = await database.transaction((tx) => listIdentityRows(tx, owner), { merchant: merchant.code })
    const identity = known.find(({ provider }) => provider === 'maya')
    const tokens = findTokens(merchant.code)
    if (!identity || !tokens) throw new ServiceError('not_found')
    const answer = await tokens.refresh(identity.subject, query.env)
    if (answer.outcome === 'renewed') return { expiresAt: answer.expiresAt }
    throw new ServiceError(answer.outcome === 'refused' ? 'identity_invalid' : 'identity_unavailable')
  })
}
