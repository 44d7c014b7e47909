import type { Tx } from '@foyer/database'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { memberNoteTable } from './note.table.ts'

export type NoteRow = typeof memberNoteTable.$inferSelect

const table = memberNoteTable
interface NoteKey {
  merchant: string
  memberId: string
  id: string
}
const isRow = ({ merchant, memberId, id }: NoteKey) =>
  and(eq(table.merchant, merchant), eq(table.memberId, memberId), eq(table.id, id))

/** Inserts a note; false when its id is known. */
export async function insertNote(
  tx: Tx,
  {
    isPinned,
    ...note
  }: Pick<NoteRow, 'merchant' | 'id' | 'memberId' | 'text' | 'authorId' | 'authorName'> & { isPinned: boolean },
): Promise<boolean> {
  const rows = await tx
    .insert(table)
    .values({ ...note, at: sql`now()`, pinnedAt: isPinned ? sql`now()` : null })
    .onConflictDoNothing()
    .returning({ id: table.id })
  return rows.length === 1
}

export async function findNote(tx: Tx, key: NoteKey): Promise<NoteRow | undefined> {
  const rows = await tx.select().from(table).where(isRow(key))
  return rows[0]
}

/** Pins a note or ends that; false when it is so already, or the note is withdrawn. */
export async function setPinned(tx: Tx, key: NoteKey, isPinned: boolean): Promise<boolean> {
  const isOther = isPinned ? isNull(table.pinnedAt) : sql`${table.pinnedAt} IS NOT NULL`
  const rows = await tx
    .update(table)
    .set({ pinnedAt: isPinned ? sql`now()` : null })
    .where(and(isRow(key), isOther, isNull(table.withdrawnAt)))
    .returning({ id: table.id })
  return rows.length === 1
}

/** Withdraws a note; false when it is so already. */
export async function setWithdrawn(tx: Tx, key: NoteKey, withdrawnName: string): Promise<boolean> {
  const rows = await tx
    .update(table)
    .set({ withdrawnAt: sql`now()`, withdrawnName, pinnedAt: null })
    .where(and(isRow(key), isNull(table.withdrawnAt)))
    .returning({ id: table.id })
  return rows.length === 1
}

/** Notes about a member: pinned ones first, each part newest first. */
export async function listNotes(
  tx: Tx,
  { merchant, memberId, before, limit }: Omit<NoteKey, 'id'> & { before: string | undefined; limit: number },
): Promise<NoteRow[]> {
  const isPinned = sql`(${table.pinnedAt} IS NOT NULL)`
  const last = tx
    .select({ isPinned: sql`(${table.pinnedAt} IS NOT NULL)`.as('is_pinned'), at: table.at, id: table.id })
    .from(table)
    .where(isRow({ merchant, memberId, id: before ?? '' }))
  return tx
    .select()
    .from(table)
    .where(
      and(
        eq(table.merchant, merchant),
        eq(table.memberId, memberId),
        before === undefined ? undefined : sql`(${isPinned}, ${table.at}, ${table.id}) < (${last})`,
      ),
    )
    .orderBy(sql`${isPinned} DESC`, sql`${table.at} DESC`, sql`${table.id} DESC`)
    .limit(limit)
}
