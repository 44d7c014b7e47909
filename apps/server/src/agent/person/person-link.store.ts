import type { Tx } from '@foyer/database'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { agentClickTable, agentLinkTable } from './person.table.ts'

/** A link with what it has brought; id 0 is the address without a channel. */
export interface LinkCounts {
  id: bigint
  name: string
  createdAt: Date | null
  clicks: number
  registrations: number
  firstDeposits: number
}

/** An agent's open links, oldest first, after the address without a channel. */
export async function listLinks(tx: Tx, merchant: string, agentId: string): Promise<LinkCounts[]> {
  const { rows } = await tx.execute<Record<string, string> & { created_at: Date | string | null }>(sql`
    SELECT l.id, l.name, l.created_at,
      (SELECT coalesce(sum(c.clicks), 0) FROM agent_click c
        WHERE c.merchant = ${merchant} AND c.agent_id = ${agentId} AND c.link_id = l.id) AS clicks,
      coalesce(m.registrations, 0) AS registrations, coalesce(m.first_deposits, 0) AS first_deposits
    FROM (
      SELECT 0::bigint AS id, '' AS name, NULL::timestamptz AS created_at
      UNION ALL
      SELECT id, name, created_at FROM agent_link
      WHERE merchant = ${merchant} AND agent_id = ${agentId} AND closed_at IS NULL
    ) l
    LEFT JOIN (
      SELECT coalesce(link_id, 0) AS link_id, count(*) AS registrations, count(first_deposit_on) AS first_deposits
      FROM agent_member WHERE merchant = ${merchant} AND agent_id = ${agentId} GROUP BY 1
    ) m ON m.link_id = l.id
    ORDER BY l.id`)
  return rows.map((row) => ({
    id: BigInt(row.id ?? 0),
    name: row.name ?? '',
    createdAt: row.created_at === null ? null : new Date(row.created_at),
    clicks: Number(row.clicks),
    registrations: Number(row.registrations),
    firstDeposits: Number(row.first_deposits),
  }))
}

/** Adds a link, unless the agent has an open one of that name. @returns the id of the one that it has */
export async function insertLink(tx: Tx, row: typeof agentLinkTable.$inferInsert): Promise<bigint> {
  const { merchant, agentId, name } = row
  await tx.insert(agentLinkTable).values(row).onConflictDoNothing()
  const [link] = await tx
    .select({ id: agentLinkTable.id })
    .from(agentLinkTable)
    .where(and(isOpenOf(merchant, agentId), eq(agentLinkTable.name, name)))
  if (!link) throw new Error('the link of an agent is gone')
  return link.id
}

/** Whether a link is one of the agent's, closed ones included. */
export async function hasLink(tx: Tx, merchant: string, agentId: string, id: bigint): Promise<boolean> {
  const rows = await tx
    .select({ id: agentLinkTable.id })
    .from(agentLinkTable)
    .where(and(eq(agentLinkTable.merchant, merchant), eq(agentLinkTable.agentId, agentId), eq(agentLinkTable.id, id)))
  return rows.length > 0
}

export async function closeLink(tx: Tx, merchant: string, agentId: string, id: bigint, now: Date): Promise<void> {
  await tx
    .update(agentLinkTable)
    .set({ closedAt: now })
    .where(and(isOpenOf(merchant, agentId), eq(agentLinkTable.id, id)))
}

function isOpenOf(merchant: string, agentId: string) {
  return and(
    eq(agentLinkTable.merchant, merchant),
    eq(agentLinkTable.agentId, agentId),
    isNull(agentLinkTable.closedAt),
  )
}

/** Adds one click of a day. */
export async function addClick(tx: Tx, click: Omit<typeof agentClickTable.$inferInsert, 'clicks'>): Promise<void> {
  const { merchant, agentId, linkId, day } = agentClickTable
  await tx
    .insert(agentClickTable)
    .values({ ...click, clicks: 1 })
    .onConflictDoUpdate({
      target: [merchant, agentId, linkId, day],
      set: { clicks: sql`${agentClickTable.clicks} + 1` },
    })
}

/** Clicks of agents' links of a time. */
export async function sumClicks(
  tx: Tx,
  filter: { merchant: string; agentIds: readonly string[]; from: string; to: string },
): Promise<number> {
  const { merchant, agentIds, from, to } = filter
  const { rows } = await tx.execute<{ clicks: string }>(sql`
    SELECT coalesce(sum(clicks), 0) AS clicks FROM agent_click
    WHERE merchant = ${merchant} AND agent_id = ANY (${sql.param([...agentIds])}::text[])
      AND day BETWEEN ${from}::date AND ${to}::date`)
  return Number(rows[0]?.clicks ?? 0)
}
