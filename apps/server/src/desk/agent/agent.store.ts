import { inMs, type Tx } from '@foyer/database'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { deskAgentTable } from './agent.table.ts'

export type AgentRow = typeof deskAgentTable.$inferSelect
export type Agent = AgentRow & { openConversations: number; isHere: boolean }

/** Somebody whose console was not heard of for this time gets nothing by turn. */
const AWAY_MS = 3 * 60_000
/** Accuracy of the time at which a person was last seen. */
const SEEN_MS = 30_000
const DEFAULT_CAPACITY = 5
/** A conversation that waits is given within this many at once. */
const MAX_GIVEN = 20

/** The person as the desk knows them, made with the first call and noted as being there. */
export async function touchAgent(
  tx: Tx,
  merchant: string,
  { personId, name }: { personId: string; name: string },
): Promise<AgentRow> {
  const own = and(eq(deskAgentTable.merchant, merchant), eq(deskAgentTable.personId, personId))
  const [known] = await tx.select().from(deskAgentTable).where(own)
  if (known && known.name === name && Date.now() - known.seenAt.getTime() < SEEN_MS) return known
  const rows = await tx
    .insert(deskAgentTable)
    .values({
      ...{ merchant, personId, name },
      shownName: firstWordOf(name),
      isAvailable: false,
      capacity: DEFAULT_CAPACITY,
      seenAt: new Date(),
    })
    .onConflictDoUpdate({
      target: [deskAgentTable.merchant, deskAgentTable.personId],
      set: { name, seenAt: new Date() },
    })
    .returning()
  return rows[0] as AgentRow // an upsert returns its row
}

/** A person who gets a conversation before having been here. */
export async function ensureAgent(
  tx: Tx,
  merchant: string,
  { personId, name }: { personId: string; name: string },
): Promise<void> {
  const shownName = firstWordOf(name)
  const seenAt = new Date(0)
  await tx
    .insert(deskAgentTable)
    .values({ merchant, personId, name, shownName, isAvailable: false, capacity: DEFAULT_CAPACITY, seenAt })
    .onConflictDoNothing()
}

function firstWordOf(name: string): string {
  return name.trim().split(/\s+/)[0] || name
}

export async function updateAgent(
  tx: Tx,
  { merchant, personId }: Pick<AgentRow, 'merchant' | 'personId'>,
  change: Partial<Pick<AgentRow, 'isAvailable' | 'capacity' | 'shownName'>>,
): Promise<void> {
  await tx
    .update(deskAgentTable)
    .set(change)
    .where(and(eq(deskAgentTable.merchant, merchant), eq(deskAgentTable.personId, personId)))
}

/** What the desk knows of persons by their ids. */
export async function listAgents(tx: Tx, merchant: string, personIds: readonly string[]): Promise<Agent[]> {
  if (personIds.length === 0) return []
  const rows = await tx
    .select({
      agent: deskAgentTable,
      openConversations: countOpen,
      isHere: sql<boolean>`is_available AND seen_at > ${inMs(-AWAY_MS)}`,
    })
    .from(deskAgentTable)
    .where(and(eq(deskAgentTable.merchant, merchant), inArray(deskAgentTable.personId, [...personIds])))
    .orderBy(asc(deskAgentTable.name), asc(deskAgentTable.personId))
  return rows.map(({ agent, ...rest }) => ({ ...agent, ...rest }))
}

const countOpen = sql<number>`(
  SELECT count(*)::int FROM desk_conversation c WHERE c.merchant = desk_agent.merchant
    AND c.assignee_id = desk_agent.person_id AND c.state = 'open'
    AND (c.snoozed_until IS NULL OR c.snoozed_until <= now()))`

/** The names that visitors see, by person. */
export async function listShownNames(
  tx: Tx,
  merchant: string,
  personIds: readonly (string | null)[],
): Promise<ReadonlyMap<string, { name: string; shownName: string }>> {
  const ids = [...new Set(personIds.filter((id) => id !== null))]
  if (ids.length === 0) return new Map()
  const { personId, name, shownName } = deskAgentTable
  const rows = await tx
    .select({ personId, name, shownName })
    .from(deskAgentTable)
    .where(and(eq(deskAgentTable.merchant, merchant), inArray(personId, ids)))
  return new Map(rows.map((row) => [row.personId, row]))
}

/**
 * Gives conversations without a person to those who are there, by turn: who has waited longest since the last one, up to
 * each one's capacity. Givers of a merchant follow each other until the end of their transaction.
 * @param only of one conversation, which the caller has locked; otherwise of those that wait longest
 */
export async function assignByTurn(tx: Tx, merchant: string, only?: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`desk turn ${merchant}`}, 0))`)
  for (let given = 0; given < (only === undefined ? MAX_GIVEN : 1); given += 1) {
    const { rows } = await tx.execute<{ person_id: string }>(sql`
      SELECT person_id FROM (
        SELECT person_id, assigned_at, capacity, ${countOpen} AS load FROM desk_agent
        WHERE merchant = ${merchant} AND is_available AND seen_at > ${inMs(-AWAY_MS)}
      ) here WHERE load < capacity ORDER BY assigned_at NULLS FIRST, person_id LIMIT 1`)
    const person = rows[0]?.person_id
    if (person === undefined) return
    const taken = await tx.execute<{ id: string }>(sql`
      UPDATE desk_conversation SET assignee_id = ${person} WHERE merchant = ${merchant} AND id = (
        SELECT id FROM desk_conversation WHERE merchant = ${merchant} AND state = 'open' AND assignee_id IS NULL
          AND (snoozed_until IS NULL OR snoozed_until <= now())
          AND (${only ?? null}::text IS NULL OR id = ${only ?? null})
        ORDER BY priority DESC, waiting_since NULLS LAST, opened_at LIMIT 1 FOR UPDATE SKIP LOCKED
      ) RETURNING id`)
    if (taken.rows.length === 0) return
    await tx.execute(sql`UPDATE desk_agent SET assigned_at = clock_timestamp()
      WHERE merchant = ${merchant} AND person_id = ${person}`)
  }
}
