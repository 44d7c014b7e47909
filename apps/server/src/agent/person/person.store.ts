import type { AgentState } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import { and, desc, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import { agentMemberTable, agentTable } from './person.table.ts'

export type AgentRow = typeof agentTable.$inferSelect
export type AgentMemberRow = typeof agentMemberTable.$inferSelect

const isAgentOf = (merchant: string, memberId: string) =>
  and(eq(agentTable.merchant, merchant), eq(agentTable.memberId, memberId))

export async function findAgent(tx: Tx, merchant: string, memberId: string): Promise<AgentRow | undefined> {
  const [row] = await tx.select().from(agentTable).where(isAgentOf(merchant, memberId))
  return row
}

/** An agent who takes members, with its code. */
export async function findApprovedAgent(
  tx: Tx,
  merchant: string,
  memberId: string,
): Promise<{ code: string } | undefined> {
  const row = await findAgent(tx, merchant, memberId)
  return row?.state === 'approved' && row.code !== null ? { code: row.code } : undefined
}

/** Held until the transaction ends. */
export async function lockAgent(tx: Tx, merchant: string, memberId: string): Promise<AgentRow | undefined> {
  const [row] = await tx.select().from(agentTable).where(isAgentOf(merchant, memberId)).for('update')
  return row
}

/** The agent of a code in capital letters, who still takes members. */
export async function findAgentOfCode(tx: Tx, merchant: string, code: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ memberId: agentTable.memberId })
    .from(agentTable)
    .where(and(eq(agentTable.merchant, merchant), eq(agentTable.code, code), eq(agentTable.state, 'approved')))
  return row?.memberId
}

/** @returns false when the member has a row */
export async function insertAgent(tx: Tx, row: typeof agentTable.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(agentTable).values(row).onConflictDoNothing().returning({ id: agentTable.memberId })
  return rows.length > 0
}

export async function updateAgent(
  tx: Tx,
  { merchant, memberId }: Pick<AgentRow, 'merchant' | 'memberId'>,
  change: Partial<Omit<AgentRow, 'merchant' | 'memberId'>>,
): Promise<void> {
  await tx.update(agentTable).set(change).where(isAgentOf(merchant, memberId))
}

export async function isCodeTaken(tx: Tx, merchant: string, code: string): Promise<boolean> {
  const rows = await tx
    .select({ code: agentTable.code })
    .from(agentTable)
    .where(and(eq(agentTable.merchant, merchant), eq(agentTable.code, code)))
  return rows.length > 0
}

interface AgentList {
  merchant: string
  state?: AgentState | undefined
  /** Only these. */
  memberIds?: readonly string[] | undefined
  after?: AgentRow | undefined
  limit: number
}

/** Agents and applications, newest application first. */
export async function listAgents(tx: Tx, { merchant, state, memberIds, after, limit }: AgentList): Promise<AgentRow[]> {
  return tx
    .select()
    .from(agentTable)
    .where(
      and(
        eq(agentTable.merchant, merchant),
        state && sql`${agentTable.state} = ${state}`,
        memberIds && inArray(agentTable.memberId, [...memberIds]),
        after &&
          or(
            lt(agentTable.appliedAt, after.appliedAt),
            and(eq(agentTable.appliedAt, after.appliedAt), lt(agentTable.memberId, after.memberId)),
          ),
      ),
    )
    .orderBy(desc(agentTable.appliedAt), desc(agentTable.memberId))
    .limit(limit)
}

/** Everybody who is or was an agent. */
export async function listAgentIds(tx: Tx, merchant: string): Promise<string[]> {
  const rows = await tx
    .select({ memberId: agentTable.memberId })
    .from(agentTable)
    .where(and(eq(agentTable.merchant, merchant), isNotNull(agentTable.code)))
  return rows.map(({ memberId }) => memberId)
}

/** Binds a member to an agent, unless it is bound. */
export async function insertAgentMember(tx: Tx, row: typeof agentMemberTable.$inferInsert): Promise<void> {
  await tx.insert(agentMemberTable).values(row).onConflictDoNothing()
}

export async function findAgentMember(tx: Tx, merchant: string, memberId: string): Promise<AgentMemberRow | undefined> {
  const [row] = await tx
    .select()
    .from(agentMemberTable)
    .where(and(eq(agentMemberTable.merchant, merchant), eq(agentMemberTable.memberId, memberId)))
  return row
}

/** An agent's own members, newest first. */
export async function listAgentMembers(
  tx: Tx,
  list: { merchant: string; agentId: string; after?: AgentMemberRow | undefined; limit: number },
): Promise<AgentMemberRow[]> {
  const { merchant, agentId, after, limit } = list
  return tx
    .select()
    .from(agentMemberTable)
    .where(
      and(
        eq(agentMemberTable.merchant, merchant),
        eq(agentMemberTable.agentId, agentId),
        after &&
          or(
            lt(agentMemberTable.boundAt, after.boundAt),
            and(eq(agentMemberTable.boundAt, after.boundAt), lt(agentMemberTable.memberId, after.memberId)),
          ),
      ),
    )
    .orderBy(desc(agentMemberTable.boundAt), desc(agentMemberTable.memberId))
    .limit(limit)
}

/** Members of these agents, by agent. */
export async function countAgentMembers(
  tx: Tx,
  merchant: string,
  agentIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ agent_id: string; members: number }>(sql`
    SELECT agent_id, count(*)::int AS members FROM agent_member
    WHERE merchant = ${merchant} AND agent_id = ANY (${sql.param([...agentIds])}::text[]) GROUP BY agent_id`)
  return new Map(rows.map((row) => [row.agent_id, row.members]))
}
