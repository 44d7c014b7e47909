import type { MessageId } from '@foyer/messages'

/** Firebase's codes with a text of their own; any other has that of `auth/unknown` (ERR-28). */
const texts = {
  'auth/unknown': 'firebase.unknown',
  'auth/popup-closed-by-user': 'firebase.cancelled',
  'auth/user-cancelled': 'firebase.cancelled',
  'auth/popup-blocked': 'firebase.blocked',
  'auth/network-request-failed': 'firebase.network',
  'auth/timeout': 'firebase.network',
  'auth/too-many-requests': 'firebase.limit',
  'auth/user-disabled': 'firebase.disabled',
  'auth/account-exists-with-different-credential': 'firebase.existing',
  'auth/web-storage-unsupported': 'firebase.storage',
  'auth/operation-not-supported-in-this-environment': 'firebase.browser',
  'auth/code-expired': 'firebase.expired',
  'auth/invalid-credential': 'firebase.expired',
} as const satisfies Record<string, MessageId>

export interface FirebaseFailure {
  text: MessageId
  /** Firebase's code, such as `auth/popup-blocked`; for the line 'Code:'. */
  code: string
  /** The SDK's sentence; for the line 'Reason:'. Plain text. */
  reason: string
}

/** Maximum shown length of a reason. */
const MAX_REASON_LENGTH = 200

/** What is shown of a failed sign-in (SOC-21, ERR-28); undefined for one that stays silent (ERR-30). */
export function readFirebaseFailure(cause: unknown): FirebaseFailure | undefined {
  const given = readCode(cause)
  if (given === 'auth/cancelled-popup-request') return undefined
  const code = given ?? 'auth/unknown'
  return { text: findText(code), code, reason: readReason(cause) || code }
}

function findText(code: string): MessageId {
  return Object.hasOwn(texts, code) ? texts[code as keyof typeof texts] : texts['auth/unknown'] // a key, just tested
}

function readCode(cause: unknown): string | undefined {
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined
  return typeof code === 'string' && /^auth\/[\w-]{1,80}$/.test(code) ? code : undefined
}

/** The SDK's message is `Firebase: <sentence> (<code>).`. */
function readReason(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : ''
  const sentence = message.replace(/^Firebase: /, '').replace(/\s*\(auth\/[\w-]+\)\.?$/, '')
  return sentence.trim().slice(0, MAX_REASON_LENGTH)
}
