import { isUniqueViolation, type Tx } from '@foyer/database'
import { and, asc, eq } from 'drizzle-orm'
import { deskAnswerTable } from './answer.table.ts'

export type AnswerRow = typeof deskAnswerTable.$inferSelect

/** The merchant's canned answers by shortcut. */
export async function listAnswers(tx: Tx, merchant: string): Promise<AnswerRow[]> {
  return tx
    .select()
    .from(deskAnswerTable)
    .where(eq(deskAnswerTable.merchant, merchant))
    .orderBy(asc(deskAnswerTable.shortcut))
}

function isRow({ merchant, id }: Pick<AnswerRow, 'merchant' | 'id'>) {
  return and(eq(deskAnswerTable.merchant, merchant), eq(deskAnswerTable.id, id))
}

/** A canned answer, locked until the transaction ends. */
export async function lockAnswer(tx: Tx, row: Pick<AnswerRow, 'merchant' | 'id'>): Promise<AnswerRow | undefined> {
  const rows = await tx.select().from(deskAnswerTable).where(isRow(row)).for('update')
  return rows[0]
}

/** @returns false when the shortcut is taken; then the transaction can only end */
export async function saveAnswer(tx: Tx, row: AnswerRow): Promise<boolean> {
  const { version, shortcut, title, texts } = row
  try {
    await tx
      .insert(deskAnswerTable)
      .values(row)
      .onConflictDoUpdate({
        target: [deskAnswerTable.merchant, deskAnswerTable.id],
        set: { version, shortcut, title, texts },
      })
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

export async function deleteAnswer(tx: Tx, row: Pick<AnswerRow, 'merchant' | 'id'>): Promise<void> {
  await tx.delete(deskAnswerTable).where(isRow(row))
}
