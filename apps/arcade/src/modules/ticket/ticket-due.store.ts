import type { Tx } from '@foyer/database'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { inMs } from '../../db/time.ts'
import { DUE_HORIZON_MS } from './ticket.constants.ts'
import type { TicketRow } from './ticket.store.ts'
import { ticketTable } from './ticket.table.ts'

const WAITING = ['reserving', 'voiding', 'settling'] as const

const isDue = sql`(${ticketTable.dueAt} <= clock_timestamp() OR ${ticketTable.dueAt} > ${inMs(DUE_HORIZON_MS)})`

/** Claims tickets with a due call, exclusively until the claim expires. */
export async function claimDue(tx: Tx, limit: number, claimMs: number): Promise<TicketRow[]> {
  const due = tx
    .select({ id: ticketTable.id })
    .from(ticketTable)
    .where(and(inArray(ticketTable.state, [...WAITING]), isDue))
    .orderBy(asc(ticketTable.dueAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  return tx
    .update(ticketTable)
    .set({ attempts: sql`${ticketTable.attempts} + 1`, dueAt: inMs(claimMs) })
    .where(inArray(ticketTable.id, due))
    .returning()
}

/** Undefined when no call for the ticket is pending. */
export async function postpone(tx: Tx, id: string, delayMs: number): Promise<TicketRow | undefined> {
  const [row] = await tx
    .update(ticketTable)
    .set({ dueAt: inMs(delayMs) })
    .where(and(eq(ticketTable.id, id), inArray(ticketTable.state, [...WAITING])))
    .returning()
  return row
}

/** Milliseconds until the next due call of any ticket; negative when overdue. */
export async function findNextDueMs(tx: Tx): Promise<number | null> {
  const [row] = await tx
    .select({
      waitMs: sql<number | null>`(extract(epoch FROM min(${ticketTable.dueAt}) - clock_timestamp()) * 1000)::float8`,
    })
    .from(ticketTable)
    .where(inArray(ticketTable.state, [...WAITING]))
  return row?.waitMs ?? null
}
