import type { Tx } from '@foyer/database'
import { sql } from 'drizzle-orm'
import { LAUNCH_WINDOW_MINUTES } from './vendor-health.constants.ts'
import type { LaunchCounts } from './vendor-health.rules.ts'

/**
 * Members by outcome of their launches, by vendor, over all merchants. A launch without an answer counts once its token
 * has expired. Trials don't count: anybody could begin and leave any number of them.
 */
export async function countLaunches(tx: Tx): Promise<Map<string, LaunchCounts>> {
  const { rows } = await tx.execute<{ vendor: string; answered: number; unanswered: number }>(sql`
    SELECT vendor, (count(*) FILTER (WHERE is_answered))::int AS answered,
      (count(*) FILTER (WHERE NOT is_answered))::int AS unanswered
    FROM (
      SELECT l.vendor, bool_or(l.used_at IS NOT NULL) AS is_answered FROM launch_token l
      WHERE l.created_at > now() - make_interval(mins => ${LAUNCH_WINDOW_MINUTES}::int)
        AND (l.used_at IS NOT NULL OR l.expires_at < now())
        AND NOT EXISTS (SELECT FROM trial_player t WHERE t.merchant = l.merchant AND t.member_id = l.member_id)
      GROUP BY l.vendor, l.merchant, l.member_id
    ) AS members GROUP BY vendor`)
  return new Map(rows.map(({ vendor, answered, unanswered }) => [vendor, { answered, unanswered }]))
}
