import type { Tx } from '@foyer/database'
import { sql } from 'drizzle-orm'
import { memberOf, ownerOf } from './ledger.rules.ts'
import type { MovementKind } from './ledger.types.ts'

/** Newest transfers of an account in which its last games are looked for. */
const PLAYED_GAME_SCAN = 1_000
/** Newest transfers of an account in which a stake at a vendor is looked for. */
const STAKER_SCAN = 200
/** Newest transfers of an account in which its open holds are looked for. */
const OPEN_HOLD_SCAN = 1_000

export interface LedgerMovement {
  id: string
  kind: MovementKind
  phase: 'pending' | 'posted' | 'voided' | 'expired'
  /** Signed as the member sees it. */
  amountMinor: bigint
  currency: string
  /** Right after the movement; for a hold, or without a movement, right after the request. */
  balanceAfterMinor: bigint
  /** The round of a bet or a win, otherwise the request's reference. */
  reference: string
  /** The game of a round; equal to `reference` for a request without one. */
  game: string | null
  /** Origin of the request: the code of a vendor for bets, wins and their reversals. */
  scope: string
  description: string
  /** Of a round's win: all that the round has paid, and its stakes. */
  round: { wonMinor: bigint; stakedMinor: bigint } | null
  at: Date
  resolvedAt: Date | null
}

interface MovementRow extends Record<string, unknown> {
  id: string
  kind: MovementKind
  phase: LedgerMovement['phase']
  amount: string
  currency: string
  balance_after: string
  reference: string
  game: string | null
  scope: string
  description: string
  round_won: string | null
  round_staked: string | null
  created_at: Date | string
  resolved_at: Date | string | null
}

/**
 * A member's movements, newest first: all holds and transfers, without refusals and without requests that only resolve
 * a hold (the hold has its own end).
 */
export async function listMovements(
  tx: Tx,
  filter: {
    merchant: string
    memberId: string
    kind?: MovementKind | undefined
    from?: Date | undefined
    to?: Date | undefined
    /** Id of the last movement of the previous page. */
    before?: string | undefined
    limit: number
  },
): Promise<LedgerMovement[]> {
  const { merchant, memberId, kind = null, before = null, limit } = filter
  const from = filter.from?.toISOString() ?? null
  const to = filter.to?.toISOString() ?? null
  // Each sub-account yields its newest rows by its own index; the page is the newest of those.
  const { rows } = await tx.execute<MovementRow>(sql`
    SELECT t.id, t.kind, t.phase, CASE WHEN t.moved <> 0 THEN t.moved ELSE t.amount END AS amount, t.currency,
      coalesce(e.balance_after, t.balance_after) AS balance_after, coalesce(t.round, t.reference) AS reference,
      CASE WHEN t.round IS NOT NULL THEN t.reference END AS game, t.scope, t.description, r.won AS round_won, -r.staked AS round_staked,
      t.created_at, t.resolved_at
    FROM ledger_account a CROSS JOIN LATERAL (
      SELECT * FROM ledger_transfer WHERE account_id = a.id AND phase <> 'refused' AND amount <> 0
        AND operation IN ('hold', 'transfer', 'credit', 'reverse')
        AND (${kind}::text IS NULL OR kind::text = ${kind})
        AND (${from}::timestamptz IS NULL OR created_at >= ${from}::timestamptz)
        AND (${to}::timestamptz IS NULL OR created_at < ${to}::timestamptz)
        AND (${before}::bigint IS NULL OR id < ${before}::bigint)
      ORDER BY id DESC LIMIT ${limit}
    ) t
    LEFT JOIN ledger_entry e ON e.account_id = t.account_id AND e.transfer_id = t.id
    LEFT JOIN LATERAL (
      SELECT coalesce(sum(o.moved) FILTER (WHERE o.operation = 'credit' OR o.kind = 'adjustment'), 0) AS won,
        coalesce(sum(o.amount) FILTER (WHERE o.operation = 'hold' AND o.phase IN ('pending', 'posted')), 0) AS staked
      FROM ledger_transfer o
      WHERE o.account_id = t.account_id AND o.round_hash = ledger_round_hash(t.scope, t.round)
        AND o.scope = t.scope AND o.round = t.round
    ) r ON t.kind = 'win' AND t.operation = 'credit' AND t.round IS NOT NULL
    WHERE a.merchant = ${merchant} AND a.owner = ${ownerOf(memberId)}
    ORDER BY t.id DESC LIMIT ${limit}`)
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    phase: row.phase,
    amountMinor: BigInt(row.amount),
    currency: row.currency,
    balanceAfterMinor: BigInt(row.balance_after),
    reference: row.reference,
    game: row.game,
    scope: row.scope,
    description: row.description,
    round:
      row.round_won === null || row.round_staked === null
        ? null
        : { wonMinor: BigInt(row.round_won), stakedMinor: BigInt(row.round_staked) },
    at: new Date(row.created_at),
    resolvedAt: row.resolved_at === null ? null : new Date(row.resolved_at),
  }))
}

