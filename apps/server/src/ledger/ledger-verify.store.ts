import type { Tx } from '@foyer/database'
import { type SQL, sql } from 'drizzle-orm'

/** A violated invariant: rule, place and detail. */
export interface LedgerViolation {
  rule: string
  /** Account, transfer or currency, with its merchant. */
  subject: string
  detail: string
}

/** Maximum violations per rule. */
const VIOLATIONS_LIMIT = 20

/** Rows that violate a rule, as (subject, detail). Empty in a sound ledger. */
const rules: Record<string, SQL> = {
  'sums are zero': sql`
    SELECT merchant || ' ' || currency, 'sum ' || sum(amount) FROM (
      SELECT e.merchant, a.currency, e.amount FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id
      UNION ALL SELECT merchant, currency, amount FROM ledger_house_entry
      UNION ALL SELECT merchant, currency, balance FROM ledger_account WHERE pocket = 'house'
    ) sides GROUP BY merchant, currency HAVING sum(amount) <> 0`,
  'a balance is the sum of its entries': sql`
    SELECT a.merchant || ' account ' || a.id, 'balance ' || a.balance || ', entries ' || coalesce(e.total, 0)
    FROM ledger_account a
    LEFT JOIN (SELECT account_id, sum(amount) AS total FROM ledger_entry GROUP BY account_id) e ON e.account_id = a.id
    WHERE a.pocket <> 'house' AND a.balance <> coalesce(e.total, 0)`,
  'each entry continues the one before': sql`
    SELECT merchant || ' account ' || account_id, 'version ' || version || ' ends at ' || balance_after FROM (
      SELECT *, lag(balance_after, 1, 0::bigint) OVER w AS balance_before, lag(version, 1, 0::bigint) OVER w AS before
      FROM ledger_entry WINDOW w AS (PARTITION BY account_id ORDER BY version)
    ) chain WHERE balance_after <> balance_before + amount OR version = before`,
  'what is available stays above the floor': sql`
    SELECT merchant || ' account ' || id, 'balance ' || balance || ', held ' || held FROM ledger_account
    WHERE pocket <> 'house' AND (floor IS NULL OR held < 0 OR balance - held < floor)`,
  'held is the sum of the open holds': sql`
    SELECT a.merchant || ' account ' || a.id, 'held ' || a.held || ', open ' || coalesce(t.total, 0)
    FROM ledger_account a
    LEFT JOIN (
      SELECT account_id, -sum(amount) AS total FROM ledger_transfer WHERE phase = 'pending' GROUP BY account_id
    ) t ON t.account_id = a.id
    WHERE a.held <> coalesce(t.total, 0)`,
  'a transfer has the sides that it moved, in one currency': sql`
    SELECT t.merchant || ' transfer ' || t.id, 'moved ' || t.moved || ', entry ' || coalesce(e.amount::text, 'none')
    FROM ledger_transfer t JOIN ledger_account a ON a.id = t.account_id
    LEFT JOIN ledger_entry e ON e.account_id = t.account_id AND e.transfer_id = t.id
    WHERE t.moved <> coalesce(e.amount, 0) OR t.currency <> a.currency OR t.merchant <> a.merchant
      OR t.moved <> 0 AND (t.phase <> 'posted' OR t.counter IS NULL)
      OR t.phase = 'posted' AND t.moved = 0 AND t.amount <> 0 AND t.operation IN ('hold', 'transfer', 'credit', 'reverse')
      OR abs(t.moved) > abs(t.amount)`,
  'a counterparty has the opposite of what was moved': sql`
    SELECT merchant || ' ' || counter || ' ' || currency, 'off by ' || sum(amount) FROM (
      SELECT merchant, counter, currency, moved AS amount FROM ledger_transfer WHERE moved <> 0
      UNION ALL SELECT merchant, counter, currency, amount FROM ledger_house_entry
      UNION ALL SELECT merchant, owner, currency, balance FROM ledger_account WHERE pocket = 'house'
    ) sides GROUP BY merchant, counter, currency HAVING sum(amount) <> 0`,
  'a reversal is of one posted transfer, in full': sql`
    SELECT r.merchant || ' transfer ' || r.id, 'moved ' || r.moved || ' against ' || coalesce(o.moved::text, 'nothing')
    FROM ledger_transfer r
    LEFT JOIN ledger_transfer o ON o.key_digest = ledger_digest(r.merchant, r.scope, r.target)
    WHERE r.operation = 'reverse' AND r.phase = 'posted'
      AND (o.id IS NULL OR o.account_id <> r.account_id OR o.phase <> 'posted' OR r.moved <> -o.moved)`,
  'a resolved hold is no longer open': sql`
    WITH open AS MATERIALIZED (
      SELECT h.id, ledger_digest(h.account_id::text, h.scope, ending) AS digest
      FROM ledger_transfer h CROSS JOIN LATERAL unnest(ARRAY['round:' || h.round, 'hold:' || h.key]) AS ending
      WHERE h.phase = 'pending'
    )
    SELECT r.merchant || ' transfer ' || r.id, r.settles || ' left ' || open.id || ' open'
    FROM open JOIN ledger_transfer r ON r.settles_digest = open.digest`,
  'a hold is resolved when its time is written': sql`
    SELECT merchant || ' transfer ' || id, phase::text FROM ledger_transfer
    WHERE operation = 'hold' AND phase <> 'refused' AND (phase = 'pending') <> (resolved_at IS NULL)`,
  'a transfer is found by its key and its round': sql`
    SELECT merchant || ' transfer ' || id, scope || ' ' || key FROM ledger_transfer
    WHERE key_digest <> ledger_digest(merchant, scope, key)
      OR round_hash IS DISTINCT FROM ledger_round_hash(scope, round)
      OR settles_digest IS DISTINCT FROM ledger_digest(account_id::text, scope, settles)`,
  'bonus money passes through to where it goes': sql`
    SELECT merchant || ' ' || counter || ' ' || currency, 'sum ' || sum(amount) FROM (
      SELECT merchant, counter, currency, amount FROM ledger_house_entry
      UNION ALL SELECT merchant, owner, currency, balance FROM ledger_account WHERE pocket = 'house'
    ) sides WHERE counter LIKE 'bonus:%:play' GROUP BY merchant, counter, currency HAVING sum(amount) <> 0`,
  'a grant is what its stakes made of it, and ends empty': sql`
    SELECT g.merchant || ' grant ' || g.id, g.state || ', open ' || g.open_stakes || ', wagered ' || g.wagered
    FROM bonus_grant g JOIN ledger_account a ON a.merchant = g.merchant AND a.owner = 'grant:' || g.id
    CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE state = 'open') AS open, coalesce(sum(counted), 0) AS counted FROM bonus_play p
      WHERE p.merchant = g.merchant AND p.grant_id = g.id
    ) stakes
    WHERE g.open_stakes <> stakes.open OR g.wagered <> stakes.counted OR g.ended_at IS NOT NULL AND a.balance <> 0
      OR g.converted > g.winnings_cap`,
  'the versions of an account are its order': sql`
    SELECT merchant || ' transfer ' || id, 'version ' || version_after FROM (
      SELECT t.*, a.version, lag(t.version_after, 1, 0::bigint) OVER w AS before
      FROM ledger_transfer t JOIN ledger_account a ON a.id = t.account_id
      WHERE t.phase <> 'refused' WINDOW w AS (PARTITION BY t.account_id ORDER BY t.id)
    ) ordered WHERE version_after <= before OR version_after > version`,
}

/** Every rule by name. Each compares rows of one statement only, some of them across merchants. */
export const ledgerRules: readonly string[] = Object.keys(rules)

/**
 * Checks rules of the ledger on the rows visible to `tx`: one merchant's, or all as the operator. One statement: they
 * see the same snapshot and writers continue.
 * @returns violations; empty when the ledger is sound
 */
export async function verifyLedger(tx: Tx, names = ledgerRules): Promise<LedgerViolation[]> {
  const parts = Object.entries(rules)
    .filter(([rule]) => names.includes(rule))
    .map(
      ([rule, rows]) => sql`(SELECT ${rule}::text AS rule, subject, detail
        FROM (${rows}) AS broken (subject, detail) LIMIT ${VIOLATIONS_LIMIT})`,
    )
  const { rows } = await tx.execute<LedgerViolation & Record<string, unknown>>(sql.join(parts, sql` UNION ALL `))
  return rows.map(({ rule, subject, detail }) => ({ rule, subject, detail }))
}
