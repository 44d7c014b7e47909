import {
  type ContactAddress,
  findCodeProblem,
  findConfirmProblem,
  findEmailProblem,
  findMobileProblem,
  findPasswordProblem,
  normalizeEmail,
  normalizeMobile,
  type VerificationChannel,
} from '@foyer/contract'
import type { Problems } from './session-attempt.rules.ts'

export const recoveryFields = ['mobileNum', 'email', 'verificationCode', 'newPassword', 'confirm'] as const
export type RecoveryField = (typeof recoveryFields)[number]

/** The typed address of a channel. */
export function makeAddress(channel: VerificationChannel, text: string, countryDialingCode: string): ContactAddress {
  return channel === 'sms'
    ? { channel, countryDialingCode, mobileNum: normalizeMobile(text) }
    : { channel, email: normalizeEmail(text) }
}

/** The problem of the typed address, under the name of its field. */
export function findAddressProblems(channel: VerificationChannel, text: string): Problems<RecoveryField> {
  return channel === 'sms'
    ? listProblems({ mobileNum: findMobileProblem(text) })
    : listProblems({ email: findEmailProblem(text) })
}

/** One text per broken rule (OPEN-04). */
export function findRecoveryProblems(
  channel: VerificationChannel,
  typed: Record<'address' | 'verificationCode' | 'newPassword' | 'confirm', string>,
): Problems<RecoveryField> {
  return {
    ...findAddressProblems(channel, typed.address),
    ...listProblems({
      verificationCode: findCodeProblem(typed.verificationCode),
      newPassword: findPasswordProblem(typed.newPassword),
      confirm: findConfirmProblem(typed.newPassword, typed.confirm),
    }),
  }
}

function listProblems(found: Partial<Record<RecoveryField, string | undefined>>): Problems<RecoveryField> {
  const problems = Object.entries(found).filter(([, problem]) => problem !== undefined)
  return Object.fromEntries(problems) as Problems<RecoveryField> // the bounds return text ids of the noun `field`
}
