import { randomUUID } from 'node:crypto'
import {
  changePassword,
  createRememberCredential,
  createSessionTransferCode,
  decideAddress,
  exchangeSessionTransfer,
  hasFlag,
  logout,
  parseWebAddress,
} from '@foyer/contract'
import { hashSecret } from '../../hash-secret.ts'
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
import { makeSecret } from './session.service.ts'
import {
  askSessionTransfer,
  clearPasswordExpiry,
  consumeSessionTransfer,
  endBrowserSessions,
  endOtherSessions,
  findSessionTransferMember,
  insertSessionTransfer,
  listBrowserSessions,
} from './session.store.ts'
import { registerSessionListRoutes } from './session-list.routes.ts'
import { answerLogin } from './session-login.service.ts'
import { registerLoginVerification } from './session-login-verification.ts'
import { type LoginDependencies, registerLoginWays } from './session-login-way.ts'
import { allLoginWays } from './session-login-ways.ts'

/** Lifetime of a session transfer code: 60 s (DEC-12). */
const SESSION_TRANSFER_MS = 60_000
/** Time in which the browser's member answers whether the code's member replaces them (T2). */
const SESSION_TRANSFER_ANSWER_MS = 300_000

export function registerSessionRoutes(
  registry: Registry,
  dependencies: LoginDependencies & { countries: CountryFinder },
): void {
  const { database } = dependencies
  registerLoginWays(registry, allLoginWays, dependencies)
  registerLoginVerification(registry, dependencies)
  registerSessionListRoutes(registry, dependencies)

  registry.on(logout, async ({ merchant, session, caller }) => {
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
  })

  registry.on(createRememberCredential, async ({ merchant, session: { memberId }, caller }) => {
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
  })

  registry.on(
    changePassword,
    async ({ merchant, session, body }) => {
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
    },
    { limit: 'password' },
  )

  registry.on(createSessionTransferCode, async ({ merchant, session, body, caller }) => {
    const place = { origin: caller.origin, listed: merchant.settings.allowedOrigins }
    // The target is absolute: a relative one needs no code to reach us.
    const decision = decideAddress(parseWebAddress(body.target)?.href, 'outside', place)
    if (decision.kind === 'refused')
      throw new ServiceError('invalid_input', [{ path: 'target', rule: 'field.invalid' }])
    const { origin } = new URL(decision.url)
    if (decision.kind === 'foreign') return { code: null, origin }
    const code = makeSecret()
    await database.transaction(
      (tx) =>
        insertSessionTransfer(tx, {
          merchant: merchant.code,
          codeHash: hashSecret(code),
          sessionId: session.id,
          memberId: session.memberId,
          origin,
          expiresAt: new Date(Date.now() + SESSION_TRANSFER_MS),
        }),
      { merchant: merchant.code },
    )
    return { code, origin }
  })

  registry.on(
    exchangeSessionTransfer,
    async ({ merchant, body, caller }) => {
      const { currentMemberId, loginDeviceId: deviceId } = body
      const codeHash = hashSecret(body.code)
      const call = { merchant: merchant.code, codeHash, origin: caller.origin, deviceId }
      if (currentMemberId !== undefined && !body.isSwitch) {
        const question = { memberId: currentMemberId, answerMs: SESSION_TRANSFER_ANSWER_MS }
        const userName = await database.transaction((tx) => askSessionTransfer(tx, call, question), {
          merchant: merchant.code,
        })
        if (userName !== undefined) return { otherUser: { userName } }
      }
      return answerLogin(dependencies, { merchant, caller, deviceId }, async (tx) => {
        const memberId = await findSessionTransferMember(tx, merchant.code, codeHash)
        const member = memberId && (await lockMember(tx, merchant.code, memberId))
        const handed = member && (await consumeSessionTransfer(tx, call))
        if (!handed) throw new ServiceError('handoff_invalid')
        return { member, handed }
      })
    },
    { limit: 'register' },
  )
}