/** Codes of the games of a member's last stakes, newest first, with their vendors. */
export async function listPlayedGames(
  tx: Tx,
  { merchant, memberId, limit }: { merchant: string; memberId: string; limit: number },
): Promise<{ vendor: string; code: string }[]> {
  const { rows } = await tx.execute<{ vendor: string; code: string }>(sql`
    SELECT t.scope AS vendor, t.reference AS code FROM ledger_account a CROSS JOIN LATERAL (
      SELECT id, scope, reference, round, kind, operation, phase FROM ledger_transfer WHERE account_id = a.id
      ORDER BY id DESC LIMIT ${PLAYED_GAME_SCAN}
    ) t
    WHERE a.merchant = ${merchant} AND a.owner = ${ownerOf(memberId)} AND t.round IS NOT NULL
      AND t.kind = 'bet' AND t.operation = 'hold' AND t.phase IN ('pending', 'posted')
    GROUP BY t.scope, t.reference ORDER BY max(t.id) DESC LIMIT ${limit}`)
  return rows
}

/** A member of any merchant as a player of a vendor. */
interface VendorPlayer {
  merchant: string
  memberId: string
  vendor: string
}

/** Those of the players who have lately staked real money at the vendor. */
export async function listStakers(tx: Tx, players: readonly VendorPlayer[]): Promise<VendorPlayer[]> {
  if (players.length === 0) return []
  // OFFSET 0: the accounts are looked up for each player by their owner, never joined with all accounts.
  const asked = players.map((player, place) => ({ ...player, owner: ownerOf(player.memberId), place }))
  const { rows } = await tx.execute<{ place: number }>(sql`
    SELECT p.place FROM jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
      AS p(place int, merchant text, owner text, vendor text)
    WHERE EXISTS (
      SELECT FROM ledger_account a CROSS JOIN LATERAL (
        SELECT scope, kind, operation, phase FROM ledger_transfer WHERE account_id = a.id
        ORDER BY id DESC LIMIT ${STAKER_SCAN}
      ) t
      WHERE a.merchant = p.merchant AND a.owner = p.owner AND a.pocket = 'real' AND a.currency <> 'FUN'
        AND t.scope = p.vendor AND t.kind = 'bet' AND t.operation = 'hold' AND t.phase IN ('pending', 'posted')
      OFFSET 0)`)
  return rows.flatMap(({ place }) => players[place] ?? [])
}

/** Settled stakes after a transfer; `final` is the part that no later call changes: nothing before it is open. */
export interface StakesSince {
  stakesMinor: bigint
  final: { id: string; stakesMinor: bigint; count: number }
}

/**
 * Sums the member's stakes in one currency settled after transfer `after`, less those returned after it, in minor
 * units. An account's transfers get their ids under its lock, so none appears before one already read.
 */
