import type { Tx } from '@foyer/database'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { captchaOutageTable, captchaResultTable } from './captcha.table.ts'

/** A captcha of a merchant and an action, by its digest. */
export interface CaptchaKey {
  merchant: string
  action: string
  digest: Buffer
}

/** Stores an issued challenge; a repeated one stays as it is. */
export async function insertIssued(tx: Tx, key: CaptchaKey): Promise<void> {
  await tx
    .insert(captchaResultTable)
    .values({ ...key, issuedAt: sql`now()`, usedAt: null })
    .onConflictDoNothing()
}

const isUsable = ({ merchant, action, digest }: CaptchaKey, since: Date) =>
  and(
    eq(captchaResultTable.merchant, merchant),
    eq(captchaResultTable.digest, digest),
    eq(captchaResultTable.action, action),
    gt(captchaResultTable.issuedAt, since),
    isNull(captchaResultTable.usedAt),
  )

/** Whether the challenge was issued for the action, recently, and is unused. */
export async function isIssued(tx: Tx, key: CaptchaKey, since: Date): Promise<boolean> {
  const rows = await tx
    .select({ action: captchaResultTable.action })
    .from(captchaResultTable)
    .where(isUsable(key, since))
  return rows.length === 1
}

/** Uses an issued challenge; of several calls at once, true for one. */
export async function consumeIssued(tx: Tx, key: CaptchaKey, since: Date): Promise<boolean> {
  const rows = await tx
    .update(captchaResultTable)
    .set({ usedAt: sql`now()` })
    .where(isUsable(key, since))
    .returning({ action: captchaResultTable.action })
  return rows.length === 1
}

/** Uses a result that was not stored before; of several calls at once, true for one. */
export async function insertConsumed(tx: Tx, key: CaptchaKey): Promise<boolean> {
  const rows = await tx
    .insert(captchaResultTable)
    .values({ ...key, issuedAt: sql`now()`, usedAt: sql`now()` })
    .onConflictDoNothing()
    .returning({ action: captchaResultTable.action })
  return rows.length === 1
}

export async function hasOutage(tx: Tx, merchant: string): Promise<boolean> {
  const rows = await tx
    .select({ endsAt: captchaOutageTable.endsAt })
    .from(captchaOutageTable)
    .where(and(eq(captchaOutageTable.merchant, merchant), gt(captchaOutageTable.endsAt, sql`now()`)))
  return rows.length === 1
}

/** Records that the merchant's vendor did not answer. */
export async function recordOutage(tx: Tx, merchant: string, endsAt: Date): Promise<void> {
  await tx
    .insert(captchaOutageTable)
    .values({ merchant, endsAt })
    .onConflictDoUpdate({ target: captchaOutageTable.merchant, set: { endsAt } })
}

/** Deletes results that are too old to be accepted again. */
export async function deleteOldCaptchas(tx: Tx): Promise<void> {
  await tx.delete(captchaResultTable).where(lt(captchaResultTable.issuedAt, sql`now() - interval '1 hour'`))
  await tx.delete(captchaOutageTable).where(lt(captchaOutageTable.endsAt, sql`now()`))
}
