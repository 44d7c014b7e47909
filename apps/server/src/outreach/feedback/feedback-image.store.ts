import type { Tx } from '@foyer/database'
import { and, asc, count, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { feedbackImageTable } from './feedback.table.ts'

type ImageRow = typeof feedbackImageTable.$inferSelect

/** An image by its id, without its content. */
export async function findFeedbackImage(tx: Tx, merchant: string, id: string) {
  const { memberId, feedbackId, digest } = feedbackImageTable
  const rows = await tx
    .select({ memberId, feedbackId, digest })
    .from(feedbackImageTable)
    .where(and(eq(feedbackImageTable.merchant, merchant), eq(feedbackImageTable.id, id)))
  return rows[0]
}

/** The content of an image of a sent feedback. */
export async function readFeedbackImage(tx: Tx, merchant: string, id: string): Promise<Buffer | undefined> {
  const { content, feedbackId } = feedbackImageTable
  const rows = await tx
    .select({ content })
    .from(feedbackImageTable)
    .where(and(eq(feedbackImageTable.merchant, merchant), eq(feedbackImageTable.id, id), isNotNull(feedbackId)))
  return rows[0]?.content
}

export async function listFeedbackImageIds(tx: Tx, merchant: string, feedback: string): Promise<string[]> {
  const { id, feedbackId, ordinal } = feedbackImageTable
  const rows = await tx
    .select({ id })
    .from(feedbackImageTable)
    .where(and(eq(feedbackImageTable.merchant, merchant), eq(feedbackId, feedback)))
    .orderBy(asc(ordinal))
  return rows.map((row) => row.id)
}

/** Number of images that a member has added since a moment. */
export async function countAddedImages(tx: Tx, merchant: string, memberId: string, since: Date): Promise<number> {
  const [row] = await tx
    .select({ images: count() })
    .from(feedbackImageTable)
    .where(
      and(
        eq(feedbackImageTable.merchant, merchant),
        eq(feedbackImageTable.memberId, memberId),
        gt(feedbackImageTable.createdAt, since),
      ),
    )
  return row?.images ?? 0
}

export async function insertFeedbackImage(tx: Tx, row: ImageRow): Promise<void> {
  await tx.insert(feedbackImageTable).values(row).onConflictDoNothing()
}

interface ImagesOfFeedback {
  merchant: string
  memberId: string
  feedbackId: string
  ids: readonly string[]
}

/** Makes images that a member has added those of a feedback, in their order. @returns how many of them there were */
export async function claimFeedbackImages(
  tx: Tx,
  { merchant, memberId, feedbackId, ids }: ImagesOfFeedback,
): Promise<number> {
  let claimed = 0
  for (const [ordinal, id] of ids.entries()) {
    const rows = await tx
      .update(feedbackImageTable)
      .set({ feedbackId, ordinal })
      .where(
        and(
          eq(feedbackImageTable.merchant, merchant),
          eq(feedbackImageTable.memberId, memberId),
          eq(feedbackImageTable.id, id),
          isNull(feedbackImageTable.feedbackId),
        ),
      )
      .returning({ id: feedbackImageTable.id })
    claimed += rows.length
  }
  return claimed
}

/** Deletes images whose feedback was never sent. */
export async function deleteUnsentFeedbackImages(tx: Tx): Promise<void> {
  const { feedbackId, createdAt } = feedbackImageTable
  await tx.delete(feedbackImageTable).where(and(isNull(feedbackId), lt(createdAt, sql`now() - interval '3 days'`)))
}
