import { acceptTerms, memberTerms } from '@foyer/contract'
import type { Database } from '@foyer/database'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import { findLastAccepted, hasAccepted, insertAcceptance } from './terms.store.ts'

/** The merchant's terms by version (DEC-32). */
export function registerTermsRoutes(registry: Registry, { database }: { database: Database }): void {
  registry.on(memberTerms, async ({ merchant, session }) => {
    const owner = { merchant: merchant.code, memberId: session.memberId }
    const { terms } = merchant.settings
    return database.transaction(
      async (tx) => {
        const isDue = terms !== undefined && !(await hasAccepted(tx, owner, terms.version))
        return { due: isDue ? terms : null, acceptedVersion: (await findLastAccepted(tx, owner)) ?? null }
      },
      { merchant: merchant.code },
    )
  })

  registry.on(acceptTerms, async ({ merchant, session, body }) => {
    const { terms } = merchant.settings
    // The member has read another version.
    if (terms?.version !== body.version) throw new ServiceError('terms_required')
    const acceptance = { merchant: merchant.code, memberId: session.memberId, ...terms, acceptedAt: new Date() }
    await database.transaction((tx) => insertAcceptance(tx, acceptance), { merchant: merchant.code })
    return { accepted: true as const }
  })
}
