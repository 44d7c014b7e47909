import { hasFlag, type Identity, identityNames, listIdentities, removeIdentity } from '@foyer/contract'
import type { Database } from '@foyer/database'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import { confirmPassword, lockMember } from '../../member/index.ts'
import { listContactRows, notifyMember } from '../../outreach/index.ts'
import { listPasskeyRows } from '../passkey/index.ts'
import { canRemoveIdentity } from './identity.rules.ts'
import { deleteIdentity, type IdentityRow, listIdentityRows } from './identity.store.ts'

/** Identities of the member (DEC-30); logins by them are ways to log in of the module `session`. */
export function registerIdentityRoutes(registry: Registry, { database }: { database: Database }): void {
  registry.on(listIdentities, async ({ merchant, session }) => {
    const owner = { merchant: merchant.code, memberId: session.memberId }
    const rows = await database.transaction((tx) => listIdentityRows(tx, owner), { merchant: merchant.code })
    return rows.map(presentIdentity)
  })

  registry.on(
    removeIdentity,
    async ({ merchant, session: { memberId }, body: { id, password } }) => {
      await confirmPassword(database, merchant.code, memberId, password)
      const owner = { merchant: merchant.code, memberId }
      await database.transaction(
        async (tx) => {
          const member = await lockMember(tx, merchant.code, memberId)
          const known = await listIdentityRows(tx, owner)
          if (!member || !known.some((row) => row.id === id)) throw new ServiceError('not_found')
          const contacts = await listContactRows(tx, merchant.code, memberId)
          const ways = {
            hasPassword: member.passwordHash !== null,
            identities: known.length,
            passkeys: merchant.settings.passkeys ? (await listPasskeyRows(tx, owner)).length : 0,
            hasSmsLogin:
              hasFlag(merchant.settings, 'MOBILENUMREG3') && contacts.some(({ channel }) => channel === 'sms'),
          }
          if (!canRemoveIdentity(ways)) throw new ServiceError('identity_last')
          const removed = await deleteIdentity(tx, owner, id)
          if (!removed) throw new ServiceError('not_found')
          const values = { service: identityNames[removed.kind] }
          const kind = 'identity_removed'
          await notifyMember(tx, merchant, { id: `removed-${id}`, memberId, kind, values, holdSeconds: 0 })
        },
        { merchant: merchant.code },
      )
      return { removed: true as const }
    },
    { confirmsPassword: true },
  )
}

function presentIdentity({ id, kind, name, createdAt, lastUsedAt }: IdentityRow): Identity {
  return { id, kind, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null }
}
