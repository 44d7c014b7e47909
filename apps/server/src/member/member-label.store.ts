import type { Tx } from '@foyer/database'
import { and, asc, eq, sql } from 'drizzle-orm'
import { clubLabelTable, memberTable } from './member.table.ts'

export type ClubLabelRow = typeof clubLabelTable.$inferSelect

const isRow = (merchant: string, id: string) => and(eq(clubLabelTable.merchant, merchant), eq(clubLabelTable.id, id))

/** The merchant's labels by name. */
export async function listClubLabels(tx: Tx, merchant: string): Promise<ClubLabelRow[]> {
  return tx
    .select()
    .from(clubLabelTable)
    .where(eq(clubLabelTable.merchant, merchant))
    .orderBy(asc(clubLabelTable.name), asc(clubLabelTable.id))
}

export async function findClubLabel(tx: Tx, merchant: string, id: string): Promise<ClubLabelRow | undefined> {
  const rows = await tx.select().from(clubLabelTable).where(isRow(merchant, id))
  return rows[0]
}

/** Inserts a label; false when its id is taken. */
export async function insertClubLabel(tx: Tx, label: Omit<ClubLabelRow, 'version'>): Promise<boolean> {
  const rows = await tx
    .insert(clubLabelTable)
    .values({ ...label, version: 1 })
    .onConflictDoNothing()
    .returning({ id: clubLabelTable.id })
  return rows.length === 1
}

/** Changes a label of this version; false when it has another one. */
export async function updateClubLabel(tx: Tx, label: ClubLabelRow): Promise<boolean> {
  const { merchant, id, version, ...fields } = label
  const rows = await tx
    .update(clubLabelTable)
    .set({ ...fields, version: sql`${clubLabelTable.version} + 1` })
    .where(and(isRow(merchant, id), eq(clubLabelTable.version, version)))
    .returning({ id: clubLabelTable.id })
  return rows.length === 1
}

/** Gives a member a label; null takes it. */
export async function setClubLabel(tx: Tx, merchant: string, memberId: string, labelId: string | null): Promise<void> {
  await tx
    .update(memberTable)
    .set({ clubLabelId: labelId })
    .where(and(eq(memberTable.merchant, merchant), eq(memberTable.id, memberId)))
}
