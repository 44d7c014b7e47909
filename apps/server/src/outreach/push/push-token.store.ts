import type { Tx } from '@foyer/database'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { pushTokenTable } from './push.table.ts'

export type PushTokenRow = typeof pushTokenTable.$inferSelect
type TokenKey = Pick<PushTokenRow, 'merchant' | 'tokenHash'>

const isToken = ({ merchant, tokenHash }: TokenKey) =>
  and(eq(pushTokenTable.merchant, merchant), eq(pushTokenTable.tokenHash, tokenHash))
const isOfMember = (merchant: string, memberId: string) =>
  and(eq(pushTokenTable.merchant, merchant), eq(pushTokenTable.memberId, memberId))

/**
 * Stores a device and its owner; false for a renewal by the same member. A device of another member loses its topics, and
 * with its row what is queued for that member (T25).
 */
export async function savePushToken(tx: Tx, row: Omit<PushTokenRow, 'boundAt' | 'topics'>): Promise<boolean> {
  const [known] = await tx.select().from(pushTokenTable).where(isToken(row)).for('update')
  if (known && known.memberId !== row.memberId) await deletePushToken(tx, row)
  const { token, sessionId, deviceName } = row
  const boundAt = sql`now()`
  await tx
    .insert(pushTokenTable)
    .values({ ...row, topics: [], boundAt })
    .onConflictDoUpdate({
      target: [pushTokenTable.merchant, pushTokenTable.tokenHash],
      set: { token, sessionId, deviceName, boundAt },
    })
  return known?.memberId !== row.memberId
}

export async function findPushToken(tx: Tx, key: TokenKey): Promise<PushTokenRow | undefined> {
  const rows = await tx.select().from(pushTokenTable).where(isToken(key))
  return rows[0]
}

/** The member's devices, the last bound first. */
export async function listPushTokens(tx: Tx, merchant: string, memberId: string): Promise<PushTokenRow[]> {
  return tx
    .select()
    .from(pushTokenTable)
    .where(isOfMember(merchant, memberId))
    .orderBy(desc(pushTokenTable.boundAt), desc(pushTokenTable.tokenHash))
}

export async function savePushTopics(tx: Tx, key: TokenKey, topics: PushTokenRow['topics']): Promise<void> {
  await tx.update(pushTokenTable).set({ topics }).where(isToken(key))
}

export async function deletePushToken(tx: Tx, key: TokenKey): Promise<void> {
  await tx.delete(pushTokenTable).where(isToken(key))
}

/** Deletes devices that have not been bound again for 60 days: a used app binds every 7 days (PUSH-16). */
export async function deleteOldPushTokens(tx: Tx): Promise<void> {
  await tx.delete(pushTokenTable).where(lt(pushTokenTable.boundAt, sql`now() - interval '60 days'`))
}
