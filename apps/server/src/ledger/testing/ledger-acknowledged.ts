import type { LedgerAnswer } from '../ledger.types.ts'
import type { LedgerAction } from './ledger-action.ts'

/** A call and its answer, as a line of text: amounts are written as "5n". */
export interface AcknowledgedCall {
  action: LedgerAction
  answer: LedgerAnswer
}

export function writeAcknowledgedCall(acknowledged: AcknowledgedCall): string {
  return JSON.stringify(acknowledged, (_key, value) => (typeof value === 'bigint' ? `${value}n` : value))
}

/** Undefined for a line truncated by the writer's death. */
export function readAcknowledgedCall(line: string): AcknowledgedCall | undefined {
  try {
    const acknowledged = JSON.parse(line, (_key, value) =>
      typeof value === 'string' && /^-?\d+n$/.test(value) ? BigInt(value.slice(0, -1)) : value,
    )
    return typeof acknowledged === 'object' ? (acknowledged as AcknowledgedCall) : undefined // from writeAcknowledgedCall
  } catch {
    return undefined
  }
}
