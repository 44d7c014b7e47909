import { createHash } from 'node:crypto'
import type { Tx } from '@foyer/database'
import { findLotteryOfDraw } from '../../game/draw.rules.ts'
import { getLottery } from '../../game/lottery.constants.ts'
import { ArcadeError } from '../../http/arcade-error.ts'
import { holdDraw, listDrawIdsFrom } from '../draw/index.ts'
import { markVoiding } from '../wager/index.ts'
import { listOpenSeriesTickets, markCancelled } from './ticket.store.ts'
import { ticketTable } from './ticket.table.ts'

/** Reason of a stake returned because the player has cancelled the rest of a series. */
export const SERIES_CANCELLED = 'series_cancelled'
/** Reason of a stake returned because an earlier ticket of its series has won. */
export const SERIES_WON = 'series_won'

/**
 * The draws of a series from its first one on, in their order. Throws ArcadeError for a number of draws that the lottery
 * does not offer, and when fewer draws are on sale.
 */
export async function listSeriesDraws(tx: Tx, drawId: string, count: number): Promise<string[]> {
  if (count === 1) return [drawId]
  const lottery = findLotteryOfDraw(drawId)
  if (!getLottery(lottery).runs.includes(count)) throw new ArcadeError('invalid_input')
  const ids = await listDrawIdsFrom(tx, lottery, drawId, count)
  if (ids.length < count || ids[0] !== drawId) throw new ArcadeError('draw_closed')
  return ids
}

/**
 * The request id of a ticket of a series: the browser's own for the first one, and for each further one a UUID (version
 * 8) of the SHA-256 of that id and its number, so that a repeated confirmation finds the same tickets.
 */
export function deriveRequestId(requestId: string, number: number): string {
  if (number === 1) return requestId
  const hash = createHash('sha256').update(`${requestId} ${number}`).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}

/**
 * Returns the stakes of a series' tickets whose draws are still on sale; the others stay in their draws. Draws are locked
 * in their order, shared, so that a close waits or is seen. @returns the number of returned tickets
 * @param delayMs until the return: nothing may tell a result before its balls have fallen
 */
export async function cancelSeries(tx: Tx, seriesId: string, reason: string, delayMs: number): Promise<number> {
  let count = 0
  for (const { id, drawId } of await listOpenSeriesTickets(tx, seriesId)) {
    const draw = await holdDraw(tx, drawId)
    if (draw?.isOpen !== true) continue
    const changed = (await markCancelled(tx, id, reason, delayMs)) ?? (await markVoiding(tx, ticketTable, id, reason))
    if (changed) count += 1
  }
  return count
}
