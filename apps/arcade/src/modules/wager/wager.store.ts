import { type Database, inMs, type Tx } from '@foyer/database'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { type WagerTable, waitingStates } from './wager.table.ts'

const clock = sql`clock_timestamp()`

/** Wagers of one game that wait. */
export interface WaitingWagers<Table extends WagerTable> {
  table: Table
  /** A state that waits for something else than the platform, and its end when it is due. */
  expiring?: {
    state: Table['$inferSelect']['state']
    end(database: Database, row: Table['$inferSelect']): Promise<void>
  }
  /** Upper bound of planned calls; a later one was planned while the clock was ahead, and is due now. */
  dueHorizonMs: number
}

const listStates = ({ expiring }: Pick<WaitingWagers<WagerTable>, 'expiring'>): string[] => [
  ...waitingStates,
  ...(expiring ? [expiring.state] : []),
]

/** Claims wagers with a due call, exclusively until the claim expires, those that wait longest first. */
export async function claimDueWagers<Table extends WagerTable>(
  tx: Tx,
  waiting: WaitingWagers<Table>,
  { limit, claimMs }: { limit: number; claimMs: number },
): Promise<Table['$inferSelect'][]> {
  const table: WagerTable = waiting.table
  const isDue = sql`(${table.dueAt} <= clock_timestamp() OR ${table.dueAt} > ${inMs(waiting.dueHorizonMs)})`
  const due = tx
    .select({ id: table.id })
    .from(table)
    .where(and(inArray(table.state, listStates(waiting)), isDue))
    .orderBy(asc(table.dueAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  const rows = await tx
    .update(table)
    .set({ attempts: sql`${table.attempts} + 1`, dueAt: inMs(claimMs) })
    .where(inArray(table.id, due))
    .returning()
  return rows as Table['$inferSelect'][] // of that table
}

/** Milliseconds until the next due call of any wager; negative when overdue. */
export async function findNextWagerMs(tx: Tx, waiting: WaitingWagers<WagerTable>): Promise<number | null> {
  const { table } = waiting
  const [row] = await tx
    .select({
      waitMs: sql<number | null>`(extract(epoch FROM min(${table.dueAt}) - clock_timestamp()) * 1000)::float8`,
    })
    .from(table)
    .where(inArray(table.state, listStates(waiting)))
  return row?.waitMs ?? null
}

export async function findWager<Table extends WagerTable>(
  tx: Tx,
  table: Table,
  id: string,
): Promise<Table['$inferSelect'] | undefined> {
  const wagers: WagerTable = table
  const [row] = await tx.select().from(wagers).where(eq(wagers.id, id))
  return row as Table['$inferSelect'] | undefined // of that table
}

type Change = Record<'state' | 'reason' | 'endedAt' | 'attempts' | 'dueAt', unknown>

/** Changes a wager that is in one of these states; undefined for any other. */
async function changeWager<Table extends WagerTable>(
  tx: Tx,
  table: Table,
  { id, from, to }: { id: string; from: readonly string[]; to: Partial<Change> },
): Promise<Table['$inferSelect'] | undefined> {
  const wagers: WagerTable = table
  const [row] = await tx
    .update(wagers)
    .set(to)
    .where(and(eq(wagers.id, id), inArray(wagers.state, [...from])))
    .returning()
  return row as Table['$inferSelect'] | undefined // of that table
}

/** Plans the next call; undefined when none is pending. */
export function postponeWager<Table extends WagerTable>(tx: Tx, table: Table, id: string, delayMs: number) {
  return changeWager(tx, table, { id, from: waitingStates, to: { dueAt: inMs(delayMs) } })
}

/** The platform refused the stake: nothing was taken. Undefined when the wager is no longer reserving. */
export function markRefused<Table extends WagerTable>(tx: Tx, table: Table, id: string, reason: string) {
  const to = { state: 'refused', reason, endedAt: clock, dueAt: null }
  return changeWager(tx, table, { id, from: ['reserving'], to })
}

/** The stake must be returned, whether or not it was taken. Undefined when the wager is no longer reserving. */
export function markVoiding<Table extends WagerTable>(tx: Tx, table: Table, id: string, reason: string) {
  const to = { state: 'voiding', reason, attempts: 0, dueAt: clock }
  return changeWager(tx, table, { id, from: ['reserving'], to })
}

/** The stake is returned. */
export function markVoid<Table extends WagerTable>(tx: Tx, table: Table, id: string) {
  return changeWager(tx, table, { id, from: ['voiding'], to: { state: 'void', endedAt: clock, dueAt: null } })
}

/** The platform has the wager's money: it is final. */
export function markSettled<Table extends WagerTable>(
  tx: Tx,
  table: Table,
  id: string,
  from: (typeof waitingStates)[number],
) {
  const to = { state: 'settled', reason: null, endedAt: clock, dueAt: null }
  return changeWager(tx, table, { id, from: [from], to })
}
