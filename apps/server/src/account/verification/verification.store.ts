import type { VerificationChannel } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { CodePurpose } from './verification.rules.ts'
import { verificationCodeTable, verificationRequestTable } from './verification.table.ts'

/** The address and purpose of a code. */
export interface CodeTarget {
  merchant: string
  channel: VerificationChannel
  purpose: CodePurpose
  addressHash: Buffer
}

/** A code that can be tried. */
export interface OpenCode {
  id: string
  codeHash: Buffer
  /** The provider that checks it; null for our own. */
  provider: string | null
  /** Of the provider; null before it has sent the code, and for a code that leads nowhere. */
  session: string | null
}

/** Stores the provider's session of a sent code. */
export async function saveProviderSession(tx: Tx, merchant: string, id: string, session: string): Promise<void> {
  await tx
    .update(verificationCodeTable)
    .set({ providerSession: session })
    .where(and(eq(verificationCodeTable.merchant, merchant), eq(verificationCodeTable.id, id)))
}

/** Inserts a code; earlier ones of the same target stop working. */
export async function insertCode(
  tx: Tx,
  target: CodeTarget,
  {
    id,
    codeHash,
    provider,
    lifetimeSeconds,
  }: Pick<OpenCode, 'id' | 'codeHash' | 'provider'> & { lifetimeSeconds: number },
): Promise<void> {
  const now = sql`now()`
  await tx.update(verificationCodeTable).set({ expiresAt: now }).where(isOpen(target))
  await tx.insert(verificationCodeTable).values({
    ...target,
    id,
    codeHash,
    provider,
    attempts: 0,
    createdAt: now,
    expiresAt: sql`now() + ${lifetimeSeconds} * interval '1 second'`,
  })
}

/**
 * Counts a try of the target's open code and returns its hash; undefined without an open code or after `tries`. The
 * counting update locks the row: of concurrent tries each one counts (T15).
 */
export async function countTry(tx: Tx, target: CodeTarget, tries: number): Promise<OpenCode | undefined> {
  const newest = tx
    .select({ id: verificationCodeTable.id })
    .from(verificationCodeTable)
    .where(isOpen(target))
    .orderBy(desc(verificationCodeTable.createdAt))
    .limit(1)
  const rows = await tx
    .update(verificationCodeTable)
    .set({ attempts: sql`${verificationCodeTable.attempts} + 1` })
    .where(
      and(
        eq(verificationCodeTable.merchant, target.merchant),
        eq(verificationCodeTable.id, newest),
        isNull(verificationCodeTable.usedAt),
        lt(verificationCodeTable.attempts, tries),
      ),
    )
    .returning({
      id: verificationCodeTable.id,
      codeHash: verificationCodeTable.codeHash,
      provider: verificationCodeTable.provider,
      session: verificationCodeTable.providerSession,
    })
  return rows[0]
}

/** Marks a code used; false when it was used before (of concurrent uses one wins, T15). */
export async function markCodeUsed(tx: Tx, merchant: string, id: string): Promise<boolean> {
  const rows = await tx
    .update(verificationCodeTable)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(verificationCodeTable.merchant, merchant),
        eq(verificationCodeTable.id, id),
        isNull(verificationCodeTable.usedAt),
      ),
    )
    .returning({ id: verificationCodeTable.id })
  return rows.length === 1
}

function isOpen({ merchant, channel, purpose, addressHash }: CodeTarget) {
  return and(
    eq(verificationCodeTable.merchant, merchant),
    eq(verificationCodeTable.channel, channel),
    eq(verificationCodeTable.purpose, purpose),
    eq(verificationCodeTable.addressHash, addressHash),
    isNull(verificationCodeTable.usedAt),
    gt(verificationCodeTable.expiresAt, sql`now()`),
  )
}

/** A limit with the hash of its key. */
export interface CountedQuota {
  keyHash: Buffer
  windowSeconds: number
  max: number
}

/**
 * Counts one request against all limits, or none: the seconds until all of them permit it, 0 when it is counted. Locks by
 * key make concurrent requests count one after another.
 */
export async function countRequest(tx: Tx, merchant: string, quotas: readonly CountedQuota[]): Promise<number> {
  // One order for all callers: no two wait for each other.
  const locks = quotas.map(({ keyHash }) => keyHash.readBigInt64BE()).sort((a, b) => (a < b ? -1 : 1))
  for (const lock of locks) await tx.execute(sql`SELECT pg_advisory_xact_lock(${lock})`)
  const { keyHash, requestedAt } = verificationRequestTable
  let waitSeconds = 0
  for (const { keyHash: key, windowSeconds, max } of quotas) {
    // The request whose end in the window makes room for another one.
    const [blocking] = await tx
      .select({
        seconds: sql<number>`extract(epoch FROM ${requestedAt} - clock_timestamp())::float8 + ${windowSeconds}`,
      })
      .from(verificationRequestTable)
      .where(
        and(
          eq(verificationRequestTable.merchant, merchant),
          eq(keyHash, key),
          gt(requestedAt, sql`clock_timestamp() - ${windowSeconds} * interval '1 second'`),
        ),
      )
      .orderBy(desc(requestedAt))
      .offset(max - 1)
      .limit(1)
    if (blocking) waitSeconds = Math.max(waitSeconds, Math.ceil(blocking.seconds), 1)
  }
  if (waitSeconds > 0) return waitSeconds
  const rows = quotas.map((quota) => ({ merchant, keyHash: quota.keyHash, requestedAt: sql`clock_timestamp()` }))
  await tx.insert(verificationRequestTable).values(rows)
  return 0
}

/** Deletes expired codes, and requests beyond every limit's window. */
export async function deleteOldVerifications(tx: Tx): Promise<void> {
  const old = sql`now() - interval '1 day'`
  await tx.delete(verificationCodeTable).where(lt(verificationCodeTable.expiresAt, old))
  await tx.delete(verificationRequestTable).where(lt(verificationRequestTable.requestedAt, old))
}
