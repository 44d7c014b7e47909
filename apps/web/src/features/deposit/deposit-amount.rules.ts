import { type DepositMethod, findAmountProblem } from '@foyer/contract'
import type { MessageId } from '@foyer/messages'
import { isCurrencyCode, parseAmount } from '@foyer/money'

export type ReadAmount = { ok: true; amountMinor: string } | { ok: false; problem: MessageId }

/** What was typed, against the bounds of the method; a broken rule is named by its text. */
export function readDepositAmount(text: string, method: DepositMethod | undefined, currency: string): ReadAmount {
  if (!method || !isCurrencyCode(currency)) return { ok: false, problem: 'error.method_unavailable' }
  const parsed = parseAmount(text, currency)
  if (!parsed.ok) {
    return { ok: false, problem: parsed.problem === 'too-large' ? 'field.amount.maximum' : 'field.amount.required' }
  }
  const { minor } = parsed.amount
  const bounds = { minMinor: BigInt(method.minMinor), maxMinor: BigInt(method.maxMinor) }
  const problem = findAmountProblem(minor, bounds)
  return problem === undefined
    ? { ok: true, amountMinor: minor.toString() }
    : { ok: false, problem: nameProblem(problem) }
}

/** The contract's rules are texts of ours. */
function nameProblem(problem: string): MessageId {
  if (problem === 'field.amount.positive' || problem === 'field.amount.maximum') return problem
  return 'field.amount.minimum'
}
