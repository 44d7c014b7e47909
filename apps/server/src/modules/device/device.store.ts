import type { Tx } from '@foyer/database'
import { and, desc, eq, inArray, lt, notInArray, sql } from 'drizzle-orm'
import { memberDeviceTable } from './device.table.ts'

/** The most devices of a member that are known; the one not seen for longest is forgotten first. */
const DEVICE_LIMIT = 20

export interface DeviceOfMember {
  merchant: string
  memberId: string
}

const isOf = ({ merchant, memberId }: DeviceOfMember) =>
  and(eq(memberDeviceTable.merchant, merchant), eq(memberDeviceTable.memberId, memberId))

/** The hash of these that belongs to a device of the member, which is then seen now; undefined when none does. */
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

/** Adds a device of the member, and forgets those beyond the bound. */
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

/** Deletes devices whose cookie has expired in the browser. */
export async function deleteOldDevices(tx: Tx): Promise<void> {
  await tx.delete(memberDeviceTable).where(lt(memberDeviceTable.lastSeenAt, sql`now() - interval '400 days'`))
}
