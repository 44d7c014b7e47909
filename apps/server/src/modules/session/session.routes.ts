import {
  changePassword,
  createHandoff,
  decideAddress,
  exchangeHandoff,
  login,
  logout,
  parseWebAddress,
} from '@foyer/contract'
import type { Database } from '@foyer/database'
import type { Caller } from '../../http/call.ts'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import {
  findMemberById,
  findMemberByUsername,
  hashPassword,
  type MemberRow,
  markLogin,
  setPasswordHash,
  verifyPassword,
} from '../member/index.ts'
import type { Merchant } from '../merchant/index.ts'
import { hashSecret } from './session.rules.ts'
import { makeSecret, openSession } from './session.service.ts'
import { endBrowserSessions, endOtherSessions, endSession, insertHandoff, useHandoff } from './session.store.ts'

/** A hand-off code lives 60 s (DEC-12). */
const HANDOFF_MS = 60_000

export function registerSessionRoutes(registry: Registry, { database }: { database: Database }): void {
  /** Opens the session of a member whose identity is proved and answers what a login answers (ENT-05). */
  async function answerLogin(merchant: Merchant, member: MemberRow, caller: Caller, deviceId: string | undefined) {
    return database.transaction(
      async (tx) => {
        const { token } = await openSession(tx, merchant, member, caller, deviceId)
        await markLogin(tx, merchant.code, member.id)
        return {
          id: member.id,
          token,
          userName: member.username,
          customerType: member.type,
          firstTimeLogin: member.lastLoginAt === null,
          passwordExpired: false,
        }
      },
      { merchant: merchant.code },
    )
  }

  registry.on(
    login,
    async ({ merchant, session, body, caller }) => {
      const found = await database.transaction((tx) => findMemberByUsername(tx, merchant.code, body.username), {
        merchant: merchant.code,
      })
      // An unknown name costs the same time as a wrong password and answers the same (DEC-15).
      const isRight = await verifyPassword(found?.passwordHash ?? null, body.password)
      if (!found || !isRight) throw new ServiceError('login.cred.err')
      // A login never goes on with the session that it came with: the old token is dead once the new one is given (T9).
      if (session)
        await database.transaction((tx) => endSession(tx, merchant.code, session.id), { merchant: merchant.code })
      return answerLogin(merchant, found, caller, body.loginDeviceId)
    },
    { limit: 'login' },
  )

  registry.on(logout, async ({ merchant, session, caller }) => {
    await database.transaction(
      async (tx) => {
        await endSession(tx, merchant.code, session.id)
        if (caller.bindCookie)
          await endBrowserSessions(tx, merchant.code, session.memberId, hashSecret(caller.bindCookie))
      },
      { merchant: merchant.code },
    )
    return { ended: true as const }
  })

  registry.on(
    changePassword,
    async ({ merchant, session, body }) => {
      const scope = { merchant: merchant.code }
      const member = await database.transaction((tx) => findMemberById(tx, merchant.code, session.memberId), scope)
      if (!(await verifyPassword(member?.passwordHash ?? null, body.oldPassword))) {
        throw new ServiceError('password_wrong', [{ path: 'oldPassword', rule: 'error.password_wrong' }])
      }
      const passwordHash = await hashPassword(body.newPassword)
      await database.transaction(async (tx) => {
        await setPasswordHash(tx, merchant.code, session.memberId, passwordHash)
        await endOtherSessions(tx, merchant.code, session.memberId, session.id)
      }, scope)
      return { changed: true as const }
    },
    { limit: 'login' },
  )

  registry.on(createHandoff, async ({ merchant, session, body, caller }) => {
    const place = { origin: caller.origin, listed: merchant.settings.allowedOrigins }
    // The target is whole: what is relative to us needs no code to get here.
    const decision = decideAddress(parseWebAddress(body.target)?.href, 'outside', place)
    if (decision.kind === 'refused')
      throw new ServiceError('invalid_input', [{ path: 'target', rule: 'field.invalid' }])
    const { origin } = new URL(decision.url)
    if (decision.kind === 'foreign') return { code: null, origin }
    const code = makeSecret()
    await database.transaction(
      (tx) =>
        insertHandoff(tx, {
          merchant: merchant.code,
          codeHash: hashSecret(code),
          sessionId: session.id,
          memberId: session.memberId,
          origin,
          expiresAt: new Date(Date.now() + HANDOFF_MS),
        }),
      { merchant: merchant.code },
    )
    return { code, origin }
  })

  registry.on(
    exchangeHandoff,
    async ({ merchant, body, caller }) => {
      const member = await database.transaction(
        async (tx) => {
          const used = await useHandoff(tx, merchant.code, hashSecret(body.code), caller.origin)
          return used && findMemberById(tx, merchant.code, used.memberId)
        },
        { merchant: merchant.code },
      )
      if (!member) throw new ServiceError('handoff_invalid')
      return answerLogin(merchant, member, caller, body.loginDeviceId)
    },
    { limit: 'register' },
  )
}
