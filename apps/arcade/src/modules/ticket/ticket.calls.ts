import type { DatabaseLogger } from '@foyer/database'
import { computeRetryMs, GAME_CODE, type Outcome } from '../wallet/index.ts'
import { CLAIM_BATCH, CLAIM_MS } from './ticket.constants.ts'
import { askForDebit, DRAW_CLOSED, describeRound, isPastClose, recordDebit, type TicketDeps } from './ticket.place.ts'
import { readTransactionIds } from './ticket.rules.ts'
import { claimDue, markSettled, markVoid, markVoiding, postpone, type TicketRow } from './ticket.store.ts'

/** After so many tries a call that is still not answered well is told to whoever watches. */
const ALARMING_ATTEMPTS = 8

export interface CallDeps extends TicketDeps {
  logger: DatabaseLogger
}

/**
 * Makes every call to the platform that is due: stakes whose outcome is unknown, roll-backs, wins. Each ticket is
 * claimed, so that several processes share the work, and stays due until the platform has acknowledged.
 * Ends when nothing is due, or when `isStopping` says so.
 */
export async function makeDueCalls(deps: CallDeps, isStopping: () => boolean): Promise<void> {
  while (!isStopping()) {
    const tickets = await deps.database.transaction((tx) => claimDue(tx, CLAIM_BATCH, CLAIM_MS), { isOperator: true })
    if (tickets.length === 0) return
    await Promise.all(tickets.map((ticket) => advanceTicket(deps, ticket)))
  }
}

async function advanceTicket(deps: CallDeps, ticket: TicketRow): Promise<void> {
  try {
    if (ticket.state === 'reserving') await advanceReserving(deps, ticket)
    if (ticket.state === 'voiding') await takeBack(deps, ticket)
    if (ticket.state === 'settling') await payWin(deps, ticket)
  } catch (error) {
    // The claim ends by itself and the ticket comes round again.
    deps.logger.error(
      { ticket: ticket.id, state: ticket.state, error: String(error) },
      'a ticket could not be advanced',
    )
  }
}

async function advanceReserving(deps: CallDeps, ticket: TicketRow): Promise<void> {
  const scope = { merchant: ticket.merchant }
  const isLate = await deps.database.transaction(async (tx) => {
    const isPast = await isPastClose(tx, ticket)
    if (isPast) await markVoiding(tx, ticket.id, DRAW_CLOSED)
    return isPast
  }, scope)
  if (isLate) return
  await recordDebit(deps, ticket, await askForDebit(deps, ticket), false)
}

async function takeBack(deps: CallDeps, ticket: TicketRow): Promise<void> {
  const ids = readTransactionIds(ticket.id)
  const outcome = await deps.platform.rollback({
    playerId: ticket.playerId,
    merchant: ticket.merchant,
    transactionId: ids.rollback,
    reverses: ids.debit,
    roundId: ticket.id,
  })
  if (outcome.kind !== 'done') return tryLater(deps, ticket, outcome)
  await deps.database.statement((tx) => markVoid(tx, ticket.id), { merchant: ticket.merchant })
}

async function payWin(deps: CallDeps, ticket: TicketRow): Promise<void> {
  const outcome = await deps.platform.credit({
    playerId: ticket.playerId,
    merchant: ticket.merchant,
    transactionId: readTransactionIds(ticket.id).credit,
    roundId: ticket.id,
    gameCode: GAME_CODE,
    amount: String(ticket.win ?? 0n),
    currency: ticket.currency,
    closesRound: true,
    description: describeRound(ticket),
  })
  if (outcome.kind !== 'done') return tryLater(deps, ticket, outcome)
  await deps.database.statement((tx) => markSettled(tx, ticket.id), { merchant: ticket.merchant })
}

/** A stake to return or a win to pay is never given up: the same call is made again, whatever was answered. */
async function tryLater(deps: CallDeps, ticket: TicketRow, outcome: Outcome<unknown>): Promise<void> {
  const reason = outcome.kind === 'refused' ? outcome.code : outcome.kind === 'unknown' ? outcome.reason : ''
  const fields = { ticket: ticket.id, state: ticket.state, attempts: ticket.attempts, reason }
  if (ticket.attempts >= ALARMING_ATTEMPTS || outcome.kind === 'refused') {
    deps.logger.error(fields, 'the platform does not take a call about a ticket')
  } else {
    deps.logger.warn(fields, 'a call about a ticket is made again')
  }
  const delayMs = computeRetryMs(ticket.attempts, Math.random())
  await deps.database.statement((tx) => postpone(tx, ticket.id, delayMs), { merchant: ticket.merchant })
}
