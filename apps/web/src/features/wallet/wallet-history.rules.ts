import type { Movement } from '@foyer/contract'
import type { MessageId } from '@foyer/messages'

/** Selectable kinds, the most frequent ones first; an adjustment and the starting balance are rare and among all. */
export const kindChoices = ['all', 'deposit', 'withdrawal', 'bet', 'win', 'refund'] as const satisfies readonly (
  | Movement['kind']
  | 'all'
)[]
export type KindChoice = (typeof kindChoices)[number]

/** Days of the selectable ranges, today included; 30 by default (OPEN-15). */
export const rangeDays = { week: 7, month: 30, quarter: 90 } as const
export type RangeChoice = { kind: keyof typeof rangeDays } | { kind: 'own'; from: string; to: string }

/** Whole days of the phone's calendar as instants; a range up to now has no end. */
export function rangeOf(choice: RangeChoice, now: Date): { from: string; to?: string } {
  if (choice.kind === 'own') return { from: startOfDay(choice.from, 0), to: startOfDay(choice.to, 1) }
  const first = new Date(now.getFullYear(), now.getMonth(), now.getDate() - rangeDays[choice.kind] + 1)
  return { from: first.toISOString() }
}

/** The broken rule of two days in a date field's form (`2026-11-21`). */
export function findRangeProblem(from: string, to: string): MessageId | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(from) || !/^\d{4}-\d{2}-\d{2}$/.test(to)) return 'wallet.range.required'
  return from > to ? 'wallet.range.order' : undefined
}

function startOfDay(day: string, daysLater: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + daysLater).toISOString()
}

/** Name of a movement's kind. A round that paid no more than its stakes is not called a win (DEC-34). */
export function kindTextOf({ kind, isStakeBack }: Pick<Movement, 'kind' | 'isStakeBack'>): MessageId {
  return isStakeBack ? 'wallet.kind.back' : `wallet.kind.${kind}`
}

/** Status text of a movement; deposits and withdrawals have texts of their own. */
export function phaseTextOf({ kind, phase }: Movement): MessageId {
  if (kind === 'deposit' && phase !== 'voided') return `wallet.phase.deposit.${phase}`
  if (kind === 'withdrawal' && phase === 'pending') return 'wallet.phase.withdrawal.pending'
  if (kind === 'withdrawal' && phase !== 'posted') return 'wallet.phase.withdrawal.refused'
  return phase === 'pending' || phase === 'posted' || phase === 'expired'
    ? `wallet.phase.${phase}`
    : 'wallet.phase.voided'
}

/** Tone of an amount: incoming money; outgoing, held or pending money; money that never moved. */
export function toneOf({ amountMinor, kind, phase }: Movement): 'good' | 'plain' | 'void' {
  const isOpen = phase === 'pending' || phase === 'checking'
  if (phase !== 'posted' && !isOpen) return 'void'
  if (kind === 'deposit' && isOpen) return 'plain'
  return amountMinor.startsWith('-') || amountMinor === '0' ? 'plain' : 'good'
}
