import type { DeskTab } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import { and, arrayContains, asc, desc, eq, gt, isNull, like, lte, or, type SQL, sql } from 'drizzle-orm'
import type { ConversationRow } from './conversation.store.ts'
import { deskConversationTable } from './conversation.table.ts'

const table = deskConversationTable

interface DeskFilter {
  merchant: string
  personId: string
  tab: DeskTab
  /** Beginning of a member's name or of an e-mail address, or an id. */
  find?: string | undefined
  label?: string | undefined
  priority?: number | undefined
  offset: number
  limit: number
}

const isAwake = or(isNull(table.snoozedUntil), lte(table.snoozedUntil, sql`now()`))
const isOpen = and(eq(table.state, 'open'), isAwake)

function ofTab(tab: DeskTab, personId: string): SQL | undefined {
  const tabs = {
    mine: and(isOpen, eq(table.assigneeId, personId)),
    unassigned: and(isOpen, isNull(table.assigneeId)),
    all: isOpen,
    snoozed: and(eq(table.state, 'open'), gt(table.snoozedUntil, sql`now()`)),
    closed: eq(table.state, 'closed'),
  }
  return tabs[tab]
}

/** Conversations of a tab: urgent ones first, then those that wait longest; closed ones newest first. */
export async function listDesk(tx: Tx, filter: DeskFilter): Promise<ConversationRow[]> {
  const { merchant, personId, tab, find, label, priority, offset, limit } = filter
  const beginning = `${find?.replace(/[\\%_]/g, '\\$&').toLowerCase() ?? ''}%`
  const order =
    tab === 'closed'
      ? [desc(table.closedAt), desc(table.id)]
      : [desc(table.priority), sql`${table.waitingSince} ASC NULLS LAST`, desc(table.updatedAt), asc(table.id)]
  return tx
    .select()
    .from(table)
    .where(
      and(
        eq(table.merchant, merchant),
        ofTab(tab, personId),
        find ? or(like(table.username, beginning), like(table.email, beginning), eq(table.id, find)) : undefined,
        label === undefined ? undefined : arrayContains(table.labels, [label]),
        priority === undefined ? undefined : eq(table.priority, priority),
      ),
    )
    .orderBy(...order)
    .offset(offset)
    .limit(limit)
}

/** How many stand in each tab of open conversations. */
export async function countDesk(
  tx: Tx,
  merchant: string,
  personId: string,
): Promise<{ mine: number; unassigned: number; all: number; snoozed: number }> {
  const [counts] = await tx
    .select({
      mine: sql<number>`(count(*) FILTER (WHERE ${isAwake} AND ${table.assigneeId} = ${personId}))::int`,
      unassigned: sql<number>`(count(*) FILTER (WHERE ${isAwake} AND ${table.assigneeId} IS NULL))::int`,
      all: sql<number>`(count(*) FILTER (WHERE ${isAwake}))::int`,
      snoozed: sql<number>`(count(*) FILTER (WHERE ${table.snoozedUntil} > now()))::int`,
    })
    .from(table)
    .where(and(eq(table.merchant, merchant), eq(table.state, 'open')))
  return counts ?? { mine: 0, unassigned: 0, all: 0, snoozed: 0 }
}

/** Conversations of a visitor that wait for an answer. */
export async function countWaiting(tx: Tx, merchant: string): Promise<number> {
  const [counts] = await tx
    .select({ total: sql<number>`count(*)::int` })
    .from(table)
    .where(and(eq(table.merchant, merchant), isOpen, sql`${table.waitingSince} IS NOT NULL`))
  return counts?.total ?? 0
}

/** Labels of open conversations. */
export async function listLabels(tx: Tx, merchant: string): Promise<string[]> {
  const { rows } = await tx.execute<{ label: string }>(sql`
    SELECT DISTINCT unnest(labels) AS label FROM desk_conversation
    WHERE merchant = ${merchant} AND state = 'open' ORDER BY label LIMIT 100`)
  return rows.map(({ label }) => label)
}
