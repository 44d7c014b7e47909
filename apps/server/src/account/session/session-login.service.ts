import { randomUUID } from 'node:crypto'
import type { LoginValue, VerificationChannel } from '@foyer/contract'
import type { Database, Tx } from '@foyer/database'
import type { Caller } from '../../http/call.ts'
import { ServiceError } from '../../http/service-error.ts'
import { isPasswordTooOld, type MemberRow, recordLogin, setPasswordHash } from '../../member/index.ts'
import type { Merchant } from '../../merchant/index.ts'
import { recogniseDevice } from '../../outreach/index.ts'
import type { Visitors } from '../../platform/index.ts'
import type { Identities } from '../identity/index.ts'
import { insertLoginEvent } from '../login-event/index.ts'
import { deleteRememberCredentials } from '../remember/index.ts'
import type { SecondFactors } from '../second-factor/index.ts'
import { holdWithdrawals } from '../withdrawal-hold/index.ts'
import { openSession } from './session.service.ts'
import { endOtherSessions, type TransferredSession } from './session.store.ts'

export interface LoginRequest {
  merchant: Merchant
  caller: Caller
  /** The browser's device id (DEV-01). */
  deviceId: string | undefined
  /** Session of the call, ended by this login. */
  endedId?: string | undefined
  /** Name of the way to log in, for the member's list of logins (DEC-30). */
  way?: string | undefined
}

/** An authenticated member with a locked row; `handed` is the transferred session, if any. */
export interface ProvedMember {
  member: MemberRow
  handed?: TransferredSession
  /** The proof needs no second factor, or included it. */
  hasSecondFactor?: boolean
  /** The proof is a password, or what stands for it: an expired one opens only its change (FLAG-10, CONF-10). */
  isByPassword?: boolean
  /** The password that proved the member is weak. */
  hasWeakPassword?: boolean
  /** Channel of the code that proved the member. */
  provedChannel?: VerificationChannel | undefined
  /** The password of a recovery; set once no factor is missing. */
  newPasswordHash?: string | undefined
  remember?: string | undefined
  /** Digest of the pending identity that is bound to the account (CONF-48). */
  binding?: Buffer | undefined
}

export interface AnswerDependencies {
  database: Database
  secondFactors: SecondFactors
  identities: Identities
  visitors: Pick<Visitors, 'countryOf'>
}

/**
 * The end of every login, registration and session transfer: opens a session in the transaction of `prove`, which
 * throws to refuse the login, sets the browser's cookies after the commit, and returns the login's response (ENT-05).
 * Password changes and logins exclude each other by the member's lock, so that a password change ends every session of
 * the old password. A login in a new browser of the account puts withdrawals on hold (T37); a session transfer is no
 * new authentication, and is not listed as a login. For a member with a second factor the first one opens an attempt,
 * which stays after the refusal `login_verify_required` (TWOFA-03).
 */
export async function answerLogin(
  { database, secondFactors, identities, visitors }: AnswerDependencies,
  { merchant, caller, deviceId, endedId, way = 'other' }: LoginRequest,
  prove: (tx: Tx) => Promise<ProvedMember>,
): Promise<LoginValue> {
  const answer = await database.transaction(
    async (tx) => {
      const {
        member,
        handed,
        hasSecondFactor = handed !== undefined,
        isByPassword = false,
        hasWeakPassword = false,
        provedChannel,
        newPasswordHash,
        remember,
        binding,
      } = await prove(tx)
      // Only to whoever has proved to be the member (DEC-15).
      if (member.closedAt !== null) throw new ServiceError('account_closed')
      if (member.loginBlockedAt !== null) throw new ServiceError('account_blocked')
      const challenge = hasSecondFactor
        ? undefined
        : await secondFactors.openAttempt(tx, merchant, member, {
            deviceId,
            isByPassword,
            hasWeakPassword,
            identityDigest: binding,
            provedChannel,
            newPasswordHash,
          })
      if (challenge) return { challenge }
      if (newPasswordHash !== undefined) await setRecoveredPassword(tx, merchant, member, newPasswordHash)
      if (binding) await identities.bind(tx, merchant, member, { digest: binding, isNewAccount: false })
      // A weak password expires with the login; a session transfer is no login (T39).
      const passwordExpired =
        hasWeakPassword ||
        (!handed &&
          newPasswordHash === undefined &&
          isPasswordTooOld(member, merchant.settings.passwordMaxAgeDays, new Date()))
      const { token, bind } = await openSession(tx, merchant, member, caller, deviceId, {
        ...{ handed, endedId, isPasswordExpired: passwordExpired && isByPassword },
        country: visitors.countryOf(merchant, caller),
      })
      await recordLogin(tx, merchant.code, member.id)
      const value = {
        id: member.id,
        token,
        userName: member.username,
        customerType: member.type,
        firstTimeLogin: member.lastLoginAt === null,
        ...(member.nickname === null ? {} : { nickname: member.nickname }),
        passwordExpired,
        ...(remember === undefined ? {} : { remember }),
      }
      if (handed) return { value, bind, secrets: undefined }
      const { ip, userAgent } = caller
      const owner = { merchant: merchant.code, memberId: member.id }
      await insertLoginEvent(tx, { ...owner, way, result: 'success', ip, userAgent })
      const { isNew, secrets } = await recogniseDevice(tx, merchant.code, member, caller)
      if (isNew) await holdWithdrawals(tx, merchant, { reason: 'new_device', member })
      return { value, bind, secrets }
    },
    { merchant: merchant.code },
  )
  if ('challenge' in answer) throw new ServiceError('login_verify_required', undefined, answer.challenge)
  const { value, bind, secrets } = answer
  caller.setBindCookie(bind)
  if (secrets !== undefined) caller.setDeviceSecrets(secrets)
  return value
}

/** Sets the password of a recovery, and ends what the former one has opened (DEC-30, T37). */
async function setRecoveredPassword(tx: Tx, merchant: Merchant, member: MemberRow, hash: string): Promise<void> {
  await setPasswordHash(tx, merchant.code, member.id, hash)
  await endOtherSessions(tx, merchant.code, member.id, '')
  await deleteRememberCredentials(tx, merchant.code, member.id)
  await holdWithdrawals(tx, merchant, { id: randomUUID(), reason: 'password_changed', member })
}
