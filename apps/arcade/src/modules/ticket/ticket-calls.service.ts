import type { DatabaseLogger } from '@foyer/database'
import { computeRetryMs, type Outcome } from '../wallet/index.ts'
import { CLAIM_BATCH, CLAIM_MS } from './ticket.constants.ts'
import { readTransactionIds } from './ticket.rules.ts'
import { markSettled, markVoid, markVoiding, type TicketRow } from './ticket.store.ts'
import { claimDue, postpone } from './ticket-due.store.ts'
import {
  DRAW_CLOSED,
  describeRound,
  isPastClose,
  recordDebit,
  requestDebit,
  type TicketDependencies,
} from './ticket-placement.service.ts'

/** Number of failed attempts of a call that triggers an alarm in the log. */
const ALARMING_ATTEMPTS = 8

export interface CallDependencies extends TicketDependencies {
  logger: DatabaseLogger
}

/**
 * Makes every due call to the platform: stakes with unknown outcome, roll-backs, wins. Each ticket is claimed, so that
 * several processes share the work, and stays due until the platform has acknowledged. Ends when nothing is due, or
 * when `isStopping` returns true.
 */
export async function makeDueCalls(dependencies: CallDependencies, isStopping: () => boolean): Promise<void> {
  while (!isStopping()) {
    const tickets = await dependencies.database.transaction((tx) => claimDue(tx, CLAIM_BATCH, CLAIM_MS), {
      isOperator: true,
    })
    if (tickets.length === 0) return
    await Promise.all(tickets.map((ticket) => advanceTicket(dependencies, ticket)))
  }
}

async function advanceTicket(dependencies: CallDependencies, ticket: TicketRow): Promise<void> {
  try {
    if (ticket.state === 'reserving') await advanceReserving(dependencies, ticket)
    if (ticket.state === 'voiding') await takeBack(dependencies, ticket)
    if (ticket.state === 'settling') await payWin(dependencies, ticket)
  } catch (error) {
    // The claim expires and the ticket is retried.
    dependencies.logger.error(
      { ticket: ticket.id, state: ticket.state, error: String(error) },
      'ticket could not be advanced',
    )
  }
}

async function advanceReserving(dependencies: CallDependencies, ticket: TicketRow): Promise<void> {
  const scope = { merchant: ticket.merchant }
  const isLate = await dependencies.database.transaction(async (tx) => {
    const isPast = await isPastClose(tx, ticket)
    if (isPast) await markVoiding(tx, ticket.id, DRAW_CLOSED)
    return isPast
  }, scope)
  if (isLate) return
  await recordDebit(dependencies, ticket, await requestDebit(dependencies, ticket), false)
}

async function takeBack(dependencies: CallDependencies, ticket: TicketRow): Promise<void> {
  const ids = readTransactionIds(ticket.id)
  const outcome = await dependencies.platform.rollback({
    playerId: ticket.playerId,
    merchant: ticket.merchant,
    transactionId: ids.rollback,
    reverses: ids.debit,
    roundId: ticket.id,
  })
  if (outcome.kind !== 'done') return tryLater(dependencies, ticket, outcome)
  await dependencies.database.statement((tx) => markVoid(tx, ticket.id), { merchant: ticket.merchant })
}

async function payWin(dependencies: CallDependencies, ticket: TicketRow): Promise<void> {
  const outcome = await dependencies.platform.credit({
    playerId: ticket.playerId,
    merchant: ticket.merchant,
    transactionId: readTransactionIds(ticket.id).credit,
    roundId: ticket.id,
    gameCode: ticket.lottery,
    amount: String(ticket.win ?? 0n),
    currency: ticket.currency,
    closesRound: true,
    description: describeRound(ticket),
  })
  if (outcome.kind !== 'done') return tryLater(dependencies, ticket, outcome)
  await dependencies.database.statement((tx) => markSettled(tx, ticket.id), { merchant: ticket.merchant })
}

/** The return of a stake or the payment of a win is retried without limit, whatever the response was. */
async function tryLater(dependencies: CallDependencies, ticket: TicketRow, outcome: Outcome<unknown>): Promise<void> {
  const reason = outcome.kind === 'refused' ? outcome.code : outcome.kind === 'unknown' ? outcome.reason : ''
  const fields = { ticket: ticket.id, state: ticket.state, attempts: ticket.attempts, reason }
  if (ticket.attempts >= ALARMING_ATTEMPTS || outcome.kind === 'refused') {
    dependencies.logger.error(fields, 'platform repeatedly rejects a call for a ticket')
  } else {
    dependencies.logger.warn(fields, 'call for a ticket is retried')
  }
  const delayMs = computeRetryMs(ticket.attempts, Math.random())
  await dependencies.database.statement((tx) => postpone(tx, ticket.id, delayMs), { merchant: ticket.merchant })
}
