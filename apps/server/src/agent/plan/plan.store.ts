import type { AgentPlanTerms } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import { and, desc, eq, sql } from 'drizzle-orm'
import { agentPlanChoiceTable, agentPlanTable } from './plan.table.ts'

export type PlanRow = typeof agentPlanTable.$inferSelect

/** The newest version of each plan, by name. */
export async function listPlans(tx: Tx, merchant: string): Promise<PlanRow[]> {
  const rows = await tx
    .selectDistinctOn([agentPlanTable.id])
    .from(agentPlanTable)
    .where(eq(agentPlanTable.merchant, merchant))
    .orderBy(agentPlanTable.id, desc(agentPlanTable.version))
  return rows.sort((one, other) => one.name.localeCompare(other.name))
}

/** The newest version of a plan. */
export async function findPlan(tx: Tx, merchant: string, id: string): Promise<PlanRow | undefined> {
  const [row] = await tx
    .select()
    .from(agentPlanTable)
    .where(and(eq(agentPlanTable.merchant, merchant), eq(agentPlanTable.id, id)))
    .orderBy(desc(agentPlanTable.version))
    .limit(1)
  return row
}

/** @returns false when the version is taken */
export async function insertPlan(tx: Tx, row: PlanRow): Promise<boolean> {
  const rows = await tx.insert(agentPlanTable).values(row).onConflictDoNothing().returning({ id: agentPlanTable.id })
  return rows.length > 0
}

/** Gives an agent a plan from a month on; again in the same month replaces it. */
export async function savePlanChoice(tx: Tx, row: typeof agentPlanChoiceTable.$inferInsert): Promise<void> {
  const { planId } = row
  await tx
    .insert(agentPlanChoiceTable)
    .values(row)
    .onConflictDoUpdate({
      target: [agentPlanChoiceTable.merchant, agentPlanChoiceTable.agentId, agentPlanChoiceTable.fromMonth],
      set: { planId },
    })
}

/** An agent's plan in a month, as it counts then. */
export interface AgentPlan {
  agentId: string
  planId: string
  name: string
  terms: AgentPlanTerms
}

/** Plans of all agents, or of one, in a month. A plan whose first version counts later counts with that one. */
export async function listAgentPlans(
  tx: Tx,
  { merchant, month, agentId = null }: { merchant: string; month: string; agentId?: string | null },
): Promise<AgentPlan[]> {
  const { rows } = await tx.execute<{ agent_id: string; plan_id: string; name: string; terms: AgentPlanTerms }>(sql`
    SELECT c.agent_id, c.plan_id, v.name, v.terms
    FROM (
      SELECT DISTINCT ON (agent_id) agent_id, plan_id FROM agent_plan_choice
      WHERE merchant = ${merchant} AND from_month <= ${month}::date
        AND (${agentId}::text IS NULL OR agent_id = ${agentId}::text)
      ORDER BY agent_id, from_month DESC
    ) c
    CROSS JOIN LATERAL (
      SELECT name, terms FROM agent_plan p WHERE p.merchant = ${merchant} AND p.id = c.plan_id
      ORDER BY (p.from_month <= ${month}::date) DESC, CASE WHEN p.from_month <= ${month}::date THEN -p.version ELSE p.version END
      LIMIT 1
    ) v
    ORDER BY c.agent_id`)
  return rows.map((row) => ({ agentId: row.agent_id, planId: row.plan_id, name: row.name, terms: row.terms }))
}

/** The plan that each agent has chosen last, whenever it begins. */
export async function readLastChoices(tx: Tx, merchant: string): Promise<Map<string, string>> {
  const rows = await tx
    .selectDistinctOn([agentPlanChoiceTable.agentId])
    .from(agentPlanChoiceTable)
    .where(eq(agentPlanChoiceTable.merchant, merchant))
    .orderBy(agentPlanChoiceTable.agentId, desc(agentPlanChoiceTable.fromMonth))
  return new Map(rows.map(({ agentId, planId }) => [agentId, planId]))
}
