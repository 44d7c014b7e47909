import type { Tx } from '@foyer/database'
import { and, asc, eq, sql } from 'drizzle-orm'
import { withdrawalCardTable } from './withdrawal.table.ts'

export type WithdrawalCardRow = typeof withdrawalCardTable.$inferSelect

/** A member's payout accounts, oldest first; the table's slots bound their number. */
export async function listCards(tx: Tx, merchant: string, memberId: string): Promise<WithdrawalCardRow[]> {
  return tx
    .select()
    .from(withdrawalCardTable)
    .where(and(eq(withdrawalCardTable.merchant, merchant), eq(withdrawalCardTable.memberId, memberId)))
    .orderBy(asc(withdrawalCardTable.slot))
}

/** A card of this member; another member's is not found. */
export async function findCard(
  tx: Tx,
  merchant: string,
  memberId: string,
  id: string,
): Promise<WithdrawalCardRow | undefined> {
  const rows = await tx
    .select()
    .from(withdrawalCardTable)
    .where(
      and(
        eq(withdrawalCardTable.merchant, merchant),
        eq(withdrawalCardTable.memberId, memberId),
        eq(withdrawalCardTable.id, id),
      ),
    )
  return rows[0]
}

/** One of the merchant's cards, whichever is found first. */
export async function findAnyCard(tx: Tx, merchant: string): Promise<WithdrawalCardRow | undefined> {
  const rows = await tx.select().from(withdrawalCardTable).where(eq(withdrawalCardTable.merchant, merchant)).limit(1)
  return rows[0]
}

/** Adds a card; undefined when its id, its slot or its account is taken, perhaps by a request that runs beside this. */
export async function insertCard(
  tx: Tx,
  card: Omit<WithdrawalCardRow, 'createdAt'>,
): Promise<WithdrawalCardRow | undefined> {
  const rows = await tx
    .insert(withdrawalCardTable)
    .values({ ...card, createdAt: sql`now()` })
    .onConflictDoNothing()
    .returning()
  return rows[0]
}
