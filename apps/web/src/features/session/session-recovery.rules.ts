import { findCodeProblem, findConfirmProblem, findPasswordProblem } from '@foyer/contract'
import { listProblems, type Problems } from '../../lib/problems.rules.ts'

export const recoveryFields = ['mobileNum', 'email', 'verificationCode', 'newPassword', 'confirm'] as const
export type RecoveryField = (typeof recoveryFields)[number]

/** Problems of the code and the new password: one text per broken rule (OPEN-04). */
export function findRecoveryProblems(
  typed: Record<'verificationCode' | 'newPassword' | 'confirm', string>,
): Problems<RecoveryField> {
  return listProblems({
    verificationCode: findCodeProblem(typed.verificationCode),
    newPassword: findPasswordProblem(typed.newPassword),
    confirm: findConfirmProblem(typed.newPassword, typed.confirm),
  })
}
