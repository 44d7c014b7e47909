import type { VerificationChannel } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import { and, eq, sql } from 'drizzle-orm'
import { memberContactTable } from './contact.table.ts'

export type ContactRow = typeof memberContactTable.$inferSelect

/** The member with a verified address; undefined when nobody has it. */
export async function findContactOwner(
  tx: Tx,
  merchant: string,
  channel: VerificationChannel,
  addressHash: Buffer,
): Promise<string | undefined> {
  const rows = await tx
    .select({ memberId: memberContactTable.memberId })
    .from(memberContactTable)
    .where(
      and(
        eq(memberContactTable.merchant, merchant),
        eq(memberContactTable.channel, channel),
        eq(memberContactTable.addressHash, addressHash),
      ),
    )
  return rows[0]?.memberId
}

export async function listContactRows(tx: Tx, merchant: string, memberId: string): Promise<ContactRow[]> {
  return tx
    .select()
    .from(memberContactTable)
    .where(and(eq(memberContactTable.merchant, merchant), eq(memberContactTable.memberId, memberId)))
    .orderBy(memberContactTable.channel)
}

/**
 * Inserts or replaces the member's address of a channel.
 * @throws a unique violation when another member has it
 */
export async function saveContactRow(tx: Tx, contact: Omit<ContactRow, 'verifiedAt'>): Promise<void> {
  const { address, addressHash } = contact
  const verifiedAt = sql`now()`
  await tx
    .insert(memberContactTable)
    .values({ ...contact, verifiedAt })
    .onConflictDoUpdate({
      target: [memberContactTable.merchant, memberContactTable.memberId, memberContactTable.channel],
      set: { address, addressHash, verifiedAt },
    })
}