export async function sumSettledStakes(
  tx: Tx,
  owner: { merchant: string; memberId: string; currency: string },
  after = '0',
): Promise<StakesSince> {
  // The digest is computed separately (OFFSET 0) from its lookup: under row-level security no index is used with a
  // function of the same row.
  const { rows } = await tx.execute<{
    stakes: string
    final_stakes: string
    final_count: number
    final_id: string
  }>(sql`
    WITH recent AS MATERIALIZED (
      SELECT t.id, t.phase, t.moved FROM ledger_account a
      JOIN ledger_transfer t ON t.account_id = a.id AND t.id > ${after}::bigint
      WHERE a.merchant = ${owner.merchant} AND a.owner = ${ownerOf(owner.memberId)} AND a.pocket = 'real'
        AND a.currency = ${owner.currency}
        AND CASE t.operation
          WHEN 'hold' THEN t.kind = 'bet' AND t.phase IN ('pending', 'posted')
          WHEN 'reverse' THEN t.phase = 'posted' AND 'bet' = (
            SELECT o.kind FROM (SELECT ledger_digest(t.merchant, t.scope, t.target) AS digest OFFSET 0) AS asked
            JOIN ledger_transfer o ON o.key_digest = asked.digest)
          ELSE false
        END
    ), final AS (
      SELECT coalesce(min(id) FILTER (WHERE phase = 'pending') - 1, max(id), ${after}::bigint) AS id FROM recent
    )
    SELECT coalesce(-sum(r.moved), 0)::text AS stakes,
      coalesce(-sum(r.moved) FILTER (WHERE r.id <= f.id), 0)::text AS final_stakes,
      (count(r.id) FILTER (WHERE r.id <= f.id))::int AS final_count, f.id::text AS final_id
    FROM final f LEFT JOIN recent r ON true GROUP BY f.id`)
  const [row] = rows
  if (!row) throw new Error('the sum of stakes has no row')
  const final = { id: row.final_id, stakesMinor: BigInt(row.final_stakes), count: row.final_count }
  return { stakesMinor: BigInt(row.stakes), final }
}

export type MemberHold = Pick<
  LedgerMovement,
  'id' | 'amountMinor' | 'currency' | 'reference' | 'game' | 'scope' | 'description' | 'at'
> & { kind: 'bet' | 'withdrawal' }

/** A member's open holds, newest first. */
export async function listMemberHolds(
  tx: Tx,
  { merchant, memberId, limit }: { merchant: string; memberId: string; limit: number },
): Promise<MemberHold[]> {
  const { rows } = await tx.execute<
    Pick<MovementRow, 'id' | 'amount' | 'currency' | 'reference' | 'game' | 'scope' | 'description' | 'created_at'> & {
      kind: MemberHold['kind']
    }
  >(sql`
    SELECT t.id, t.kind, t.amount, t.currency, coalesce(t.round, t.reference) AS reference,
      CASE WHEN t.round IS NOT NULL THEN t.reference END AS game, t.scope, t.description, t.created_at
    FROM ledger_account a CROSS JOIN LATERAL (
      SELECT * FROM ledger_transfer WHERE account_id = a.id ORDER BY id DESC LIMIT ${OPEN_HOLD_SCAN}
    ) t
    WHERE a.merchant = ${merchant} AND a.owner = ${ownerOf(memberId)} AND t.operation = 'hold' AND t.phase = 'pending'
      AND t.kind IN ('bet', 'withdrawal')
    ORDER BY t.id DESC LIMIT ${limit}`)
  return rows.map(({ id, kind, amount, currency, reference, game, scope, description, created_at }) => ({
    id,
    kind,
    amountMinor: BigInt(amount),
    currency,
    reference,
    game,
    scope,
    description,
    at: new Date(created_at),
  }))
}

/** A stake or payout unresolved for long (reconciliation, ledger invariant 11). */
export interface OpenHold {
  merchant: string
  memberId: string
  scope: string
  key: string
  round: string | null
  kind: MovementKind
  amountMinor: bigint
  currency: string
  at: Date
}

/** Lists holds opened before `before`, oldest first: of one merchant, or of all as the operator. */
export async function listOpenHolds(tx: Tx, before: Date, limit: number): Promise<OpenHold[]> {
  const { rows } = await tx.execute<{
    merchant: string
    owner: string
    scope: string
    key: string
    round: string | null
    kind: MovementKind
    amount: string
    currency: string
    created_at: Date | string
  }>(sql`
    SELECT t.merchant, a.owner, t.scope, t.key, t.round, t.kind, t.amount, t.currency, t.created_at
    FROM ledger_transfer t JOIN ledger_account a ON a.id = t.account_id
    WHERE t.phase = 'pending' AND t.created_at < ${before.toISOString()}::timestamptz
    ORDER BY t.created_at, t.id LIMIT ${limit}`)
  return rows.map((row) => ({
    merchant: row.merchant,
    memberId: memberOf(row.owner),
    scope: row.scope,
    key: row.key,
    round: row.round,
    kind: row.kind,
    amountMinor: -BigInt(row.amount),
    currency: row.currency,
    at: new Date(row.created_at),
  }))
}
