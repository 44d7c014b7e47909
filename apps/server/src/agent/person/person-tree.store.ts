import type { Tx } from '@foyer/database'
import { sql } from 'drizzle-orm'
import { agentParentTable } from './person.table.ts'

/** Each agent's place in a month: the last one that begins in it or before. */
const placesOf = (merchant: string, month: string) => sql`
  SELECT DISTINCT ON (agent_id) agent_id, parent_id FROM agent_parent
  WHERE merchant = ${merchant} AND from_month <= ${month}::date ORDER BY agent_id, from_month DESC`

/** Puts an agent below another one from a month on; again in the same month replaces it. */
export async function saveParent(tx: Tx, row: typeof agentParentTable.$inferInsert): Promise<void> {
  const { parentId } = row
  await tx
    .insert(agentParentTable)
    .values(row)
    .onConflictDoUpdate({
      target: [agentParentTable.merchant, agentParentTable.agentId, agentParentTable.fromMonth],
      set: { parentId },
    })
}

/** Parent of each agent in a month; null for one below nobody. */
export async function readParents(tx: Tx, merchant: string, month: string): Promise<Map<string, string | null>> {
  const { rows } = await tx.execute<{ agent_id: string; parent_id: string | null }>(placesOf(merchant, month))
  return new Map(rows.map((row) => [row.agent_id, row.parent_id]))
}

/** An agent below another one, and the child of that one through which. */
export interface Descendant {
  agentId: string
  childId: string
}

/** All agents below one in a month, at any depth. */
export async function listDescendants(
  tx: Tx,
  { merchant, agentId, month }: { merchant: string; agentId: string; month: string },
): Promise<Descendant[]> {
  const { rows } = await tx.execute<{ agent_id: string; child_id: string }>(sql`
    WITH RECURSIVE place AS MATERIALIZED (${placesOf(merchant, month)}),
    below AS (
      SELECT agent_id, agent_id AS child_id FROM place WHERE parent_id = ${agentId}
      UNION
      SELECT place.agent_id, below.child_id FROM below JOIN place ON place.parent_id = below.agent_id
    )
    SELECT agent_id, child_id FROM below`)
  return rows.map((row) => ({ agentId: row.agent_id, childId: row.child_id }))
}

/** One change of a tree after another; held until the transaction ends. */
export async function lockTree(tx: Tx, merchant: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`agent tree ${merchant}`}, 0))`)
}
