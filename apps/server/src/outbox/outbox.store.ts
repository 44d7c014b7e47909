import { inMs, type Tx } from '@foyer/database'
import {
  and,
  asc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** A row that is due at some time; `attempts` counts its claims. */
export interface OutboxRow {
  merchant: string
  attempts: number
}

/** How a row has ended: `expired` after its last attempt failed. */
export type OutboxEnd = 'done' | 'refused' | 'expired'

/** The rows of a queue in their table, with the names of columns as the table's rows have them. */
export interface OutboxRows<Row extends OutboxRow> {
  /** `dueAt` is null for a row that is over. */
  table: PgTable & Record<'merchant' | 'attempts' | 'dueAt', PgColumn>
  /** What identifies a row of a merchant. */
  key: readonly (keyof Row & string)[]
  /** Which rows of a merchant come first; default: those that have been due for longest. */
  order?: readonly (keyof Row & string)[]
  /** Values of the queue's rows, where the table has others too. */
  where?: Partial<Row>
  /** Longest planned delay: a row further ahead was planned while the clock was ahead, and is due now. */
  horizonMs?: number
  /** Columns of an ended row beside `dueAt`. */
  describeEnd?(end: OutboxEnd): Record<string, unknown>
}

export interface OutboxClaim {
  /** Most rows of each served merchant by its code; other merchants' rows are left alone. */
  shares: ReadonlyMap<string, number>
  /** Most rows of all merchants together: the first of each merchant come before the second of any. */
  total: number
  leaseMs: number
}

/** Whether any merchant has a due row: the first and the last entry of an index say so, whatever the statistics are. */
export async function hasDueRows<Row extends OutboxRow>(tx: Tx, rows: OutboxRows<Row>): Promise<boolean> {
  const { dueAt } = rows.table
  const hasDue = sql<boolean>`coalesce(${isDue(rows, { first: sql`min(${dueAt})`, last: sql`max(${dueAt})` })}, false)`
  const [row] = await tx.select({ hasDue }).from(plain(rows)).where(isOfQueue(rows))
  return row?.hasDue ?? false
}

/** Claims due rows of all served merchants in one statement; skips those of other workers. Counts the attempt. */
export async function claimDueRows<Row extends OutboxRow>(
  tx: Tx,
  rows: OutboxRows<Row>,
  { shares, total, leaseMs }: OutboxClaim,
): Promise<Row[]> {
  const { table, order = ['dueAt'] } = rows
  const isTaken = and(isDue(rows), isOfQueue(rows))
  const open = [...shares].filter(([, limit]) => limit > 0)
  if (open.length === 0 || total <= 0) return []
  const codes = open.map(([code]) => code)
  const limits = JSON.stringify(Object.fromEntries(open))
  const claimed = sql`
    SELECT claimed.address FROM (SELECT DISTINCT ${table.merchant} AS code FROM ${table} WHERE ${and(inArray(table.merchant, codes), isTaken)}) AS waiting
    JOIN json_each_text(${limits}::json) AS share ON share.key = waiting.code
    CROSS JOIN LATERAL (
      SELECT ${table}.ctid AS address FROM ${table} WHERE ${table.merchant} = waiting.code AND ${isTaken}
      ORDER BY ${sql.join(
        order.map((name) => asc(findColumn(rows, name))),
        sql`, `,
      )}
      LIMIT share.value::int FOR UPDATE SKIP LOCKED) AS claimed
    ORDER BY row_number() OVER (PARTITION BY waiting.code) LIMIT ${total}`
  return (await tx
    .update(plain(rows))
    .set({ attempts: sql`${table.attempts} + 1`, dueAt: inMs(leaseMs) })
    .where(sql`${table}.ctid = ANY(ARRAY(${claimed}))`)
    .returning()) as Row[] // the rows of this table
}

/**
 * Writes the delay of a row's next attempt, or its end; not for a row that was ended meanwhile. After another claim only
 * success is written, however late: nobody wants the same thing sent twice.
 */
export async function recordRow<Row extends OutboxRow>(
  tx: Tx,
  rows: OutboxRows<Row>,
  row: Row,
  next: { delayMs: number } | OutboxEnd,
): Promise<void> {
  const { table, key, describeEnd } = rows
  await tx
    .update(plain(rows))
    .set(typeof next === 'object' ? { dueAt: inMs(next.delayMs) } : { ...describeEnd?.(next), dueAt: null })
    .where(
      and(
        eq(table.merchant, row.merchant),
        ...key.map((name) => eq(findColumn(rows, name), row[name])),
        next === 'done' ? undefined : eq(table.attempts, row.attempts),
        isNotNull(table.dueAt),
      ),
    )
}

/** By the time of the transaction's begin, for which an index can be searched. */
function isDue<Row extends OutboxRow>(
  { table: { dueAt }, horizonMs }: OutboxRows<Row>,
  { first, last }: Record<'first' | 'last', SQLWrapper> = { first: dueAt, last: dueAt },
): SQL | undefined {
  const isAhead = horizonMs === undefined ? undefined : sql`${last} > now() + ${horizonMs} * interval '1 millisecond'`
  return or(sql`${first} <= now()`, isAhead)
}

function isOfQueue<Row extends OutboxRow>(rows: OutboxRows<Row>): SQL | undefined {
  const values = Object.entries(rows.where ?? {})
  return and(
    ...values.map(([name, value]) =>
      value === null ? isNull(findColumn(rows, name)) : eq(findColumn(rows, name), value),
    ),
  )
}

function plain<Row extends OutboxRow>({ table }: OutboxRows<Row>): PgTable {
  return table as PgTable // drizzle's own type of a table has no column
}

function findColumn<Row extends OutboxRow>(rows: OutboxRows<Row>, name: string): PgColumn {
  const column = Object.entries(getTableColumns(plain(rows))).find(([known]) => known === name)?.[1]
  if (!column) throw new Error(`the table of a queue has no column ${name}`)
  return column
}
