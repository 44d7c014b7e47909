import type { Tx } from '@foyer/database'
import { and, desc, eq, inArray, lt, notInArray, sql } from 'drizzle-orm'
import { memberDeviceTable } from './device.table.ts'

/** Maximum known devices of a member; the least recently seen one is deleted first. */
const DEVICE_LIMIT = 20

export interface DeviceOfMember {
  merchant: string
  memberId: string
}

const isOf = ({ merchant, memberId }: DeviceOfMember) =>
  and(eq(memberDeviceTable.merchant, merchant), eq(memberDeviceTable.memberId, memberId))

/**
 * The hash among these that belongs to a device of the member, whose last-seen time is updated; undefined without one.
 */
export async function markDeviceSeen(
  tx: Tx,
  member: DeviceOfMember,
  hashes: readonly Buffer[],
): Promise<Buffer | undefined> {
  if (hashes.length === 0) return undefined
  const rows = await tx
    .update(memberDeviceTable)
    .set({ lastSeenAt: sql`now()` })
    .where(and(isOf(member), inArray(memberDeviceTable.secretHash, [...hashes])))
    .returning({ secretHash: memberDeviceTable.secretHash })
  return rows[0]?.secretHash
}

/** Whether one of these hashes belongs to a device of the member. */
export async function hasDevice(tx: Tx, member: DeviceOfMember, hashes: readonly Buffer[]): Promise<boolean> {
  const rows = await tx
    .select({ secretHash: memberDeviceTable.secretHash })
    .from(memberDeviceTable)
    .where(and(isOf(member), inArray(memberDeviceTable.secretHash, [...hashes])))
  return rows.length > 0
}

/** Inserts a device of the member and deletes those beyond the maximum. */
export async function insertDevice(
  tx: Tx,
  device: DeviceOfMember & { secretHash: Buffer; userAgent: string },
): Promise<void> {
  await tx.insert(memberDeviceTable).values({ ...device, firstSeenAt: sql`now()`, lastSeenAt: sql`now()` })
  const retained = tx
    .select({ secretHash: memberDeviceTable.secretHash })
    .from(memberDeviceTable)
    .where(isOf(device))
    .orderBy(desc(memberDeviceTable.lastSeenAt), desc(memberDeviceTable.firstSeenAt))
    .limit(DEVICE_LIMIT)
  await tx.delete(memberDeviceTable).where(and(isOf(device), notInArray(memberDeviceTable.secretHash, retained)))
}

/** The member's devices, the last seen first. */
export async function listDevices(tx: Tx, member: DeviceOfMember): Promise<(typeof memberDeviceTable.$inferSelect)[]> {
  return tx.select().from(memberDeviceTable).where(isOf(member)).orderBy(desc(memberDeviceTable.lastSeenAt))
}

/** Deletes devices whose cookie has expired in the browser. */
export async function deleteOldDevices(tx: Tx): Promise<void> {
  await tx.delete(memberDeviceTable).where(lt(memberDeviceTable.lastSeenAt, sql`now() - interval '400 days'`))
}
