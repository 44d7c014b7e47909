import {
  addPasskey,
  listPasskeys,
  type Passkey,
  removePasskey,
  renamePasskey,
  startPasskey,
  startPasskeyLogin,
} from '@foyer/contract'
import type { Database } from '@foyer/database'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import type { Merchant } from '../../merchant/index.ts'
import { describeDevice } from '../../outreach/index.ts'
import { canAddPasskey } from './passkey.rules.ts'
import { confirmPassword, dropPasskey, storePasskey } from './passkey.service.ts'
import { listPasskeyRows, type PasskeyRow, setPasskeyName } from './passkey.store.ts'
import { createCreation, createLoginRequest } from './passkey-ceremony.service.ts'

/** Passkeys of members (DEC-30); the login by one is a way to log in of the module `session`. */
export function registerPasskeyRoutes(registry: Registry, { database }: { database: Database }): void {
  registry.on(
    startPasskeyLogin,
    async ({ merchant, caller }) => {
      requirePasskeys(merchant)
      return createLoginRequest(database, { merchant, caller })
    },
    { limit: 'register' },
  )

  registry.on(listPasskeys, async ({ merchant, session }) => {
    const owner = { merchant: merchant.code, memberId: session.memberId }
    const rows = await database.transaction((tx) => listPasskeyRows(tx, owner), { merchant: merchant.code })
    return rows.map(presentPasskey)
  })

  registry.on(
    startPasskey,
    async ({ merchant, session, body, caller }) => {
      requirePasskeys(merchant)
      const { id: memberId, username } = await confirmPassword(database, {
        merchant,
        memberId: session.memberId,
        password: body.password,
      })
      const owner = { merchant: merchant.code, memberId }
      const known = await database.transaction((tx) => listPasskeyRows(tx, owner), { merchant: merchant.code })
      if (!canAddPasskey(known)) throw new ServiceError('passkey_limit')
      return createCreation(database, { merchant, caller }, { memberId, username, sessionId: session.id, known })
    },
    { confirmsPassword: true },
  )

  registry.on(addPasskey, async ({ merchant, session, body, caller }) => {
    requirePasskeys(merchant)
    return presentPasskey(await storePasskey(database, { merchant, caller }, session, body.response))
  })

  registry.on(renamePasskey, async ({ merchant, session, body }) => {
    const owner = { merchant: merchant.code, memberId: session.memberId }
    const row = await database.transaction((tx) => setPasskeyName(tx, owner, body), { merchant: merchant.code })
    if (!row) throw new ServiceError('not_found')
    return presentPasskey(row)
  })

  registry.on(
    removePasskey,
    async ({ merchant, session, body }) => {
      const { password, id } = body
      const confirmed = await confirmPassword(database, { merchant, memberId: session.memberId, password })
      await dropPasskey(database, merchant, { confirmed, id })
      return { removed: true as const }
    },
    { confirmsPassword: true },
  )
}

function requirePasskeys({ settings }: Merchant): void {
  if (!settings.passkeys) throw new ServiceError('not_found')
}

function presentPasskey({ id, name, userAgent, rpId, createdAt, lastUsedAt }: PasskeyRow): Passkey {
  return {
    id,
    name,
    device: describeDevice(userAgent),
    host: rpId,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }
}
