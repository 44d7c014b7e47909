import type { Tx } from '@foyer/database'
import { eq, lt, sql } from 'drizzle-orm'
import type { GuessState } from '../../account/index.ts'
import { staffGuessTable } from './guess.table.ts'

/** The state of a subject with its row locked; a new subject has one without failures. */
export async function lockStaffGuess(tx: Tx, subject: Buffer, now: Date): Promise<GuessState> {
  const fresh = { streak: 0, periodCount: 0, periodAt: now, lastAt: new Date(0) }
  await tx
    .insert(staffGuessTable)
    .values({ subject, ...fresh })
    .onConflictDoNothing()
  const rows = await tx.select().from(staffGuessTable).where(eq(staffGuessTable.subject, subject)).for('update')
  return rows[0] ?? fresh
}

export async function saveStaffGuess(tx: Tx, subject: Buffer, state: GuessState): Promise<void> {
  const { streak, periodCount, periodAt, lastAt } = state
  const values = { streak, periodCount, periodAt, lastAt }
  await tx
    .insert(staffGuessTable)
    .values({ subject, ...values })
    .onConflictDoUpdate({ target: staffGuessTable.subject, set: values })
}

/** Deletes counts without a try for two days. */
export async function deleteOldStaffGuesses(tx: Tx): Promise<void> {
  await tx.delete(staffGuessTable).where(lt(staffGuessTable.lastAt, sql`now() - interval '2 days'`))
}
