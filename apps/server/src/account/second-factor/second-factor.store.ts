import type { SecondFactorMethod } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import { and, count, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { loginAttemptTable, recoveryCodeTable, secondFactorTable } from './second-factor.table.ts'

export type SecondFactorRow = typeof secondFactorTable.$inferSelect
export type LoginAttemptRow = typeof loginAttemptTable.$inferSelect

interface Owner {
  merchant: string
  memberId: string
}

const isOf = ({ merchant, memberId }: Owner) =>
  and(eq(secondFactorTable.merchant, merchant), eq(secondFactorTable.memberId, memberId))
const isMethod = (owner: Owner, method: SecondFactorMethod) => and(isOf(owner), eq(secondFactorTable.method, method))

/** The member's confirmed factors. */
export async function listSecondFactors(tx: Tx, owner: Owner): Promise<SecondFactorRow[]> {
  return tx
    .select()
    .from(secondFactorTable)
    .where(and(isOf(owner), isNotNull(secondFactorTable.confirmedAt)))
}

/** The authenticator's row, confirmed or not. */
export async function findAuthenticator(tx: Tx, owner: Owner): Promise<SecondFactorRow | undefined> {
  const rows = await tx.select().from(secondFactorTable).where(isMethod(owner, 'ga'))
  return rows[0]
}

/** Inserts or replaces a factor. */
export async function saveSecondFactor(
  tx: Tx,
  factor: Owner & { method: SecondFactorMethod; secret: Buffer | null; isConfirmed: boolean },
): Promise<void> {
  const { isConfirmed, ...row } = factor
  const values = { ...row, lastStep: 0, createdAt: sql`now()`, confirmedAt: isConfirmed ? sql`now()` : null }
  const { merchant, memberId, method, ...set } = values
  await tx
    .insert(secondFactorTable)
    .values({ merchant, memberId, method, ...set })
    .onConflictDoUpdate({
      target: [secondFactorTable.merchant, secondFactorTable.memberId, secondFactorTable.method],
      set,
    })
}

export async function deleteSecondFactor(tx: Tx, owner: Owner, method: SecondFactorMethod): Promise<void> {
  await tx.delete(secondFactorTable).where(isMethod(owner, method))
}

/** Deletes all factors of the member, unconfirmed ones too. @returns how many were confirmed */
export async function deleteSecondFactors(tx: Tx, owner: Owner): Promise<number> {
  const rows = await tx
    .delete(secondFactorTable)
    .where(isOf(owner))
    .returning({ confirmedAt: secondFactorTable.confirmedAt })
  return rows.filter(({ confirmedAt }) => confirmedAt !== null).length
}

/** Takes a time step of the authenticator and confirms it; false when this or a later step was taken before (T15). */
export async function takeStep(tx: Tx, owner: Owner, step: number): Promise<boolean> {
  const rows = await tx
    .update(secondFactorTable)
    .set({ lastStep: step, confirmedAt: sql`coalesce(${secondFactorTable.confirmedAt}, now())` })
    .where(and(isMethod(owner, 'ga'), lt(secondFactorTable.lastStep, step)))
    .returning({ method: secondFactorTable.method })
  return rows.length === 1
}

/** Replaces the member's recovery codes. */
export async function replaceRecoveryCodes(tx: Tx, owner: Owner, hashes: readonly Buffer[]): Promise<void> {
  const isMembers = and(eq(recoveryCodeTable.merchant, owner.merchant), eq(recoveryCodeTable.memberId, owner.memberId))
  await tx.delete(recoveryCodeTable).where(isMembers)
  if (hashes.length > 0)
    await tx.insert(recoveryCodeTable).values(hashes.map((codeHash) => ({ ...owner, codeHash, usedAt: null })))
}

export async function countRecoveryCodes(tx: Tx, { merchant, memberId }: Owner): Promise<number> {
  const rows = await tx
    .select({ left: count() })
    .from(recoveryCodeTable)
    .where(
      and(
        eq(recoveryCodeTable.merchant, merchant),
        eq(recoveryCodeTable.memberId, memberId),
        isNull(recoveryCodeTable.usedAt),
      ),
    )
  return rows[0]?.left ?? 0
}

/** Marks a recovery code used; false when it is unknown or used. */
export async function takeRecoveryCode(tx: Tx, { merchant, memberId }: Owner, codeHash: Buffer): Promise<boolean> {
  const rows = await tx
    .update(recoveryCodeTable)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(recoveryCodeTable.merchant, merchant),
        eq(recoveryCodeTable.memberId, memberId),
        eq(recoveryCodeTable.codeHash, codeHash),
        isNull(recoveryCodeTable.usedAt),
      ),
    )
    .returning({ memberId: recoveryCodeTable.memberId })
  return rows.length === 1
}

export async function insertLoginAttempt(
  tx: Tx,
  attempt: Pick<
    LoginAttemptRow,
    | 'merchant'
    | 'idHash'
    | 'memberId'
    | 'proofHash'
    | 'deviceId'
    | 'isByPassword'
    | 'hasWeakPassword'
    | 'identityDigest'
    | 'provedChannel'
    | 'newPasswordHash'
  >,
  lifetimeSeconds: number,
): Promise<void> {
  const expiresAt = sql`now() + ${lifetimeSeconds} * interval '1 second'`
  await tx.insert(loginAttemptTable).values({ ...attempt, tries: 0, createdAt: sql`now()`, expiresAt })
}

const isOpen = (merchant: string, idHash: Buffer) =>
  and(
    eq(loginAttemptTable.merchant, merchant),
    eq(loginAttemptTable.idHash, idHash),
    isNull(loginAttemptTable.usedAt),
    gt(loginAttemptTable.expiresAt, sql`now()`),
  )

/** The open attempt; undefined for an unknown, used or expired one. */
export async function findLoginAttempt(tx: Tx, merchant: string, idHash: Buffer): Promise<LoginAttemptRow | undefined> {
  const rows = await tx.select().from(loginAttemptTable).where(isOpen(merchant, idHash))
  return rows[0]
}

/** Counts a try of the open attempt; undefined after `limit` tries. */
export async function countAttemptTry(
  tx: Tx,
  merchant: string,
  idHash: Buffer,
  limit: number,
): Promise<LoginAttemptRow | undefined> {
  const rows = await tx
    .update(loginAttemptTable)
    .set({ tries: sql`${loginAttemptTable.tries} + 1` })
    .where(and(isOpen(merchant, idHash), lt(loginAttemptTable.tries, limit)))
    .returning()
  return rows[0]
}

/** Marks an attempt used; false when it was used before (of concurrent uses one wins, T15). */
export async function markAttemptUsed(tx: Tx, merchant: string, idHash: Buffer): Promise<boolean> {
  const rows = await tx
    .update(loginAttemptTable)
    .set({ usedAt: sql`now()` })
    .where(isOpen(merchant, idHash))
    .returning({ memberId: loginAttemptTable.memberId })
  return rows.length === 1
}

/** Ends the member's logins that wait for a second factor. */
export async function deleteLoginAttempts(tx: Tx, { merchant, memberId }: Owner): Promise<void> {
  await tx
    .delete(loginAttemptTable)
    .where(and(eq(loginAttemptTable.merchant, merchant), eq(loginAttemptTable.memberId, memberId)))
}

/** Deletes attempts that expired a day ago. */
export async function deleteOldLoginAttempts(tx: Tx): Promise<void> {
  await tx.delete(loginAttemptTable).where(lt(loginAttemptTable.expiresAt, sql`now() - interval '1 day'`))
}
