import type { Tx } from '@foyer/database'
import { eq, sql } from 'drizzle-orm'
import type { PlayDay } from '../../ledger/index.ts'
import { agentAccountTable, agentCountTable, agentPlayTable } from './play.table.ts'

/** Rows of a statement: PostgreSQL takes at most 65,535 values. */
const INSERT_ROWS = 4_000

export type CountRow = typeof agentCountTable.$inferSelect

/** How far a merchant's play is counted; undefined before its first agent. */
export async function findCount(tx: Tx, merchant: string): Promise<CountRow | undefined> {
  const [row] = await tx.select().from(agentCountTable).where(eq(agentCountTable.merchant, merchant))
  return row
}

/** As `findCount`, held until the transaction ends. */
export async function lockCount(tx: Tx, merchant: string): Promise<CountRow | undefined> {
  const [row] = await tx.select().from(agentCountTable).where(eq(agentCountTable.merchant, merchant)).for('update')
  return row
}

/** Begins to count, unless begun. */
export async function insertCount(tx: Tx, row: typeof agentCountTable.$inferInsert): Promise<void> {
  await tx.insert(agentCountTable).values(row).onConflictDoNothing()
}

export async function updateCount(
  tx: Tx,
  merchant: string,
  change: Partial<Omit<CountRow, 'merchant'>>,
): Promise<void> {
  await tx.update(agentCountTable).set(change).where(eq(agentCountTable.merchant, merchant))
}

/** A member of an agent with how far its account is counted; version -1 before the first count. */
export interface CountedMember {
  memberId: string
  agentId: string
  version: bigint
  throughId: bigint
}

/** The next members of all agents, by id. */
export async function listCountedMembers(
  tx: Tx,
  { merchant, after, limit }: { merchant: string; after: string; limit: number },
): Promise<CountedMember[]> {
  const { rows } = await tx.execute<Record<string, string>>(sql`
    SELECT m.member_id, m.agent_id, coalesce(a.version, -1) AS version, coalesce(a.through_id, 0) AS through_id
    FROM agent_member m LEFT JOIN agent_account a ON a.merchant = m.merchant AND a.member_id = m.member_id
    WHERE m.merchant = ${merchant} AND m.member_id > ${after} ORDER BY m.member_id LIMIT ${limit}`)
  return rows.map((row) => ({
    memberId: row.member_id ?? '',
    agentId: row.agent_id ?? '',
    version: BigInt(row.version ?? 0),
    throughId: BigInt(row.through_id ?? 0),
  }))
}

/** Puts members' open days in place of what was counted before. */
export async function replacePlay(
  tx: Tx,
  { merchant, openFrom }: CountRow,
  members: readonly CountedMember[],
  days: readonly PlayDay[],
): Promise<void> {
  const ids = sql.param(members.map(({ memberId }) => memberId))
  await tx.execute(sql`DELETE FROM agent_play
    WHERE merchant = ${merchant} AND member_id = ANY (${ids}::text[]) AND day >= ${openFrom}::date`)
  const agentOf = new Map(members.map(({ memberId, agentId }) => [memberId, agentId]))
  const rows = days.map(({ memberId, day, vendor, game, ...sums }) => ({
    ...{ merchant, memberId, day, vendor, game, agentId: agentOf.get(memberId) ?? '' },
    ...{ staked: sums.stakedMinor, won: sums.wonMinor, bonus: sums.bonusMinor },
    ...{ deposited: sums.depositedMinor, withdrawn: sums.withdrawnMinor },
  }))
  for (let at = 0; at < rows.length; at += INSERT_ROWS)
    await tx.insert(agentPlayTable).values(rows.slice(at, at + INSERT_ROWS))
  await tx.execute(sql`
    UPDATE agent_member m SET first_deposit_on = d.day
    FROM (
      SELECT member_id, min(day) AS day FROM agent_play
      WHERE merchant = ${merchant} AND member_id = ANY (${ids}::text[]) AND deposited > 0 GROUP BY member_id
    ) d
    WHERE m.merchant = ${merchant} AND m.member_id = d.member_id AND m.first_deposit_on IS NULL`)
}

export async function saveAccounts(
  tx: Tx,
  merchant: string,
  accounts: readonly Omit<typeof agentAccountTable.$inferInsert, 'merchant'>[],
): Promise<void> {
  await tx
    .insert(agentAccountTable)
    .values(accounts.map((account) => ({ merchant, ...account })))
    .onConflictDoUpdate({
      target: [agentAccountTable.merchant, agentAccountTable.memberId],
      set: { version: sql`excluded.version`, throughId: sql`excluded.through_id` },
    })
}

/** Sums the open days of agents anew. */
export async function replaceDays(
  tx: Tx,
  { merchant, openFrom }: CountRow,
  agentIds: readonly string[],
): Promise<void> {
  const ids = sql.param([...agentIds])
  await tx.execute(sql`DELETE FROM agent_day
    WHERE merchant = ${merchant} AND agent_id = ANY (${ids}::text[]) AND day >= ${openFrom}::date`)
  await tx.execute(sql`
    INSERT INTO agent_day (merchant, agent_id, day, staked, won, bonus, deposited, withdrawn, registrations, first_deposits)
    SELECT ${merchant}, agent_id, day, sum(staked), sum(won), sum(bonus), sum(deposited), sum(withdrawn),
      sum(registrations), sum(first_deposits)
    FROM (
      SELECT agent_id, day, staked, won, bonus, deposited, withdrawn, 0 AS registrations, 0 AS first_deposits
      FROM agent_play WHERE merchant = ${merchant} AND agent_id = ANY (${ids}::text[]) AND day >= ${openFrom}::date
      UNION ALL
      SELECT agent_id, bound_on, 0, 0, 0, 0, 0, 1, 0 FROM agent_member
      WHERE merchant = ${merchant} AND agent_id = ANY (${ids}::text[]) AND bound_on >= ${openFrom}::date
      UNION ALL
      SELECT agent_id, first_deposit_on, 0, 0, 0, 0, 0, 0, 1 FROM agent_member
      WHERE merchant = ${merchant} AND agent_id = ANY (${ids}::text[]) AND first_deposit_on >= ${openFrom}::date
    ) parts
    GROUP BY agent_id, day`)
}

/** Members that have reached a plan's sums by the end of a month, and had no reward before. */
export async function listAcquired(
  tx: Tx,
  wanted: { merchant: string; agentId: string; to: string; depositMinor: bigint; stakeMinor: bigint },
): Promise<string[]> {
  const { merchant, agentId, to, depositMinor, stakeMinor } = wanted
  const { rows } = await tx.execute<{ member_id: string }>(sql`
    SELECT m.member_id FROM agent_member m JOIN agent_play p ON p.merchant = m.merchant AND p.member_id = m.member_id
    WHERE m.merchant = ${merchant} AND m.agent_id = ${agentId} AND m.acquired_in IS NULL AND m.first_deposit_on <= ${to}::date
      AND p.day <= ${to}::date
    GROUP BY m.member_id
    HAVING sum(p.deposited) >= ${String(depositMinor)}::bigint AND sum(p.staked) >= ${String(stakeMinor)}::bigint
    ORDER BY m.member_id`)
  return rows.map((row) => row.member_id)
}

/** Marks members as rewarded. */
export async function markAcquired(
  tx: Tx,
  { merchant, memberIds, month }: { merchant: string; memberIds: readonly string[]; month: string },
): Promise<void> {
  await tx.execute(sql`UPDATE agent_member SET acquired_in = ${month}::date
    WHERE merchant = ${merchant} AND member_id = ANY (${sql.param([...memberIds])}::text[])`)
}
