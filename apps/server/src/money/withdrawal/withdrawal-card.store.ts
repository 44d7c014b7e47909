import type { Tx } from '@foyer/database'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { withdrawalCardTable } from './withdrawal.table.ts'

export type WithdrawalCardRow = typeof withdrawalCardTable.$inferSelect

/** A member's readable payout accounts by slot; the slots limit their number. */
export async function listCards(tx: Tx, merchant: string, memberId: string): Promise<WithdrawalCardRow[]> {
  return tx
    .select()
    .from(withdrawalCardTable)
    .where(
      and(
        eq(withdrawalCardTable.merchant, merchant),
        eq(withdrawalCardTable.memberId, memberId),
        isNull(withdrawalCardTable.unreadableSince),
      ),
    )
    .orderBy(asc(withdrawalCardTable.slot))
}

/** A card of this member, unreadable ones included; undefined for another member's. */
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

/** Inserts a card; undefined when its id, slot or account is taken, possibly by a concurrent request. */
export async function insertCard(
  tx: Tx,
  card: Omit<WithdrawalCardRow, 'createdAt' | 'unreadableSince'>,
): Promise<WithdrawalCardRow | undefined> {
  const rows = await tx
    .insert(withdrawalCardTable)
    .values({ ...card, createdAt: sql`now()` })
    .onConflictDoNothing()
    .returning()
  return rows[0]
}

/** Other members who have one of the member's payout accounts. */
export async function listAccountSharers(tx: Tx, merchant: string, memberId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ member_id: string }>(sql`
    SELECT DISTINCT other.member_id FROM withdrawal_card own JOIN withdrawal_card other
      ON other.merchant = own.merchant AND other.number_fingerprint = own.number_fingerprint
    WHERE own.merchant = ${merchant} AND own.member_id = ${memberId} AND other.member_id <> ${memberId}`)
  return rows.map(({ member_id }) => member_id)
}
