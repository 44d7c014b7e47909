import type { Database } from '@foyer/database'
import { ServiceError } from '../http/service-error.ts'
import { findMemberById } from './member.store.ts'
import { verifyPassword } from './member-password.service.ts'

/**
 * The member's password again, before a change that matters; a member without one passes.
 * @throws ServiceError `password_wrong`
 */
export async function confirmPassword(
  database: Database,
  merchant: string,
  memberId: string,
  password: string | undefined,
): Promise<void> {
  const member = await database.transaction((tx) => findMemberById(tx, merchant, memberId), { merchant })
  if (member && member.passwordHash === null) return
  if (!member || !(await verifyPassword(member.passwordHash, password ?? '')))
    throw new ServiceError('password_wrong', [{ path: 'password', rule: 'error.password_wrong' }])
}
