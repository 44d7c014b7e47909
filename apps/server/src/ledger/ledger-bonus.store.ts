import { randomUUID } from 'node:crypto'
import type { ChangeTopic } from '@foyer/contract'
import { announce, type Tx } from '@foyer/database'
import { sql } from 'drizzle-orm'
import { ownerOf } from './ledger.rules.ts'
import type { BonusTerms, Grant, GrantRequest, GrantStake, GrantState } from './ledger-bonus.types.ts'

/**
 * Gives a grant, once for its source: it is wagered at once when no other is, else it waits. Without wagering it becomes
 * real money at once.
 * @returns the grant's state; undefined when the member has no account in that currency
 */
export async function giveBonus(tx: Tx, request: GrantRequest): Promise<GrantState | undefined> {
  const { merchant, memberId, terms, offer, amountMinor, freeStakeMinor } = request
  const row = {
    id: randomUUID(),
    owner: ownerOf(memberId),
    currency: request.currency,
    offer_id: offer.id,
    offer_version: offer.version,
    offer_kind: offer.kind,
    source: request.source,
    amount: String(amountMinor),
    terms,
    play_order: freeStakeMinor === undefined ? terms.order : 'bonus_first',
    largest_stake: freeStakeMinor === undefined ? (terms.maxStakeMinor ?? null) : null,
    free_stake: freeStakeMinor === undefined ? null : String(freeStakeMinor),
    winnings_cap: terms.winningsCapMinor ?? null,
    wager_target: freeStakeMinor === undefined ? String(amountMinor * BigInt(terms.wagerTimes)) : '0',
    expires_days: terms.expiresDays,
  }
  const { rows } = await tx.execute<{ state: GrantState | null }>(
    sql`SELECT ledger_bonus_give(${merchant}, ${JSON.stringify(row)}::jsonb) AS state`,
  )
  announce(tx, { merchant, memberId, topic: 'wallet' satisfies ChangeTopic })
  return rows[0]?.state ?? undefined
}

/**
 * Ends a grant before its time: what it holds goes back to the merchant, real money stays.
 * @returns false for one that has ended
 */
export async function endBonus(
  tx: Tx,
  end: { merchant: string; memberId: string; grantId: string; state: 'given_up' | 'reversed' },
): Promise<boolean> {
  const { merchant, memberId, grantId, state } = end
  const { rows } = await tx.execute<{ ended: boolean }>(
    sql`SELECT ledger_bonus_end(${merchant}, ${grantId}, ${state}) AS ended`,
  )
  announce(tx, { merchant, memberId, topic: 'wallet' satisfies ChangeTopic })
  return rows[0]?.ended ?? false
}

/** Ends grants that are out of time; one with open stakes ends with the last of them. @returns their number */
export async function expireBonuses(tx: Tx, merchant: string, now: Date, limit: number): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`SELECT ledger_bonus_expire(${merchant}, ${now.toISOString()}::timestamptz, ${limit}) AS count`,
  )
  return rows[0]?.count ?? 0
}

type GrantRow = Record<'id' | 'currency' | 'offer_id' | 'offer_kind' | 'source' | 'amount' | 'balance', string> &
  Record<'wager_target' | 'wagered' | 'converted' | 'forfeited', string> &
  Record<'created_at', Date | string> &
  Record<'expires_at' | 'ended_at', Date | string | null> & {
    offer_version: number
    state: GrantState
    terms: BonusTerms
    free_stake: string | null
    open_stakes: number
  }

/** A member's grants, newest first. */
export async function listGrants(
  tx: Tx,
  filter: { merchant: string; memberId: string; isOpen?: boolean; limit: number },
): Promise<Grant[]> {
  const { merchant, memberId, isOpen = false, limit } = filter
  const { rows } = await tx.execute<GrantRow>(sql`
    SELECT g.*, a.balance FROM bonus_grant g
    JOIN ledger_account a ON a.merchant = g.merchant AND a.owner = 'grant:' || g.id
    WHERE g.merchant = ${merchant} AND g.owner = ${ownerOf(memberId)} AND (NOT ${isOpen} OR g.ended_at IS NULL)
    ORDER BY g.created_at DESC, g.id LIMIT ${limit}`)
  return rows.map(toGrant)
}

