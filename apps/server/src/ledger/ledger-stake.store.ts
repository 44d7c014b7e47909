import type { Tx } from '@foyer/database'
import { sql } from 'drizzle-orm'
import { ownerOf } from './ledger.rules.ts'
import type { LedgerMovement } from './ledger-history.store.ts'

/** A stake with what its round has come to. */
export interface MemberStake {
  id: string
  vendor: string
  game: string
  round: string
  phase: LedgerMovement['phase']
  stakeMinor: bigint
  currency: string
  /** Of the whole round; a stake that was taken back does not count. */
  roundStakedMinor: bigint
  roundWonMinor: bigint
  at: Date
  resolvedAt: Date | null
}

/** A member's stakes, newest first. */
export async function listStakes(
  tx: Tx,
  filter: {
    merchant: string
    memberId: string
    vendor?: string | undefined
    /** Id of the last stake of the page before. */
    before?: string | undefined
    limit: number
  },
): Promise<MemberStake[]> {
  const { merchant, memberId, vendor = null, before = null, limit } = filter
  const { rows } = await tx.execute<{
    id: string
    scope: string
    game: string
    round: string
    phase: MemberStake['phase']
    stake: string
    currency: string
    staked: string
    won: string
    created_at: Date | string
    resolved_at: Date | string | null
  }>(sql`
    SELECT t.id, t.scope, t.reference AS game, t.round, t.phase, -t.amount AS stake, t.currency, -r.staked AS staked, r.won,
      t.created_at, t.resolved_at
    FROM ledger_account a CROSS JOIN LATERAL (
      SELECT * FROM ledger_transfer WHERE account_id = a.id AND operation = 'hold' AND kind = 'bet'
        AND phase <> 'refused' AND round IS NOT NULL
        AND (${vendor}::text IS NULL OR scope = ${vendor})
        AND (${before}::bigint IS NULL OR id < ${before}::bigint)
      ORDER BY id DESC LIMIT ${limit}
    ) t
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(o.moved) FILTER (WHERE o.operation = 'credit'), 0) AS won,
        coalesce(sum(o.amount) FILTER (WHERE o.operation = 'hold' AND o.phase IN ('pending', 'posted')), 0) AS staked
      FROM ledger_transfer o
      WHERE o.account_id = t.account_id AND o.round_hash = t.round_hash AND o.scope = t.scope AND o.round = t.round
    ) r
    WHERE a.merchant = ${merchant} AND a.owner = ${ownerOf(memberId)}
    ORDER BY t.id DESC LIMIT ${limit}`)
  return rows.map((row) => ({
    id: row.id,
    vendor: row.scope,
    game: row.game,
    round: row.round,
    phase: row.phase,
    stakeMinor: BigInt(row.stake),
    currency: row.currency,
    roundStakedMinor: BigInt(row.staked),
    roundWonMinor: BigInt(row.won),
    at: new Date(row.created_at),
    resolvedAt: row.resolved_at === null ? null : new Date(row.resolved_at),
  }))
}

/** What a member has played in settled rounds, in minor units. */
export interface MemberPlay {
  stakedMinor: bigint
  /** Stakes less wins of the member's own money: what bonus money staked and won is left out. */
  ownLossMinor: bigint
  rounds: number
}

/**
 * A member's settled stakes and wins of a time.
 * @param games as `vendor/code` or category; undefined for all
 */
export async function sumPlay(
  tx: Tx,
  player: { merchant: string; memberId: string; currency: string },
  { from, to, games }: { from: Date; to: Date; games?: readonly string[] | undefined },
): Promise<MemberPlay> {
  const { merchant, memberId, currency } = player
  const keys = games === undefined || games.length === 0 ? null : sql.param([...games])
  const { rows } = await tx.execute<{ staked: string; lost: string; rounds: number }>(sql`
    SELECT coalesce(-sum(t.moved) FILTER (WHERE t.operation = 'hold'), 0) AS staked,
      coalesce(-sum(t.moved), 0) - coalesce(sum(p.bonus) FILTER (WHERE t.operation = 'hold'), 0)
        + coalesce(sum(p.bonus) FILTER (WHERE t.operation = 'credit'), 0) AS lost,
      count(DISTINCT (t.scope, t.round)) FILTER (WHERE t.operation = 'hold')::int AS rounds
    FROM ledger_account a JOIN ledger_transfer t ON t.account_id = a.id
    LEFT JOIN bonus_play p ON p.key_digest = t.key_digest
    WHERE a.merchant = ${merchant} AND a.owner = ${ownerOf(memberId)} AND a.pocket = 'real' AND a.currency = ${currency}
      AND t.phase = 'posted' AND t.kind IN ('bet', 'win') AND t.operation IN ('hold', 'credit')
      AND coalesce(t.resolved_at, t.created_at) >= ${from.toISOString()}::timestamptz
      AND coalesce(t.resolved_at, t.created_at) < ${to.toISOString()}::timestamptz
      AND (${keys}::text[] IS NULL OR t.scope || '/' || t.reference = ANY (${keys}::text[]) OR EXISTS (
        SELECT FROM game g WHERE g.merchant = a.merchant AND g.code = t.reference AND g.vendor = t.scope
          AND g.game_classify = ANY (${keys}::text[])))`)
  const [row] = rows
  return { stakedMinor: BigInt(row?.staked ?? 0), ownLossMinor: BigInt(row?.lost ?? 0), rounds: row?.rounds ?? 0 }
}
