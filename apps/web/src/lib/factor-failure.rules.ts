import type { MessageId } from '@foyer/messages'
import type { FailureMessage } from './wps/outcome.rules.ts'

const refusals = { ga: 'verification.factor.ga.wrong', recovery: 'verification.factor.recovery.wrong' } as const

/** Message of a failed login step: a code that nobody sends cannot be asked for again, another one is at hand. */
export function nameFactorFailure(way: string, message: FailureMessage | undefined): FailureMessage | undefined {
  const refusal: MessageId | undefined = way === 'ga' || way === 'recovery' ? refusals[way] : undefined
  return message === 'error.verification_invalid' ? (refusal ?? message) : message
}