/** The latest stakes of a grant, newest first. */
export async function listGrantStakes(tx: Tx, merchant: string, grantId: string, limit: number): Promise<GrantStake[]> {
  const { rows } = await tx.execute<
    Record<'game' | 'scope' | 'amount' | 'bonus' | 'counted', string> & {
      state: GrantStake['state']
      weight: number
      at: Date | string
    }
  >(sql`
    SELECT game, scope, state, amount, bonus, weight, counted, at FROM bonus_play
    WHERE merchant = ${merchant} AND grant_id = ${grantId} AND kind = 'stake' ORDER BY at DESC LIMIT ${limit}`)
  return rows.map((row) => ({
    game: row.game,
    vendor: row.scope,
    state: row.state,
    amountMinor: BigInt(row.amount),
    bonusMinor: BigInt(row.bonus),
    weight: row.weight,
    countedMinor: BigInt(row.counted),
    at: new Date(row.at),
  }))
}

/** Bonus money that can be staked now, in minor units: that of the grant that is wagered. */
export async function readPlayableBonus(
  tx: Tx,
  { merchant, memberId, currency }: { merchant: string; memberId: string; currency: string },
): Promise<bigint> {
  const { rows } = await tx.execute<{ balance: string }>(sql`
    SELECT a.balance FROM bonus_grant g JOIN ledger_account a ON a.merchant = g.merchant AND a.owner = 'grant:' || g.id
    WHERE g.merchant = ${merchant} AND g.owner = ${ownerOf(memberId)} AND g.currency = ${currency} AND g.state = 'active'`)
  return BigInt(rows[0]?.balance ?? 0)
}

function toGrant(row: GrantRow): Grant {
  return {
    id: row.id,
    currency: row.currency,
    offer: { id: row.offer_id, version: row.offer_version, kind: row.offer_kind },
    source: row.source,
    state: row.state,
    amountMinor: BigInt(row.amount),
    balanceMinor: BigInt(row.balance),
    terms: row.terms,
    freeStakeMinor: row.free_stake === null ? null : BigInt(row.free_stake),
    wagerTargetMinor: BigInt(row.wager_target),
    wageredMinor: BigInt(row.wagered),
    openStakes: row.open_stakes,
    convertedMinor: BigInt(row.converted),
    forfeitedMinor: BigInt(row.forfeited),
    createdAt: new Date(row.created_at),
    expiresAt: row.expires_at === null ? null : new Date(row.expires_at),
    endedAt: row.ended_at === null ? null : new Date(row.ended_at),
  }
}

/** Which of these sources have given a grant. */
export async function findGivenSources(tx: Tx, merchant: string, sources: readonly string[]): Promise<Set<string>> {
  if (sources.length === 0) return new Set()
  const { rows } = await tx.execute<{ source: string }>(sql`
    SELECT source FROM bonus_grant WHERE merchant = ${merchant} AND source = ANY (${sql.param([...sources])}::text[])`)
  return new Set(rows.map(({ source }) => source))
}

/** What each offer's grants have come to, in minor units. */
export async function sumGrants(
  tx: Tx,
  merchant: string,
): Promise<Map<string, { grants: number; givenMinor: bigint; convertedMinor: bigint }>> {
  const { rows } = await tx.execute<{ offer_id: string; grants: number; given: string; converted: string }>(sql`
    SELECT offer_id, count(*)::int AS grants, sum(amount) AS given, sum(converted) AS converted FROM bonus_grant
    WHERE merchant = ${merchant} GROUP BY offer_id`)
  return new Map(
    rows.map(({ offer_id, grants, given, converted }) => [
      offer_id,
      { grants, givenMinor: BigInt(given), convertedMinor: BigInt(converted) },
    ]),
  )
}

/** Whether one of these members has a grant of this offer. */
export async function isGivenToAny(
  tx: Tx,
  { merchant, offerId, memberIds }: { merchant: string; offerId: string; memberIds: readonly string[] },
): Promise<boolean> {
  if (memberIds.length === 0) return false
  const { rows } = await tx.execute(sql`
    SELECT FROM bonus_grant WHERE merchant = ${merchant} AND offer_id = ${offerId}
      AND owner = ANY (${sql.param(memberIds.map(ownerOf))}::text[]) LIMIT 1`)
  return rows.length > 0
}
