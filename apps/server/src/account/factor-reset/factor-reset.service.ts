import { randomUUID } from 'node:crypto'
import type { Tx } from '@foyer/database'
import type { Merchant } from '../../merchant/index.ts'
import { notifyMember } from '../../outreach/index.ts'
import { deletePasskeys, listPasskeyRows } from '../passkey/index.ts'
import { deleteRememberCredentials } from '../remember/index.ts'
import {
  deleteLoginAttempts,
  deleteSecondFactors,
  listSecondFactors,
  replaceRecoveryCodes,
} from '../second-factor/index.ts'
import { endMemberSessions } from '../session/index.ts'

interface FactorCount {
  methods: number
  passkeys: number
}

/** What a reset would remove. */
export async function countFactors(tx: Tx, owner: { merchant: string; memberId: string }): Promise<FactorCount> {
  const methods = await listSecondFactors(tx, owner)
  return { methods: methods.length, passkeys: (await listPasskeyRows(tx, owner)).length }
}

/**
 * Removes all second factors and passkeys of a member who has lost them, ends every login, and tells the member. The row of
 * the member must be locked. @returns what was removed; without anything to remove nothing is changed
 */
export async function resetFactors(tx: Tx, merchant: Merchant, memberId: string): Promise<FactorCount> {
  const owner = { merchant: merchant.code, memberId }
  const methods = await deleteSecondFactors(tx, owner)
  const passkeys = await deletePasskeys(tx, owner)
  if (methods + passkeys === 0) return { methods, passkeys }
  await replaceRecoveryCodes(tx, owner, [])
  await deleteLoginAttempts(tx, owner)
  await deleteRememberCredentials(tx, merchant.code, memberId)
  await endMemberSessions(tx, merchant.code, memberId)
  const notification = { memberId, values: {}, holdSeconds: 0 }
  if (methods > 0) await notifyMember(tx, merchant, { ...notification, id: randomUUID(), kind: 'second_factor_off' })
  if (passkeys > 0) await notifyMember(tx, merchant, { ...notification, id: randomUUID(), kind: 'passkey_removed' })
  return { methods, passkeys }
}
