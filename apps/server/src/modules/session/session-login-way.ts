import { hasLoginWay, type LoginEndpoint, type LoginWayRow } from '@foyer/contract'
import type { Database } from '@foyer/database'
import type { Call } from '../../http/call.ts'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import { lockMember, type MemberRow } from '../member/index.ts'
import { answerLogin } from './session-login.service.ts'

export interface LoginDependencies {
  database: Database
}

/** The identity proved by a way to log in. */
export interface Identity {
  memberId: string
  /** Checks again under the member's lock: the basis of the proof may have changed meanwhile. */
  isStillProved(member: MemberRow): boolean
}

/** Registers the call of one way to log in. */
export type LoginWay = (registry: Registry, dependencies: LoginDependencies) => void

/**
 * Creates a way to log in from its row and its proof. `verify` runs outside of any transaction, so that it may be slow,
 * and throws to refuse the login. A login never continues the session of its request: the old token is invalid once the
 * new one is issued (T9).
 */
export function createLoginWay<E extends LoginEndpoint>(
  row: LoginWayRow<E>,
  verify: (call: Call<E>, dependencies: LoginDependencies) => Promise<Identity>,
): LoginWay {
  return (registry, dependencies) =>
    registry.on<LoginEndpoint>(
      row.endpoint,
      async (call) => {
        const { merchant, session, body, caller } = call
        if (!hasLoginWay(row, merchant.settings)) throw new ServiceError('not_found')
        const { memberId, isStillProved } = await verify(call as Call<E>, dependencies) // parsed by this endpoint
        const request = { merchant, caller, deviceId: body.loginDeviceId, endedId: session?.id }
        return answerLogin(dependencies.database, request, async (tx) => {
          const member = await lockMember(tx, merchant.code, memberId)
          if (!member || !isStillProved(member)) throw new ServiceError('login.cred.err')
          return { member }
        })
      },
      { limit: 'login' },
    )
}
