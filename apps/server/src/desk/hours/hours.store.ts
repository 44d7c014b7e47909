import type { DeskHours } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import { and, eq } from 'drizzle-orm'
import { alwaysOpen } from './hours.rules.ts'
import { deskHoursTable } from './hours.table.ts'

export type StoredHours = DeskHours & { version: number }

/** The merchant's hours; those of a desk that is always open without any. */
export async function readHours(tx: Tx, merchant: string): Promise<StoredHours> {
  const { version, week, holidays } = deskHoursTable
  const rows = await tx
    .select({ version, week, holidays })
    .from(deskHoursTable)
    .where(eq(deskHoursTable.merchant, merchant))
  return rows[0] ?? { ...alwaysOpen, version: 0 }
}

/** Replaces the hours of a version. @returns false when somebody has changed them since */
export async function replaceHours(
  tx: Tx,
  merchant: string,
  { version, week, holidays }: StoredHours,
): Promise<boolean> {
  const next = { week, holidays, version: version + 1 }
  const rows =
    version === 0
      ? await tx
          .insert(deskHoursTable)
          .values({ merchant, ...next })
          .onConflictDoNothing()
          .returning({ version: deskHoursTable.version })
      : await tx
          .update(deskHoursTable)
          .set(next)
          .where(and(eq(deskHoursTable.merchant, merchant), eq(deskHoursTable.version, version)))
          .returning({ version: deskHoursTable.version })
  return rows.length === 1
}
