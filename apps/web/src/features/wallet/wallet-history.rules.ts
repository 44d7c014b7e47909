import type { Deposit, Movement, Withdrawal } from '@foyer/contract'
import type { MessageId } from '@foyer/messages'

/** Selectable kinds, the most frequent ones first. */
export const kindChoices = [
  'all',
  'deposit',
  'withdrawal',
  'bet',
  'win',
  'refund',
  'adjustment',
  'opening',
] as const satisfies readonly (Movement['kind'] | 'all')[]
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

export interface TimelineEntry {
  id: string
  text: MessageId
  /** Time of the step; null for a future one. */
  at: string | null
  state: 'done' | 'open' | 'bad'
}

const done = (text: MessageId, at: string | null): TimelineEntry => ({ id: text, text, at, state: 'done' })
const open = (text: MessageId): TimelineEntry => ({ id: text, text, at: null, state: 'open' })

/** Timeline of a movement (DEC-31); the deposit or withdrawal adds steps of its own. */
export function buildTimeline(
  movement: Movement,
  known: { deposit?: Deposit | undefined; withdrawal?: Withdrawal | undefined } = {},
): TimelineEntry[] {
  const { kind, at } = movement
  if (kind === 'deposit') {
    if (movement.phase !== 'posted') return [done('wallet.step.deposit.asked', at), describeRequest(movement)]
    const credited = done('wallet.step.deposit.credited', at)
    return known.deposit ? [done('wallet.step.deposit.asked', known.deposit.createdAt), credited] : [credited]
  }
  if (kind === 'withdrawal')
    return [done('wallet.step.withdrawal.held', at), ...listPayoutSteps(movement, known.withdrawal)]
  if (kind === 'bet') return [done('wallet.step.bet.held', at), describeRound(movement)]
  return [done(`wallet.step.${kind}`, at)]
}

/** Outcome of an uncredited deposit. */
function describeRequest({ phase, resolvedAt }: Movement): TimelineEntry {
  if (phase === 'pending') return open('wallet.step.deposit.waiting')
  const end = phase === 'declined' || phase === 'failed' ? phase : 'expired'
  return { ...done(`wallet.step.deposit.${end}`, resolvedAt), state: 'bad' }
}

function listPayoutSteps(movement: Movement, withdrawal: Withdrawal | undefined): TimelineEntry[] {
  const { phase } = movement
  const known = phase === 'pending' ? 'sending' : phase === 'posted' ? 'paid' : 'refused'
  const status = withdrawal?.status ?? known
  if (status === 'held') return [open('wallet.step.withdrawal.next')]
  const sent = withdrawal?.sentAt ? [done('wallet.step.withdrawal.sent', withdrawal.sentAt)] : []
  const resolvedAt = withdrawal?.resolvedAt ?? movement.resolvedAt
  if (status === 'paid') return [...sent, done('wallet.step.withdrawal.paid', resolvedAt)]
  if (status === 'refused') return [...sent, { ...done('wallet.step.withdrawal.refused', resolvedAt), state: 'bad' }]
  return [...sent, open('wallet.step.withdrawal.waiting')]
}

function describeRound({ phase, resolvedAt }: Movement): TimelineEntry {
  if (phase === 'pending') return open('wallet.step.bet.open')
  return phase === 'posted' ? done('wallet.step.bet.taken', resolvedAt) : done('wallet.step.bet.back', resolvedAt)
}

/** Status text of a movement; deposits and withdrawals have texts of their own. */
export function phaseTextOf({ kind, phase }: Movement): MessageId {
  if (kind === 'deposit' && phase !== 'voided') return `wallet.phase.deposit.${phase}`
  if (kind === 'withdrawal' && phase === 'pending') return 'wallet.phase.withdrawal.pending'
  if (kind === 'withdrawal' && phase !== 'posted') return 'wallet.phase.withdrawal.refused'
  return phase === 'declined' || phase === 'failed' ? 'wallet.phase.voided' : `wallet.phase.${phase}`
}

/** Tone of an amount: incoming money; outgoing, held or pending money; money that never moved. */
export function toneOf({ amountMinor, kind, phase }: Movement): 'good' | 'plain' | 'void' {
  if (phase === 'voided' || phase === 'expired' || phase === 'declined' || phase === 'failed') return 'void'
  if (kind === 'deposit' && phase === 'pending') return 'plain'
  return amountMinor.startsWith('-') || amountMinor === '0' ? 'plain' : 'good'
}
