import type { Tx } from '@foyer/database'
import { sql } from 'drizzle-orm'
import { memberOf, ownerOf } from './ledger.rules.ts'

/** What was settled on a member's account on a day, by game; money that belongs to no game has neither vendor nor game. */
export interface PlayDay {
  memberId: string
  /** `YYYY-MM-DD` in the given time zone. */
  day: string
  vendor: string
  game: string
  stakedMinor: bigint
  /** Wins with vendors' corrections. */
  wonMinor: bigint
  /** What bonuses have cost: bonus money that became real or was played, less what its play won. */
  bonusMinor: bigint
  depositedMinor: bigint
  withdrawnMinor: bigint
}

interface PlayWindow {
  merchant: string
  currency: string
  timeZone: string
  /** First day that is read, `YYYY-MM-DD`. */
  from: string
  /** Transfers up to `throughId` are settled before `from`. */
  accounts: readonly { memberId: string; throughId: bigint }[]
}

const settledAt = sql.raw('coalesce(t.resolved_at, t.created_at)')
const isPlay =
  sql.raw(`(t.operation = 'hold' AND t.kind = 'bet' OR t.kind = 'win' OR t.kind = 'adjustment' AND t.round IS NOT NULL
  OR t.operation = 'reverse' AND t.scope NOT IN ('deposit', 'bonus', 'referral'))`)

/** Version of members' real accounts in a currency; it grows by every effect. */
export async function listVersions(
  tx: Tx,
  { merchant, currency, memberIds }: { merchant: string; currency: string; memberIds: readonly string[] },
): Promise<Map<string, bigint>> {
  const { rows } = await tx.execute<{ owner: string; version: string }>(sql`
    SELECT owner, version FROM ledger_account
    WHERE owner = ANY (${sql.param(memberIds.map(ownerOf))}::text[]) AND pocket = 'real' AND currency = ${currency}
      AND merchant = ${merchant}`)
  return new Map(rows.map(({ owner, version }) => [memberOf(owner), BigInt(version)]))
}

/** Settled play and money of members by day and game. */
export async function sumPlayByDay(tx: Tx, window: PlayWindow): Promise<PlayDay[]> {
  const { timeZone, from } = window
  const { rows } = await tx.execute<Record<string, string>>(sql`
    SELECT owner, day::text, vendor, game, -coalesce(sum(moved) FILTER (WHERE is_play AND operation = 'hold'), 0) AS staked,
      coalesce(sum(moved) FILTER (WHERE is_play AND operation <> 'hold'), 0) AS won,
      coalesce(sum(moved) FILTER (WHERE kind = 'bonus' OR operation = 'reverse' AND scope IN ('bonus', 'referral')), 0) AS bonus,
      coalesce(sum(moved) FILTER (WHERE kind = 'deposit' OR operation = 'reverse' AND scope = 'deposit'), 0) AS deposited,
      -coalesce(sum(moved) FILTER (WHERE kind = 'withdrawal' AND operation = 'hold'), 0) AS withdrawn
    FROM (
      SELECT a.owner, (${settledAt} AT TIME ZONE ${timeZone})::date AS day, ${isPlay} AS is_play,
        CASE WHEN ${isPlay} THEN t.scope ELSE '' END AS vendor, CASE WHEN ${isPlay} THEN t.reference ELSE '' END AS game,
        t.kind, t.operation, t.scope, t.moved
      FROM ${windowOf(window)} AND t.phase = 'posted' AND t.moved <> 0
        AND ${settledAt} >= (${from}::date)::timestamp AT TIME ZONE ${timeZone}
    ) moves
    WHERE is_play OR kind IN ('bonus', 'deposit', 'withdrawal') OR operation = 'reverse'
    GROUP BY owner, day, vendor, game`)
  return rows.map((row) => ({
    memberId: memberOf(row.owner ?? ''),
    day: row.day ?? '',
    vendor: row.vendor ?? '',
    game: row.game ?? '',
    stakedMinor: BigInt(row.staked ?? 0),
    wonMinor: BigInt(row.won ?? 0),
    bonusMinor: BigInt(row.bonus ?? 0),
    depositedMinor: BigInt(row.deposited ?? 0),
    withdrawnMinor: BigInt(row.withdrawn ?? 0),
  }))
}

/** By member, the last transfer up to which all are settled before `from`; a member without transfers is left out. */
export async function findSettledThrough(tx: Tx, window: PlayWindow): Promise<Map<string, bigint>> {
  const { timeZone, from } = window
  const { rows } = await tx.execute<{ owner: string; through_id: string }>(sql`
    SELECT a.owner, coalesce(min(t.id) FILTER (WHERE t.phase = 'pending'
        OR ${settledAt} >= (${from}::date)::timestamp AT TIME ZONE ${timeZone}) - 1, max(t.id)) AS through_id
    FROM ${windowOf(window)}
    GROUP BY a.owner`)
  return new Map(rows.map(({ owner, through_id: id }) => [memberOf(owner), BigInt(id)]))
}

function windowOf({ merchant, currency, accounts }: PlayWindow) {
  const owners = accounts.map(({ memberId }) => ownerOf(memberId))
  const ids = accounts.map(({ throughId }) => String(throughId))
  return sql`unnest(${sql.param(owners)}::text[], ${sql.param(ids)}::bigint[]) AS w (owner, through_id)
    JOIN ledger_account a ON a.owner = w.owner AND a.pocket = 'real' AND a.currency = ${currency} AND a.merchant = ${merchant}
    JOIN ledger_transfer t ON t.account_id = a.id AND t.id > w.through_id WHERE true`
}

/** A round's settled stakes and wins of a time. */
export interface SettledRound {
  /** Its last transfer of the time. */
  id: string
  vendor: string
  game: string
  stakedMinor: bigint
  wonMinor: bigint
  at: Date
}

/** A member's play of some days by round, newest first: its sums are those of `sumPlayByDay`. */
export async function listSettledRounds(
  tx: Tx,
  player: { merchant: string; memberId: string; currency: string },
  filter: { from: string; to: string; timeZone: string; before?: string | undefined; limit: number },
): Promise<SettledRound[]> {
  const { merchant, memberId, currency } = player
  const { from, to, timeZone, before = null, limit } = filter
  const { rows } = await tx.execute<Record<string, string> & { at: Date | string }>(sql`
    SELECT max(t.id) AS id, t.scope, max(t.reference) AS game, max(${settledAt}) AS at,
      -coalesce(sum(t.moved) FILTER (WHERE t.operation = 'hold'), 0) AS staked,
      coalesce(sum(t.moved) FILTER (WHERE t.operation <> 'hold'), 0) AS won
    FROM ledger_account a JOIN ledger_transfer t ON t.account_id = a.id
    WHERE a.merchant = ${merchant} AND a.owner = ${ownerOf(memberId)} AND a.pocket = 'real' AND a.currency = ${currency}
      AND t.phase = 'posted' AND t.moved <> 0 AND ${isPlay}
      AND (${settledAt} AT TIME ZONE ${timeZone})::date BETWEEN ${from}::date AND ${to}::date
    GROUP BY t.scope, coalesce(t.round, t.key)
    HAVING ${before}::bigint IS NULL OR max(t.id) < ${before}::bigint
    ORDER BY max(t.id) DESC LIMIT ${limit}`)
  return rows.map((row) => ({
    id: row.id ?? '',
    vendor: row.scope ?? '',
    game: row.game ?? '',
    stakedMinor: BigInt(row.staked ?? 0),
    wonMinor: BigInt(row.won ?? 0),
    at: new Date(row.at),
  }))
}
