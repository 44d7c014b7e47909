import type { MessageId } from '@foyer/messages'
import type { FailureDisplay } from './outcome.rules.ts'

/** Codes of Firebase sign-in that have words of their own; the rest is `auth/unknown` (ERR-28). */
const texts = {
  'auth/unknown': 'auth.unknown',
  'auth/code-expired': 'auth.code_expired',
  'auth/invalid-verification-code': 'auth.invalid_verification_code',
  'auth/invalid-phone-number': 'auth.invalid_phone_number',
  'auth/too-many-requests': 'auth.too_many_requests',
  'auth/quota-exceeded': 'auth.quota_exceeded',
  'auth/network-request-failed': 'auth.network_request_failed',
  'auth/popup-blocked': 'auth.popup_blocked',
  'auth/popup-closed-by-user': 'auth.popup_closed_by_user',
  'auth/user-disabled': 'auth.user_disabled',
  'auth/account-exists-with-different-credential': 'auth.account_exists_with_different_credential',
  'auth/operation-not-allowed': 'auth.operation_not_allowed',
} as const satisfies Record<string, MessageId>

/** ERR-28, ERR-30: what an error of Firebase's own script shows, as `Code:` and `Reason:` lines. */
export function decideFirebaseFailureDisplay(code: string): FailureDisplay {
  if (code === 'auth/cancelled-popup-request') return { kind: 'silent' }
  const known = Object.hasOwn(texts, code) ? (code as keyof typeof texts) : 'auth/unknown' // checked just before
  return { kind: 'alert', textId: texts[known], code: known }
}

/** The code of an error that Firebase threw; undefined for any other. */
export function readFirebaseCode(error: unknown): string | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return typeof code === 'string' && code.startsWith('auth/') ? code : undefined
}
