import type { Deposit, Movement, Withdrawal } from '@foyer/contract'
import type { MessageId } from '@foyer/messages'

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
  return [done(movement.isStakeBack ? 'wallet.step.back' : `wallet.step.${kind}`, at)]
}

/** Outcome of an uncredited deposit. */
function describeRequest({ phase, resolvedAt }: Movement): TimelineEntry {
  if (phase === 'pending') return open('wallet.step.deposit.waiting')
  if (phase === 'checking') return open('wallet.step.deposit.checking')
  const end = phase === 'declined' || phase === 'failed' || phase === 'returned' ? phase : 'expired'
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
