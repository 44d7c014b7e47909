import type { DeskImage } from '@foyer/contract'
import { inMs, type Tx } from '@foyer/database'
import { and, count, eq, inArray, isNull, lt } from 'drizzle-orm'
import { deskImageTable } from './image.table.ts'

export type DeskImageRow = typeof deskImageTable.$inferSelect

/** Images of one sender that wait for a message. */
const MAX_LOOSE = 12
/** Time in which an image gets its message. */
const LOOSE_MS = 86_400_000

/** @returns false when the sender has too many that wait for a message */
export async function insertDeskImage(tx: Tx, row: Omit<DeskImageRow, 'conversationId' | 'madeAt'>): Promise<boolean> {
  const [loose] = await tx.select({ total: count() }).from(deskImageTable).where(isLoose(row.merchant, row.owner))
  if ((loose?.total ?? 0) >= MAX_LOOSE) return false
  await tx.insert(deskImageTable).values({ ...row, conversationId: null, madeAt: new Date() })
  return true
}

function isLoose(merchant: string, owner: string) {
  return and(
    eq(deskImageTable.merchant, merchant),
    eq(deskImageTable.owner, owner),
    isNull(deskImageTable.conversationId),
  )
}

/** Ties the sender's own images to a conversation, each once. @returns undefined when one is not there to be tied */
export async function tieImages(
  tx: Tx,
  { merchant, owner, conversationId }: Pick<DeskImageRow, 'merchant' | 'owner'> & { conversationId: string },
  ids: readonly string[],
): Promise<DeskImage[] | undefined> {
  if (ids.length === 0) return []
  const { id, width, height } = deskImageTable
  const rows = await tx
    .update(deskImageTable)
    .set({ conversationId })
    .where(and(isLoose(merchant, owner), inArray(id, [...ids])))
    .returning({ id, width, height })
  const tied = ids.map((wanted) => rows.find((row) => row.id === wanted))
  return tied.every((row) => row !== undefined) && rows.length === ids.length ? tied : undefined
}

/** An image with the conversation it belongs to. */
export async function findDeskImage(tx: Tx, merchant: string, id: string): Promise<DeskImageRow | undefined> {
  const rows = await tx
    .select()
    .from(deskImageTable)
    .where(and(eq(deskImageTable.merchant, merchant), eq(deskImageTable.id, id)))
  return rows[0]
}

export async function deleteLooseDeskImages(tx: Tx): Promise<void> {
  await tx
    .delete(deskImageTable)
    .where(and(isNull(deskImageTable.conversationId), lt(deskImageTable.madeAt, inMs(-LOOSE_MS))))
}
