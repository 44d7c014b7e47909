import type { LoginValue } from '@foyer/contract'
import type { Database, Tx } from '@foyer/database'
import type { Caller } from '../../http/call.ts'
import { recogniseDevice } from '../device/index.ts'
import { type MemberRow, recordLogin } from '../member/index.ts'
import type { Merchant } from '../merchant/index.ts'
import { holdWithdrawals } from '../withdrawal-hold/index.ts'
import { openSession } from './session.service.ts'
import type { TransferredSession } from './session.store.ts'

export interface LoginRequest {
  merchant: Merchant
  caller: Caller
  /** The id that the browser gives itself (DEV-01). */
  deviceId: string | undefined
  /** Session that the call came with and that this login ends. */
  endedId?: string | undefined
}

/** A member whose identity is proved and whose row is locked; `handed` is the session that was handed over, if any. */
export interface ProvedMember {
  member: MemberRow
  handed?: TransferredSession
}

/**
 * The end of every login, registration and hand-off: opens a session in the transaction of `prove`, which throws what
 * refuses the login, sets the browser's cookies after the commit, and gives what a login answers (ENT-05). A password
 * change waits for the member's lock or is waited for, so that it ends every session of the old password. A login in a
 * browser that is new to the account puts withdrawals on hold (T37); a session that is handed over proves nothing anew.
 */
export async function answerLogin(
  database: Database,
  { merchant, caller, deviceId, endedId }: LoginRequest,
  prove: (tx: Tx) => Promise<ProvedMember>,
): Promise<LoginValue> {
  const { value, bind, secrets } = await database.transaction(
    async (tx) => {
      const { member, handed } = await prove(tx)
      const { token, bind } = await openSession(tx, merchant, member, caller, deviceId, { handed, endedId })
      await recordLogin(tx, merchant.code, member.id)
      const value = {
        id: member.id,
        token,
        userName: member.username,
        customerType: member.type,
        firstTimeLogin: member.lastLoginAt === null,
        passwordExpired: false,
      }
      if (handed) return { value, bind, secrets: undefined }
      const { isNew, secrets } = await recogniseDevice(tx, merchant.code, member, caller)
      if (isNew) await holdWithdrawals(tx, merchant, { reason: 'new_device', member })
      return { value, bind, secrets }
    },
    { merchant: merchant.code },
  )
  caller.setBindCookie(bind)
  if (secrets !== undefined) caller.setDeviceSecrets(secrets)
  return value
}
