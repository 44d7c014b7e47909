import type { StatementState } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import { and, desc, eq, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { agentStatementTable } from './statement.table.ts'

export type StatementRow = typeof agentStatementTable.$inferSelect

const isStatement = ({ merchant, agentId, month }: Pick<StatementRow, 'merchant' | 'agentId' | 'month'>) =>
  and(
    eq(agentStatementTable.merchant, merchant),
    eq(agentStatementTable.agentId, agentId),
    eq(agentStatementTable.month, month),
  )

export async function insertStatement(tx: Tx, row: typeof agentStatementTable.$inferInsert): Promise<void> {
  await tx.insert(agentStatementTable).values(row)
}

/** Held until the transaction ends. */
export async function lockStatement(
  tx: Tx,
  place: Pick<StatementRow, 'merchant' | 'agentId' | 'month'>,
): Promise<StatementRow | undefined> {
  const [row] = await tx.select().from(agentStatementTable).where(isStatement(place)).for('update')
  return row
}

export async function updateStatement(
  tx: Tx,
  row: Pick<StatementRow, 'merchant' | 'agentId' | 'month'>,
  change: Partial<StatementRow>,
): Promise<void> {
  await tx.update(agentStatementTable).set(change).where(isStatement(row))
}

interface StatementList {
  merchant: string
  agentId?: string | undefined
  state?: StatementState | undefined
  month?: string | undefined
  /** Month and agent of the last one of the page before. */
  after?: { month: string; agentId: string } | undefined
  limit: number
}

/** Statements, newest month first. */
export async function listStatements(tx: Tx, list: StatementList): Promise<StatementRow[]> {
  const { merchant, agentId, state, month, after, limit } = list
  return tx
    .select()
    .from(agentStatementTable)
    .where(
      and(
        eq(agentStatementTable.merchant, merchant),
        agentId === undefined ? undefined : eq(agentStatementTable.agentId, agentId),
        state && eq(agentStatementTable.state, state),
        month === undefined ? undefined : eq(agentStatementTable.month, month),
        after &&
          or(
            lt(agentStatementTable.month, after.month),
            and(eq(agentStatementTable.month, after.month), lt(agentStatementTable.agentId, after.agentId)),
          ),
      ),
    )
    .orderBy(desc(agentStatementTable.month), desc(agentStatementTable.agentId))
    .limit(limit)
}

/** Each agent's sum below zero of its last statement before a month. */
export async function readCarried(tx: Tx, merchant: string, month: string): Promise<Map<string, bigint>> {
  const { rows } = await tx.execute<{ agent_id: string; total: string }>(sql`
    SELECT DISTINCT ON (agent_id) agent_id, least(total, 0) AS total FROM agent_statement
    WHERE merchant = ${merchant} AND month < ${month}::date ORDER BY agent_id, month DESC`)
  return new Map(rows.map((row) => [row.agent_id, BigInt(row.total)]))
}

/** Takes what was paid on reversed statements of agents into a month, once. @returns its sum by agent */
export async function takeBackReversed(
  tx: Tx,
  { merchant, month, agentIds }: { merchant: string; month: string; agentIds: readonly string[] },
): Promise<Map<string, bigint>> {
  const rows = await tx
    .update(agentStatementTable)
    .set({ takenBackIn: month })
    .where(
      and(
        eq(agentStatementTable.merchant, merchant),
        eq(agentStatementTable.state, 'reversed'),
        isNotNull(agentStatementTable.paidAt),
        isNull(agentStatementTable.takenBackIn),
        lt(agentStatementTable.month, month),
        inArray(agentStatementTable.agentId, [...agentIds]),
      ),
    )
    .returning({ agentId: agentStatementTable.agentId, payable: agentStatementTable.payable })
  const sums = new Map<string, bigint>()
  for (const { agentId, payable } of rows) sums.set(agentId, (sums.get(agentId) ?? 0n) + payable)
  return sums
}

/** Approved statements whose hold is over, longest waiting first. */
export async function listDueStatements(
  tx: Tx,
  merchant: string,
  now: Date,
  limit: number,
): Promise<Pick<StatementRow, 'merchant' | 'agentId' | 'month'>[]> {
  const { agentId, month } = agentStatementTable
  return tx
    .select({ merchant: agentStatementTable.merchant, agentId, month })
    .from(agentStatementTable)
    .where(
      and(
        eq(agentStatementTable.merchant, merchant),
        eq(agentStatementTable.state, 'approved'),
        lte(agentStatementTable.heldUntil, now),
      ),
    )
    .orderBy(agentStatementTable.heldUntil)
    .limit(limit)
}
