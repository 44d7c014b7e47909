import {
  changePassword,
  createHandoff,
  decideAddress,
  exchangeHandoff,
  login,
  logout,
  parseWebAddress,
} from '@foyer/contract'
import type { Database, Tx } from '@foyer/database'
import type { Caller } from '../../http/call.ts'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import { recogniseDevice } from '../device/index.ts'
import {
  findMemberById,
  findMemberByUsername,
  hashPassword,
  lockMember,
  type MemberRow,
  markLogin,
  setPasswordHash,
  verifyPassword,
} from '../member/index.ts'
import type { Merchant } from '../merchant/index.ts'
import { holdWithdrawals } from '../withdrawal-hold/index.ts'
import { hashSecret } from './session.rules.ts'
import { makeSecret, openSession } from './session.service.ts'
import {
  endBrowserSessions,
  endOtherSessions,
  findHandoffMember,
  type HandedSession,
  insertHandoff,
  spendHandoff,
} from './session.store.ts'

/** A hand-off code lives 60 s (DEC-12). */
const HANDOFF_MS = 60_000

export function registerSessionRoutes(registry: Registry, { database }: { database: Database }): void {
  /**
   * Opens the session of a member whose identity is proved and whose row is locked, and gives what a login answers
   * (ENT-05) and the cookie to set once that is committed. A password change waits for that lock or is waited for, so that it ends every session of the old password.
   */
  async function answerLogin(
    tx: Tx,
    merchant: Merchant,
    member: MemberRow,
    caller: Caller,
    deviceId: string | undefined,
    former: { handed?: HandedSession; endedId?: string | undefined },
  ) {
    const { token, bind } = await openSession(tx, merchant, member, caller, deviceId, former)
    await markLogin(tx, merchant.code, member.id)
    const value = {
      id: member.id,
      token,
      userName: member.username,
      customerType: member.type,
      firstTimeLogin: member.lastLoginAt === null,
      passwordExpired: false,
    }
    return { value, bind }
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
      const opened = await database.transaction(
        async (tx) => {
          const member = await lockMember(tx, merchant.code, found.id)
          if (member?.passwordHash !== found.passwordHash) throw new ServiceError('login.cred.err')
          // A login never goes on with the session that it came with: the old token is dead once the new one is given (T9).
          const answer = await answerLogin(tx, merchant, member, caller, body.loginDeviceId, { endedId: session?.id })
          const { isNew, secrets } = await recogniseDevice(tx, merchant.code, member, caller)
          if (isNew) await holdWithdrawals(tx, merchant, { reason: 'new_device', member })
          return { ...answer, secrets }
        },
        { merchant: merchant.code },
      )
      caller.setBindCookie(opened.bind)
      caller.setDeviceSecrets(opened.secrets)
      return opened.value
    },
    { limit: 'login' },
  )

  registry.on(logout, async ({ merchant, session, caller }) => {
    await database.transaction((tx) => endBrowserSessions(tx, merchant.code, session.memberId, session.id), {
      merchant: merchant.code,
    })
    caller.dropBindCookie()
    return { ended: true as const }
  })

  registry.on(
    changePassword,
    async ({ merchant, session, body }) => {
      const scope = { merchant: merchant.code }
      const found = await database.transaction((tx) => findMemberById(tx, merchant.code, session.memberId), scope)
      const refusal = new ServiceError('password_wrong', [{ path: 'oldPassword', rule: 'error.password_wrong' }])
      if (!found || !(await verifyPassword(found.passwordHash, body.oldPassword))) throw refusal
      const passwordHash = await hashPassword(body.newPassword)
      await database.transaction(async (tx) => {
        // Of two changes at once the second one's old password is none any more.
        const member = await lockMember(tx, merchant.code, session.memberId)
        if (member?.passwordHash !== found.passwordHash) throw refusal
        await setPasswordHash(tx, merchant.code, session.memberId, passwordHash)
        await endOtherSessions(tx, merchant.code, session.memberId, session.id)
        await holdWithdrawals(tx, merchant, { reason: 'password_changed', member })
      }, scope)
      return { changed: true as const }
    },
    { limit: 'password' },
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
      const { value, bind } = await database.transaction(
        async (tx) => {
          const codeHash = hashSecret(body.code)
          const memberId = await findHandoffMember(tx, merchant.code, codeHash)
          const member = memberId && (await lockMember(tx, merchant.code, memberId))
          const handed = member && (await spendHandoff(tx, merchant.code, codeHash, caller.origin))
          if (!handed) throw new ServiceError('handoff_invalid')
          return answerLogin(tx, merchant, member, caller, body.loginDeviceId, { handed })
        },
        { merchant: merchant.code },
      )
      caller.setBindCookie(bind)
      return value
    },
    { limit: 'register' },
  )
}
