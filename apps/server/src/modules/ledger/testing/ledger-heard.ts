import type { LedgerAnswer } from '../ledger.types.ts'
import type { LedgerAction } from './ledger-action.ts'

/** A call and what was answered, as a line of text: amounts are written as "5n". */
export interface Heard {
  action: LedgerAction
  answer: LedgerAnswer
}

export function writeHeard(heard: Heard): string {
  return JSON.stringify(heard, (_key, value) => (typeof value === 'bigint' ? `${value}n` : value))
}

/** Undefined for a line that was cut off by the writer's death. */
export function readHeard(line: string): Heard | undefined {
  try {
    const heard = JSON.parse(line, (_key, value) =>
      typeof value === 'string' && /^-?\d+n$/.test(value) ? BigInt(value.slice(0, -1)) : value,
    )
    return typeof heard === 'object' ? (heard as Heard) : undefined // what writeHeard wrote
  } catch {
    return undefined
  }
}
