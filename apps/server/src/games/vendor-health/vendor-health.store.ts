import type { Tx } from '@foyer/database'
import { sql } from 'drizzle-orm'
import { listStakers } from '../../ledger/index.ts'
import { LAUNCH_WINDOW_MINUTES } from './vendor-health.constants.ts'
import type { LaunchCounts } from './vendor-health.rules.ts'

interface LaunchRow extends Record<string, unknown> {
  vendor: string
  answered: number
  unanswered: { merchant: string; memberId: string }[]
}

/**
 * Members by outcome of their launches, by vendor, over all merchants. A launch without an answer counts once its token
 * has expired, and only of a member who has staked money at the vendor: an account costs nothing, and its launches need
 * not be opened (decision 040). One whose call by the vendor we failed to answer counts as answered. Trials don't count:
 * anybody could begin any number of them.
 */
export async function countLaunches(tx: Tx): Promise<Map<string, LaunchCounts>> {
  const { rows } = await tx.execute<LaunchRow>(sql`
    SELECT vendor, (count(*) FILTER (WHERE is_answered))::int AS answered,
      coalesce(jsonb_agg(jsonb_build_object('merchant', merchant, 'memberId', member_id)) FILTER (WHERE NOT is_answered),
        '[]') AS unanswered
    FROM (
      SELECT l.vendor, l.merchant, l.member_id, bool_or(coalesce(l.used_at, l.called_at) IS NOT NULL) AS is_answered
      FROM launch_token l
      WHERE l.created_at > now() - make_interval(mins => ${LAUNCH_WINDOW_MINUTES}::int)
        AND (coalesce(l.used_at, l.called_at) IS NOT NULL OR l.expires_at < now())
        AND NOT EXISTS (SELECT FROM trial_player t WHERE t.merchant = l.merchant AND t.member_id = l.member_id)
      GROUP BY l.vendor, l.merchant, l.member_id
    ) AS members GROUP BY vendor`)
  const unanswered = rows.flatMap(({ vendor, unanswered: members }) => members.map((one) => ({ ...one, vendor })))
  const stakers = Map.groupBy(await listStakers(tx, unanswered), ({ vendor }) => vendor)
  return new Map(
    rows.map(({ vendor, answered }) => [vendor, { answered, unanswered: stakers.get(vendor)?.length ?? 0 }]),
  )
}
