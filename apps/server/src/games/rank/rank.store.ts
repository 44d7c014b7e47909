import type { Tx } from '@foyer/database'
import { sql } from 'drizzle-orm'
import { sumSettledStakes } from '../../ledger/index.ts'
import { RANK_AGGREGATE_THRESHOLD } from './rank.constants.ts'

export interface Staker {
  merchant: string
  memberId: string
  currency: string
}

/**
 * All settled and not returned stakes of a member, in minor units: the stored sum and the later ones; and the highest
 * level that was noticed.
 */
export async function readStakes(tx: Tx, staker: Staker): Promise<{ stakeMinor: bigint; reached: number }> {
  const { merchant, memberId, currency } = staker
  const { rows } = await tx.execute<{ through_id: string; stakes: string; level: number }>(sql`
    SELECT through_id::text, stakes::text, level FROM rank_stakes
    WHERE merchant = ${merchant} AND member_id = ${memberId} AND currency = ${currency}`)
  const stored = BigInt(rows[0]?.stakes ?? 0)
  const { stakesMinor, final } = await sumSettledStakes(tx, staker, rows[0]?.through_id)
  if (final.count >= RANK_AGGREGATE_THRESHOLD) await storeStakes(tx, staker, final.id, stored + final.stakesMinor)
  return { stakeMinor: stored + stakesMinor, reached: rows[0]?.level ?? 0 }
}

/** Stores a level that is higher than the stored one. @returns whether it was */
export async function storeLevel(tx: Tx, staker: Staker, level: number): Promise<boolean> {
  const { merchant, memberId, currency } = staker
  const { rows } = await tx.execute(sql`
    INSERT INTO rank_stakes AS r (merchant, member_id, currency, through_id, stakes, level)
    VALUES (${merchant}, ${memberId}, ${currency}, 0, 0, ${level})
    ON CONFLICT (merchant, member_id, currency) DO UPDATE SET level = excluded.level WHERE r.level < excluded.level
    RETURNING level`)
  return rows.length > 0
}

/** The higher transfer id wins. */
async function storeStakes(tx: Tx, { merchant, memberId, currency }: Staker, throughId: string, stakes: bigint) {
  await tx.execute(sql`
    INSERT INTO rank_stakes AS r (merchant, member_id, currency, through_id, stakes)
    VALUES (${merchant}, ${memberId}, ${currency}, ${throughId}::bigint, ${stakes}::bigint)
    ON CONFLICT (merchant, member_id, currency) DO UPDATE SET through_id = excluded.through_id, stakes = excluded.stakes
      WHERE r.through_id < excluded.through_id`)
}
