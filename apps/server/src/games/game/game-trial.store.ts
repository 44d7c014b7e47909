import type { Tx } from '@foyer/database'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { trialPlayerTable } from './game.table.ts'

/** The player of a browser's cookie, until its end. */
export async function findTrialRow(
  tx: Tx,
  merchant: string,
  tokenHash: Buffer,
): Promise<{ memberId: string; sessionId: string } | undefined> {
  const [row] = await tx
    .select({ memberId: trialPlayerTable.memberId, sessionId: trialPlayerTable.sessionId })
    .from(trialPlayerTable)
    .where(
      and(
        eq(trialPlayerTable.merchant, merchant),
        eq(trialPlayerTable.tokenHash, tokenHash),
        gt(trialPlayerTable.expiresAt, sql`now()`),
      ),
    )
  return row
}

export async function insertTrialRow(tx: Tx, row: typeof trialPlayerTable.$inferInsert): Promise<void> {
  await tx.insert(trialPlayerTable).values(row)
}

/** Deletes ended ones, at all merchants; the ledger keeps their accounts. */
export async function deleteOldTrials(tx: Tx): Promise<void> {
  await tx.delete(trialPlayerTable).where(lt(trialPlayerTable.expiresAt, sql`now()`))
}
