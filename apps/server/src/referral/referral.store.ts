import type { ReferralState } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import { and, asc, count, desc, eq, lt, lte, or, sql, sum } from 'drizzle-orm'
import { referralCodeTable, referralTable } from './referral.table.ts'

export type ReferralRow = typeof referralTable.$inferSelect

export async function findCodeOfMember(tx: Tx, merchant: string, memberId: string): Promise<string | undefined> {
  const rows = await tx
    .select({ code: referralCodeTable.code })
    .from(referralCodeTable)
    .where(and(eq(referralCodeTable.merchant, merchant), eq(referralCodeTable.memberId, memberId)))
  return rows[0]?.code
}

/** Member of a code in capital letters. */
export async function findMemberOfCode(tx: Tx, merchant: string, code: string): Promise<string | undefined> {
  const rows = await tx
    .select({ memberId: referralCodeTable.memberId })
    .from(referralCodeTable)
    .where(and(eq(referralCodeTable.merchant, merchant), eq(referralCodeTable.code, code)))
  return rows[0]?.memberId
}

/** Stores a code, unless the member has one or another member has this one. */
export async function insertCode(tx: Tx, row: typeof referralCodeTable.$inferInsert): Promise<void> {
  await tx.insert(referralCodeTable).values(row).onConflictDoNothing()
}

/** Lets one payment of an inviter follow another; held until the transaction ends. */
export async function lockInviter(tx: Tx, merchant: string, memberId: string): Promise<void> {
  await tx
    .select({ code: referralCodeTable.code })
    .from(referralCodeTable)
    .where(and(eq(referralCodeTable.merchant, merchant), eq(referralCodeTable.memberId, memberId)))
    .for('update')
}

/** Binds a friend, unless bound. */
export async function insertReferral(tx: Tx, row: typeof referralTable.$inferInsert): Promise<void> {
  await tx.insert(referralTable).values(row).onConflictDoNothing()
}

/** A friend's referral, held until the transaction ends. */
export async function lockReferral(tx: Tx, merchant: string, friendId: string): Promise<ReferralRow | undefined> {
  const rows = await tx
    .select()
    .from(referralTable)
    .where(and(eq(referralTable.merchant, merchant), eq(referralTable.friendId, friendId)))
    .for('update')
  return rows[0]
}

export async function findReferral(tx: Tx, merchant: string, friendId: string): Promise<ReferralRow | undefined> {
  const rows = await tx
    .select()
    .from(referralTable)
    .where(and(eq(referralTable.merchant, merchant), eq(referralTable.friendId, friendId)))
  return rows[0]
}

export async function updateReferral(
  tx: Tx,
  { merchant, friendId }: Pick<ReferralRow, 'merchant' | 'friendId'>,
  change: Partial<Omit<ReferralRow, 'merchant' | 'friendId'>>,
): Promise<void> {
  await tx
    .update(referralTable)
    .set(change)
    .where(and(eq(referralTable.merchant, merchant), eq(referralTable.friendId, friendId)))
}

/** Friends whose check is due, the longest waiting first. */
export async function listDueReferrals(tx: Tx, merchant: string, now: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ friendId: referralTable.friendId })
    .from(referralTable)
    .where(and(eq(referralTable.merchant, merchant), eq(referralTable.state, 'joined'), lte(referralTable.dueAt, now)))
    .orderBy(asc(referralTable.dueAt))
    .limit(limit)
  return rows.map(({ friendId }) => friendId)
}

interface ReferralList {
  merchant: string
  inviterId?: string
  state?: ReferralState | undefined
  after?: ReferralRow | undefined
  limit: number
}

/** Referrals of an inviter or a state, newest first. */
export async function listReferrals(tx: Tx, list: ReferralList): Promise<ReferralRow[]> {
  const { merchant, inviterId, state, after, limit } = list
  return tx
    .select()
    .from(referralTable)
    .where(
      and(
        eq(referralTable.merchant, merchant),
        inviterId === undefined ? undefined : eq(referralTable.inviterId, inviterId),
        state && eq(referralTable.state, state),
        after &&
          or(
            lt(referralTable.joinedAt, after.joinedAt),
            and(eq(referralTable.joinedAt, after.joinedAt), lt(referralTable.friendId, after.friendId)),
          ),
      ),
    )
    .orderBy(desc(referralTable.joinedAt), desc(referralTable.friendId))
    .limit(limit)
}

export interface StateSum {
  state: ReferralState
  count: number
  rewardMinor: bigint
  friendRewardMinor: bigint
}

/** Referrals by state with their rewards, of a merchant or of one inviter. */
export async function sumReferrals(tx: Tx, merchant: string, inviterId?: string): Promise<StateSum[]> {
  const rows = await tx
    .select({
      state: referralTable.state,
      count: count(),
      reward: sum(referralTable.rewardMinor),
      friendReward: sum(referralTable.friendRewardMinor),
    })
    .from(referralTable)
    .where(
      and(
        eq(referralTable.merchant, merchant),
        inviterId === undefined ? sql`true` : eq(referralTable.inviterId, inviterId),
      ),
    )
    .groupBy(referralTable.state)
  return rows.map((row) => ({
    ...{ state: row.state, count: row.count },
    rewardMinor: BigInt(row.reward ?? '0'),
    friendRewardMinor: BigInt(row.friendReward ?? '0'),
  }))
}
