import {
  type ErrorCode,
  hasLoginWay,
  type LoginEndpoint,
  type LoginWayRow,
  nameLoginWay,
  type VerificationChannel,
} from '@foyer/contract'
import type { Tx } from '@foyer/database'
import type { Call } from '../../http/call.ts'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import { lockMember, type MemberRow } from '../../member/index.ts'
import type { GuessGuard } from '../guess/index.ts'
import type { PendingIdentity } from '../identity/index.ts'
import type { Verifications } from '../verification/index.ts'
import { type AnswerDependencies, answerLogin } from './session-login.service.ts'
import { type TriedBody, toTriedBody } from './session-login-try.rules.ts'

export interface LoginDependencies extends AnswerDependencies {
  verifications: Verifications
  /** Limits the tries of a secret. */
  guesses: GuessGuard
}

/** The identity proved by a way to log in. */
export interface Identity {
  memberId: string
  /**
   * Checks again under the member's lock, in the transaction of the login: the basis of the proof may have changed
   * meanwhile.
   */
  isStillProved(member: MemberRow, tx: Tx): boolean | Promise<boolean>
  /** Refusal of a proof that no longer holds; default `login.cred.err`. */
  refusal?: ErrorCode
  /** The proof is of two factors by itself. */
  hasSecondFactor?: boolean
  /** Channel of the code that is the proof. */
  provedChannel?: VerificationChannel
  /** The proof is a password, or what stands for it (CONF-10). */
  isByPassword?: boolean
  /** The password of the proof is weak. */
  hasWeakPassword?: boolean
  /** The next remember credential, of a login with one (DEC-10). */
  remember?: string
  /** The identity that this login binds to the account (CONF-48). */
  binding?: PendingIdentity | undefined
}

/** What the server knows of a way to log in. */
interface LoginWayDescription<E extends LoginEndpoint> {
  /**
   * What a login by it names, in its body before it is parsed: the number, user name, passkey or identity by which it
   * finds the member, normalized as there. The limits count tries by it (T12); other fields name nobody, for with one of
   * them each try would have a limit of its own.
   */
  nameTry(body: TriedBody): string
  /** The proof. Runs outside of any transaction, so that it may be slow, and throws to refuse the login. */
  verify(call: Call<E>, dependencies: LoginDependencies): Promise<Identity>
}

/** A way to log in: its row of the contract, and what the server knows of it. */
export interface LoginWay extends LoginWayDescription<LoginEndpoint> {
  row: LoginWayRow
}

export function createLoginWay<E extends LoginEndpoint>(
  row: LoginWayRow<E>,
  { nameTry, verify }: LoginWayDescription<E>,
): LoginWay {
  return { row, nameTry, verify: (call, dependencies) => verify(call as Call<E>, dependencies) } // parsed by this endpoint
}

/**
 * Registers each call of the ways; ways that share one are distinguished by `type` and channel. A login never continues the session
 * of its request: the old token is invalid once the new one is issued (T9).
 */
export function registerLoginWays(
  registry: Registry,
  ways: readonly LoginWay[],
  dependencies: LoginDependencies,
): void {
  for (const [endpoint, sharing] of Map.groupBy(ways, ({ row }) => row.endpoint))
    registry.on(
      endpoint,
      async (call) => {
        const { merchant, session, body, caller } = call
        const way = sharing.find(({ row }) => isWayOf(row, body))
        if (!way || !hasLoginWay(way.row, merchant.settings)) throw new ServiceError('not_found')
        const identity = await way.verify(call, dependencies)
        const { memberId, hasSecondFactor = false, hasWeakPassword = false, refusal = 'login.cred.err' } = identity
        const { remember, binding, provedChannel, isByPassword = false } = identity
        const origin = { merchant, caller, deviceId: body.loginDeviceId, endedId: session?.id }
        return answerLogin(dependencies, { ...origin, way: nameLoginWay(way.row) }, async (tx) => {
          const member = await lockMember(tx, merchant.code, memberId)
          if (!member || !(await identity.isStillProved(member, tx))) throw new ServiceError(refusal)
          const proof = { hasSecondFactor, isByPassword, hasWeakPassword, provedChannel }
          return { member, ...proof, remember, binding: binding?.digest }
        })
      },
      { limit: 'login', nameTry: (body) => nameTriedLogin(sharing, body) },
    )
}

/** Only calls shared by several ways have these fields. */
function isWayOf({ type, channel }: LoginWayRow, body: Record<string, unknown>): boolean {
  return (type === undefined || type === body.type) && (channel === undefined || channel === body.firebaseChannel)
}

/** What a login names for its limits, by the way that its `type` says; by the first one where it says none. */
export function nameTriedLogin(sharing: readonly LoginWay[], body: unknown): string {
  const tried = toTriedBody(body)
  const way = sharing.find(({ row }) => row.type === undefined || row.type === tried?.type) ?? sharing[0]
  return (tried && way?.nameTry(tried)) ?? ''
}
