import type { FeedbackState } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import { and, asc, count, desc, eq, gt, inArray, lt, max, sql } from 'drizzle-orm'
import { feedbackAnswerTable, feedbackImageTable, feedbackTable } from './feedback.table.ts'

export type FeedbackRow = typeof feedbackTable.$inferSelect
export type FeedbackAnswerRow = typeof feedbackAnswerTable.$inferSelect

interface FeedbackList {
  merchant: string
  memberId?: string
  state?: FeedbackState | undefined
  /** Id of the last one of the page before. */
  after: string | undefined
  limit: number
}

/** Feedback of a member or a state, newest first. */
export async function listFeedbackRows(tx: Tx, list: FeedbackList): Promise<FeedbackRow[]> {
  const { merchant, memberId, state, after, limit } = list
  const last = after === undefined ? undefined : await findFeedback(tx, merchant, after)
  if (after !== undefined && (!last || (memberId !== undefined && last.memberId !== memberId))) return []
  return tx
    .select()
    .from(feedbackTable)
    .where(
      and(
        eq(feedbackTable.merchant, merchant),
        memberId === undefined ? undefined : eq(feedbackTable.memberId, memberId),
        state && eq(feedbackTable.state, state),
        last && lt(feedbackTable.number, last.number),
      ),
    )
    .orderBy(desc(feedbackTable.number))
    .limit(limit)
}

export async function findFeedback(tx: Tx, merchant: string, id: string): Promise<FeedbackRow | undefined> {
  const rows = await tx
    .select()
    .from(feedbackTable)
    .where(and(eq(feedbackTable.merchant, merchant), eq(feedbackTable.id, id)))
  return rows[0]
}

/** The same, held until the transaction ends. */
export async function lockFeedback(tx: Tx, merchant: string, id: string): Promise<FeedbackRow | undefined> {
  const rows = await tx
    .select()
    .from(feedbackTable)
    .where(and(eq(feedbackTable.merchant, merchant), eq(feedbackTable.id, id)))
    .for('update')
  return rows[0]
}

/** The answers of each of these, oldest first. */
export async function listFeedbackAnswers(
  tx: Tx,
  merchant: string,
  feedbackIds: readonly string[],
): Promise<FeedbackAnswerRow[]> {
  if (feedbackIds.length === 0) return []
  return tx
    .select()
    .from(feedbackAnswerTable)
    .where(and(eq(feedbackAnswerTable.merchant, merchant), inArray(feedbackAnswerTable.feedbackId, [...feedbackIds])))
    .orderBy(asc(feedbackAnswerTable.answeredAt), asc(feedbackAnswerTable.id))
}

/** Numbers of a merchant have no gap: one feedback follows another until the transaction ends. */
export async function takeFeedbackNumber(tx: Tx, merchant: string): Promise<number> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`feedback ${merchant}`}, 0))`)
  const [last] = await tx
    .select({ number: max(feedbackTable.number) })
    .from(feedbackTable)
    .where(eq(feedbackTable.merchant, merchant))
  return (last?.number ?? 0) + 1
}

export async function insertFeedback(tx: Tx, row: FeedbackRow): Promise<void> {
  await tx.insert(feedbackTable).values(row)
}

/** Moments of a member's feedback since one. */
export async function listSentTimes(tx: Tx, merchant: string, memberId: string, since: Date): Promise<Date[]> {
  const rows = await tx
    .select({ createdAt: feedbackTable.createdAt })
    .from(feedbackTable)
    .where(
      and(
        eq(feedbackTable.merchant, merchant),
        eq(feedbackTable.memberId, memberId),
        gt(feedbackTable.createdAt, since),
      ),
    )
  return rows.map(({ createdAt }) => createdAt)
}

/** Gives a feedback a state, and a new version. @returns the new version */
export async function setFeedbackState(tx: Tx, row: FeedbackRow, state: FeedbackState): Promise<number> {
  const version = row.version + 1
  await tx
    .update(feedbackTable)
    .set({ state, version })
    .where(and(eq(feedbackTable.merchant, row.merchant), eq(feedbackTable.id, row.id)))
  return version
}

/** @returns false for an answer that is there already */
export async function insertFeedbackAnswer(tx: Tx, row: FeedbackAnswerRow): Promise<boolean> {
  const inserted = await tx
    .insert(feedbackAnswerTable)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: feedbackAnswerTable.id })
  return inserted.length > 0
}

export async function findFeedbackAnswer(tx: Tx, merchant: string, id: string): Promise<FeedbackAnswerRow | undefined> {
  const rows = await tx
    .select()
    .from(feedbackAnswerTable)
    .where(and(eq(feedbackAnswerTable.merchant, merchant), eq(feedbackAnswerTable.id, id)))
  return rows[0]
}

/** Number of images of each of these. */
export async function countFeedbackImages(
  tx: Tx,
  merchant: string,
  feedbackIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (feedbackIds.length === 0) return new Map()
  const { feedbackId } = feedbackImageTable
  const rows = await tx
    .select({ feedbackId, images: count() })
    .from(feedbackImageTable)
    .where(and(eq(feedbackImageTable.merchant, merchant), inArray(feedbackId, [...feedbackIds])))
    .groupBy(feedbackId)
  return new Map(rows.map((row) => [row.feedbackId ?? '', row.images]))
}
