import type { Tx } from '@foyer/database'
import { type SQL, sql } from 'drizzle-orm'

/** Sums of a time, in minor units. */
export interface PlaySums {
  staked: bigint
  won: bigint
  bonus: bigint
  deposited: bigint
  withdrawn: bigint
}

interface PlayFilter {
  merchant: string
  agentIds: readonly string[]
  /** `YYYY-MM-DD`, both included. */
  from: string
  to: string
}

type SumRow = Record<string, string>
const sums = sql.raw(
  ['staked', 'won', 'bonus', 'deposited', 'withdrawn'].map((name) => `coalesce(sum(${name}), 0) AS ${name}`).join(', '),
)
const isWithin = ({ merchant, agentIds, from, to }: PlayFilter): SQL => sql`merchant = ${merchant}
  AND agent_id = ANY (${sql.param([...agentIds])}::text[]) AND day BETWEEN ${from}::date AND ${to}::date`

function toSums(row: SumRow | undefined): PlaySums {
  return {
    staked: BigInt(row?.staked ?? 0),
    won: BigInt(row?.won ?? 0),
    bonus: BigInt(row?.bonus ?? 0),
    deposited: BigInt(row?.deposited ?? 0),
    withdrawn: BigInt(row?.withdrawn ?? 0),
  }
}

/** Sums of agents' own members, with the members who are new, have deposited first, and have played. */
export async function sumTotal(
  tx: Tx,
  filter: PlayFilter,
): Promise<PlaySums & { registrations: number; firstDeposits: number; active: number }> {
  const { rows } = await tx.execute<SumRow>(sql`
    SELECT ${sums}, coalesce(sum(registrations), 0) AS registrations, coalesce(sum(first_deposits), 0) AS first_deposits,
      (SELECT count(*) FROM (
        SELECT FROM agent_play WHERE ${isWithin(filter)} AND staked > 0 GROUP BY member_id) players) AS active
    FROM agent_day WHERE ${isWithin(filter)}`)
  const [row] = rows
  return {
    ...toSums(row),
    registrations: Number(row?.registrations ?? 0),
    firstDeposits: Number(row?.first_deposits ?? 0),
    active: Number(row?.active ?? 0),
  }
}

/** By day, latest first. */
export async function sumByDay(tx: Tx, filter: PlayFilter): Promise<(PlaySums & { day: string })[]> {
  const { rows } = await tx.execute<SumRow>(sql`
    SELECT day::text, ${sums} FROM agent_day WHERE ${isWithin(filter)} GROUP BY day ORDER BY day DESC`)
  return rows.map((row) => ({ ...toSums(row), day: row.day ?? '' }))
}

/** By game, largest stakes first. */
export async function sumByGame(tx: Tx, filter: PlayFilter): Promise<(PlaySums & { vendor: string; game: string })[]> {
  const { rows } = await tx.execute<SumRow>(sql`
    SELECT vendor, game, ${sums} FROM agent_play WHERE ${isWithin(filter)} AND vendor <> ''
    GROUP BY vendor, game ORDER BY sum(staked) DESC, vendor, game`)
  return rows.map((row) => ({ ...toSums(row), vendor: row.vendor ?? '', game: row.game ?? '' }))
}

/** By agent, of its own members. */
export async function sumByAgent(tx: Tx, filter: PlayFilter): Promise<Map<string, PlaySums>> {
  const { rows } = await tx.execute<SumRow>(sql`
    SELECT agent_id, ${sums} FROM agent_day WHERE ${isWithin(filter)} GROUP BY agent_id`)
  return new Map(rows.map((row) => [row.agent_id ?? '', toSums(row)]))
}

/** By member, of these. */
export async function sumByMember(
  tx: Tx,
  { merchant, memberIds, from, to }: Omit<PlayFilter, 'agentIds'> & { memberIds: readonly string[] },
): Promise<Map<string, PlaySums>> {
  const { rows } = await tx.execute<SumRow>(sql`
    SELECT member_id, ${sums} FROM agent_play
    WHERE merchant = ${merchant} AND member_id = ANY (${sql.param([...memberIds])}::text[])
      AND day BETWEEN ${from}::date AND ${to}::date
    GROUP BY member_id`)
  return new Map(rows.map((row) => [row.member_id ?? '', toSums(row)]))
}
