import type { Tx } from '@foyer/database'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { GuessState } from './guess.rules.ts'
import { guessTable } from './guess.table.ts'

type GuessRow = typeof guessTable.$inferSelect

export async function listGuesses(tx: Tx, merchant: string, subjects: readonly Buffer[]): Promise<GuessRow[]> {
  return tx
    .select()
    .from(guessTable)
    .where(and(eq(guessTable.merchant, merchant), inArray(guessTable.subject, [...subjects])))
}

/** The subject's row, locked until the transaction ends; a new one has no failures. */
export async function lockGuess(tx: Tx, merchant: string, subject: Buffer, now: Date): Promise<GuessRow> {
  const none = { streak: 0, periodCount: 0, periodAt: now, lastAt: new Date(0) }
  await tx
    .insert(guessTable)
    .values({ merchant, subject, ...none })
    .onConflictDoNothing()
  const rows = await tx
    .select()
    .from(guessTable)
    .where(and(eq(guessTable.merchant, merchant), eq(guessTable.subject, subject)))
    .for('update')
  // The cleanup may delete the row in between: then its failures are too old to count.
  return rows[0] ?? { merchant, subject, ...none }
}

export async function saveGuess(tx: Tx, merchant: string, subject: Buffer, state: GuessState): Promise<void> {
  const { streak, periodCount, periodAt, lastAt } = state
  const values = { streak, periodCount, periodAt, lastAt }
  await tx
    .insert(guessTable)
    .values({ merchant, subject, ...values })
    .onConflictDoUpdate({ target: [guessTable.merchant, guessTable.subject], set: values })
}

/** Deletes failures that are too old to count. */
export async function deleteOldGuesses(tx: Tx): Promise<void> {
  await tx.delete(guessTable).where(lt(guessTable.lastAt, sql`now() - interval '2 days'`))
}
