import { randomUUID } from 'node:crypto'
import type { Database, Tx } from '@foyer/database'
import { formatDrawNumber } from '../../game/draw.rules.ts'
import { computeHighestWinMinor, findTicketProblem, type Line, sumStakesMinor } from '../../game/game.rules.ts'
import { writeLines } from '../../game/wire.rules.ts'
import { ArcadeError, type ArcadeErrorCode } from '../../http/arcade-error.ts'
import { holdDraw } from '../draw/index.ts'
import { computeLeaf } from '../fairness/index.ts'
import { endPlatformSession } from '../session/index.ts'
import { computeRetryMs, GAME_CODE, isSessionOver, type Outcome, type PlatformWallet } from '../wallet/index.ts'
import { FIRST_CLAIM_MS } from './ticket.constants.ts'
import { isSameTicket, readTransactionIds } from './ticket.rules.ts'
import {
  findTicket,
  findTicketByRequest,
  insertTicket,
  markPlaced,
  markRefused,
  markVoiding,
  postpone,
  type TicketRow,
} from './ticket.store.ts'

/** Who plays, as the session knows them. */
export interface TicketPlayer {
  merchant: string
  playerId: string
  platformSessionId: string
  currency: string
}

export interface TicketRequest {
  /** Made by the player's browser for one confirmation and sent again unchanged. */
  requestId: string
  drawId: string
  lines: Line[]
}

/** What asking for money needs. */
export interface TicketDependencies {
  database: Database
  platform: Pick<PlatformWallet, 'debit' | 'credit' | 'rollback'>
}

/**
 * Takes a ticket (DEC-35, T21): keeps it first, then asks the platform to hold the stake, then accepts it if the draw
 * still sells. The ticket that comes back says what became of it: `placed`; `refused` with the platform's reason;
 * `voiding` where the draw closed meanwhile; or `reserving` where the platform's answer is not known yet.
 * With it comes what the player can stake now, in minor units; null where the platform did not say it just now.
 * Throws ArcadeError for what can't be a ticket.
 */
export async function placeTicket(
  dependencies: TicketDependencies,
  player: TicketPlayer,
  request: TicketRequest,
): Promise<{ ticket: TicketRow; balance: string | null }> {
  const { ticket, isNew } = await dependencies.database.transaction((tx) => reserveTicket(tx, player, request), {
    merchant: player.merchant,
  })
  if (ticket.state !== 'reserving') return { ticket, balance: null }
  const outcome = await requestDebit(dependencies, ticket)
  // A repeated debit gets the first answer, whose balance is of that time.
  const isCurrent = isNew && outcome.kind === 'done' && outcome.value.currency === player.currency
  const after = await recordDebit(dependencies, ticket, outcome, isNew)
  return { ticket: after, balance: isCurrent ? outcome.value.balance : null }
}

async function reserveTicket(
  tx: Tx,
  player: TicketPlayer,
  request: TicketRequest,
): Promise<{ ticket: TicketRow; isNew: boolean }> {
  const lines = writeLines(request.lines)
  const known = await findTicketByRequest(tx, player, request.requestId)
  if (known) return { ticket: requireSame(known, { drawId: request.drawId, lines }), isNew: false }
  // Only now: whoever asks about a ticket that was taken is told of it, whatever would be taken today.
  const problem = findTicketProblem(request.lines, player.currency)
  if (problem !== null) throw new ArcadeError('stake_refused', problem)
  const draw = await holdDraw(tx, request.drawId)
  if (!draw?.isOpen) throw new ArcadeError('draw_closed')
  if (!draw.isSelling) throw new ArcadeError('sales_stopped')
  const id = randomUUID()
  const inserted = await insertTicket(
    tx,
    {
      ...player,
      ...{ id, requestId: request.requestId, drawId: request.drawId, closesAt: draw.closesAt, lines },
      stake: sumStakesMinor(request.lines),
      highestWin: computeHighestWinMinor(request.lines),
      leaf: computeLeaf({ ...request, ticketId: id }),
    },
    FIRST_CLAIM_MS,
  )
  // A second tap may have come first: then its ticket is the one.
  const stored = inserted ?? (await findTicketByRequest(tx, player, request.requestId))
  if (!stored) throw new Error('the ticket was not stored')
  return { ticket: requireSame(stored, { drawId: request.drawId, lines }), isNew: inserted !== undefined }
}

