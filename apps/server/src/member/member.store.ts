import type { Tx } from '@foyer/database'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { memberOriginTable, memberTable } from './member.table.ts'

export type MemberRow = typeof memberTable.$inferSelect
export type OriginRow = typeof memberOriginTable.$inferInsert

/** Sorts behind every character of a name. */
const LAST_CHARACTER = '\u{10ffff}'

export async function findMemberByUsername(tx: Tx, merchant: string, username: string): Promise<MemberRow | undefined> {
  const rows = await tx
    .select()
    .from(memberTable)
    .where(and(eq(memberTable.merchant, merchant), eq(memberTable.username, username)))
  return rows[0]
}

export async function findMemberById(tx: Tx, merchant: string, id: string): Promise<MemberRow | undefined> {
  const rows = await tx
    .select()
    .from(memberTable)
    .where(and(eq(memberTable.merchant, merchant), eq(memberTable.id, id)))
  return rows[0]
}

/** The member with its row locked until the transaction ends: serializes concurrent calls of one member. */
export async function lockMember(tx: Tx, merchant: string, id: string): Promise<MemberRow | undefined> {
  const rows = await tx
    .select()
    .from(memberTable)
    .where(and(eq(memberTable.merchant, merchant), eq(memberTable.id, id)))
    .for('no key update')
  return rows[0]
}

/** Inserts the member; false for a taken name (of two concurrent ones, one wins, T20). */
export async function insertMember(tx: Tx, member: MemberRow): Promise<boolean> {
  const rows = await tx.insert(memberTable).values(member).onConflictDoNothing().returning({ id: memberTable.id })
  return rows.length === 1
}

export async function insertOrigin(tx: Tx, origin: OriginRow): Promise<void> {
  await tx.insert(memberOriginTable).values(origin)
}

export async function recordLogin(tx: Tx, merchant: string, id: string): Promise<void> {
  await tx
    .update(memberTable)
    .set({ lastLoginAt: sql`now()` })
    .where(and(eq(memberTable.merchant, merchant), eq(memberTable.id, id)))
}

export async function setLanguage(tx: Tx, merchant: string, id: string, language: string): Promise<void> {
  await tx
    .update(memberTable)
    .set({ language })
    .where(and(eq(memberTable.merchant, merchant), eq(memberTable.id, id)))
}

/** The member with the new profile; undefined for an unknown one. */
export async function setProfile(
  tx: Tx,
  merchant: string,
  id: string,
  profile: Pick<MemberRow, 'avatar' | 'nickname'>,
): Promise<MemberRow | undefined> {
  const rows = await tx
    .update(memberTable)
    .set(profile)
    .where(and(eq(memberTable.merchant, merchant), eq(memberTable.id, id)))
    .returning()
  return rows[0]
}

export async function setPlayBlock(tx: Tx, merchant: string, id: string, until: Date | null): Promise<void> {
  await tx
    .update(memberTable)
    .set({ playBlockedUntil: until })
    .where(and(eq(memberTable.merchant, merchant), eq(memberTable.id, id)))
}

/** What staff blocks beside bets. */
export type MemberStop = Pick<MemberRow, 'loginBlockedAt' | 'depositBlockedAt' | 'withdrawalBlockedAt'>

export async function setMemberStop(tx: Tx, merchant: string, id: string, stop: Partial<MemberStop>): Promise<void> {
  await tx
    .update(memberTable)
    .set(stop)
    .where(and(eq(memberTable.merchant, merchant), eq(memberTable.id, id)))
}

/** Members whose name begins with a text, in the order of their names' bytes; `after` is the last one of the page before. */
export async function listMembersByName(
  tx: Tx,
  { merchant, prefix, after, limit }: { merchant: string; prefix: string; after: string | undefined; limit: number },
): Promise<MemberRow[]> {
  const { username } = memberTable
  // Ranges in place of LIKE: under row-level security only operators that leak nothing may read an index.
  const isInRange =
    prefix === '' ? undefined : sql`${username} ~>=~ ${prefix} AND ${username} ~<~ ${prefix + LAST_CHARACTER}`
  return tx
    .select()
    .from(memberTable)
    .where(
      and(
        eq(memberTable.merchant, merchant),
        isInRange,
        after === undefined ? undefined : sql`${username} ~>~ ${after}`,
      ),
    )
    .orderBy(sql`${username} USING ~<~`)
    .limit(limit)
}

export async function listMembersById(tx: Tx, merchant: string, ids: readonly string[]): Promise<MemberRow[]> {
  return tx
    .select()
    .from(memberTable)
    .where(and(eq(memberTable.merchant, merchant), inArray(memberTable.id, [...ids])))
}

export async function setType(tx: Tx, merchant: string, id: string, type: number): Promise<void> {
  await tx
    .update(memberTable)
    .set({ type })
    .where(and(eq(memberTable.merchant, merchant), eq(memberTable.id, id)))
}

export async function setClosed(tx: Tx, merchant: string, id: string, closedAt: Date | null): Promise<void> {
  await tx
    .update(memberTable)
    .set({ closedAt })
    .where(and(eq(memberTable.merchant, merchant), eq(memberTable.id, id)))
}

export async function setPasswordHash(tx: Tx, merchant: string, id: string, passwordHash: string): Promise<void> {
  await tx
    .update(memberTable)
    .set({ passwordHash, passwordSetAt: sql`now()` })
    .where(and(eq(memberTable.merchant, merchant), eq(memberTable.id, id)))
}
