import { randomUUID } from 'node:crypto'
import { changePassword, createRememberCredential, hasFlag, logout } from '@foyer/contract'
import type { Database } from '@foyer/database'
import type { Call } from '../../http/call.ts'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import {
  findMemberById,
  hashPassword,
  lockMember,
  requireStrongPassword,
  setPasswordHash,
  verifyPassword,
} from '../../member/index.ts'
import type { CountryFinder } from '../../providers/country/country.ts'
import * as remember from '../remember/index.ts'
import { holdWithdrawals } from '../withdrawal-hold/index.ts'
import { isSessionAlive } from './session.rules.ts'
import { clearPasswordExpiry, endBrowserSessions, endOtherSessions, listBrowserSessions } from './session.store.ts'
import { registerSessionListRoutes } from './session-list.routes.ts'
import { registerLoginVerification } from './session-login-verification.ts'
import { type LoginDependencies, registerLoginWays } from './session-login-way.ts'
import { allLoginWays } from './session-login-ways.ts'
import { registerSessionTransferRoutes } from './session-transfer.routes.ts'

/** Calls that open, list, change, transfer and end sessions. */
export function registerSessionRoutes(
  registry: Registry,
  dependencies: LoginDependencies & { countries: CountryFinder },
): void {
  const { database } = dependencies
  registerLoginWays(registry, allLoginWays, dependencies)
  registerLoginVerification(registry, dependencies)
  registerSessionListRoutes(registry, dependencies)
  registerSessionTransferRoutes(registry, dependencies)
  registry.on(logout, (call) => endCurrentSession(database, call))
  registry.on(createRememberCredential, (call) => issueRememberCredential(database, call))
  registry.on(changePassword, (call) => replacePassword(database, call), { limit: 'password' })
}

async function endCurrentSession(database: Database, { merchant, session, caller }: Call<typeof logout>) {
  const { memberId } = session
  const others = await database.transaction(
    async (tx) => {
      await endBrowserSessions(tx, merchant.code, memberId, session.id)
      await remember.endRememberedLogin(tx, { merchant: merchant.code, memberId }, caller)
      return listBrowserSessions(tx, merchant.code, session.id)
    },
    { merchant: merchant.code },
  )
  // The cookie is also that of another member who has logged in since (decision 013).
  const now = new Date()
  const isInUse = others.some((row) => isSessionAlive(row, now, merchant.settings.sessionIdleMinutes))
  if (!isInUse) caller.dropBindCookie()
  return { ended: true as const }
}

async function issueRememberCredential(
  database: Database,
  { merchant, session: { memberId }, caller }: Call<typeof createRememberCredential>,
) {
  if (!hasFlag(merchant.settings, 'MOBILEAUTOLOGIN3')) return { credential: null }
  const credential = await database.transaction(
    async (tx) => {
      const member = await lockMember(tx, merchant.code, memberId)
      // Who has no password could set the first one in a remembered session.
      if (!member || member.passwordHash === null) return undefined
      return remember.createRememberCredential(tx, { merchant: merchant.code, memberId }, caller)
    },
    { merchant: merchant.code },
  )
  return { credential: credential ?? null }
}

async function replacePassword(database: Database, { merchant, session, body }: Call<typeof changePassword>) {
  const scope = { merchant: merchant.code }
  const found = await database.transaction((tx) => findMemberById(tx, merchant.code, session.memberId), scope)
  const refusal = new ServiceError('password_wrong', [{ path: 'oldPassword', rule: 'error.password_wrong' }])
  if (!found) throw refusal
  // DEC-11: a member without a password sets the first one.
  const isFirst = found.passwordHash === null && body.oldPassword === undefined
  if (!isFirst && !(await verifyPassword(found.passwordHash, body.oldPassword ?? ''))) throw refusal
  await requireStrongPassword(body.newPassword, 'newPassword', { merchant, username: found.username })
  const passwordHash = await hashPassword(body.newPassword)
  await database.transaction(async (tx) => {
    // Of two concurrent changes, the second one's old password is no longer valid.
    const member = await lockMember(tx, merchant.code, session.memberId)
    if (member?.passwordHash !== found.passwordHash) throw refusal
    await setPasswordHash(tx, merchant.code, session.memberId, passwordHash)
    await endOtherSessions(tx, merchant.code, session.memberId, session.id)
    await clearPasswordExpiry(tx, merchant.code, session.id)
    await remember.deleteRememberCredentials(tx, merchant.code, session.memberId)
    // Each change is notified: the next one may be somebody else's.
    await holdWithdrawals(tx, merchant, { id: randomUUID(), reason: 'password_changed', member })
  }, scope)
  return { changed: true as const }
}