function requireSame(ticket: TicketRow, request: Parameters<typeof isSameTicket>[1]): TicketRow {
  if (!isSameTicket(ticket, request)) throw new ArcadeError('request_conflict')
  return ticket
}

/** Asks the platform to hold a ticket's stake: the same words each time. */
export function requestDebit(dependencies: TicketDependencies, ticket: TicketRow) {
  return dependencies.platform.debit({
    playerId: ticket.playerId,
    sessionId: ticket.platformSessionId,
    merchant: ticket.merchant,
    transactionId: readTransactionIds(ticket.id).debit,
    roundId: ticket.id,
    gameCode: GAME_CODE,
    amount: String(ticket.stake),
    currency: ticket.currency,
    description: describeRound(ticket),
  })
}

/** The words under which the money of a ticket stands in the player's history. */
export function describeRound(ticket: TicketRow): string {
  return `Five ${formatDrawNumber(ticket.drawId)}`
}

/**
 * Writes down what the platform said to a debit, against the close and against whoever asked at the same time.
 * @param isFirst whether no call for this ticket was made before: only then a refusal proves that nothing was taken.
 * After an unknown outcome the first call may have been accepted and a later one refused for another reason (a game
 * that is no longer offered, a player who has logged out meanwhile), so the stake is taken back.
 */
export async function recordDebit(
  dependencies: TicketDependencies,
  ticket: TicketRow,
  outcome: Outcome<unknown>,
  isFirst: boolean,
): Promise<TicketRow> {
  return dependencies.database.transaction(
    async (tx) => {
      const changed = await change(tx)
      if (isSessionOver(outcome)) await endPlatformSession(tx, ticket)
      // Where nothing was changed, another call for the ticket came first.
      const after = changed ?? (await findTicket(tx, ticket, ticket.id))
      if (!after) throw new Error('the ticket is gone')
      return after
    },
    { merchant: ticket.merchant },
  )

  async function change(tx: Tx): Promise<TicketRow | undefined> {
    const { id, drawId, attempts } = ticket
    if (outcome.kind === 'refused') return (isFirst ? markRefused : markVoiding)(tx, id, outcome.code)
    if (outcome.kind === 'unknown') return postpone(tx, id, computeRetryMs(attempts + 1, Math.random()))
    const draw = await holdDraw(tx, drawId)
    const placed = draw?.isOpen === true ? await markPlaced(tx, id) : undefined
    return placed ?? markVoiding(tx, id, DRAW_CLOSED)
  }
}

/** Whether a ticket's draw can no longer be bought, so that an unknown stake is taken back and not asked for again. */
export async function isPastClose(tx: Tx, ticket: TicketRow): Promise<boolean> {
  const held = await holdDraw(tx, ticket.drawId)
  return held?.isOpen !== true
}

/** Why a stake goes back that met the close. */
export const DRAW_CLOSED = 'draw_closed'

const REFUSALS: Readonly<Record<string, ArcadeErrorCode>> = {
  insufficient_funds: 'insufficient_funds',
  player_blocked: 'player_blocked',
  free_reject: 'player_blocked',
  session_over: 'session_over',
  [DRAW_CLOSED]: 'draw_closed',
}

/** Our code for the reason why a stake was refused or goes back. */
export function nameRefusal(reason: string | null): ArcadeErrorCode {
  return (reason !== null && Object.hasOwn(REFUSALS, reason) ? REFUSALS[reason] : undefined) ?? 'launch_refused'
}
