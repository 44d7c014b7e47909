import { findConfirmProblem, findPasswordProblem } from '@foyer/contract'
import { listProblems, type Problems } from '../../lib/problems.rules.ts'

export const passwordFields = ['oldPassword', 'newPassword', 'confirm'] as const
export type PasswordField = (typeof passwordFields)[number]

export function readPasswords(data: FormData): Record<PasswordField, string> {
  const read = (name: PasswordField) => String(data.get(name) ?? '')
  return { oldPassword: read('oldPassword'), newPassword: read('newPassword'), confirm: read('confirm') }
}

/**
 * OPEN-04, OPEN-26: the current one is given where the member has one (DEC-11), the new one is valid, differs from it and
 * was repeated equally.
 */
export function findPasswordProblems(
  typed: Record<PasswordField, string>,
  hasPassword = true,
): Problems<PasswordField> {
  const { oldPassword, newPassword, confirm } = typed
  const isSame = newPassword !== '' && newPassword === oldPassword
  return listProblems({
    oldPassword: hasPassword && oldPassword === '' ? 'session.password.old.required' : undefined,
    newPassword: findPasswordProblem(newPassword) ?? (isSame ? 'session.password.same' : undefined),
    confirm: findConfirmProblem(newPassword, confirm),
  })
}
