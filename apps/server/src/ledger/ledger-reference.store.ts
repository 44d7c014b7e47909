import type { Tx } from '@foyer/database'
import { sql } from 'drizzle-orm'
import { memberOf } from './ledger.rules.ts'

interface Reference {
  merchant: string
  /** Origins of transactions that are looked at. */
  scopes: readonly string[]
  text: string
}

const listScopes = (scopes: readonly string[]) =>
  sql`jsonb_array_elements_text(${JSON.stringify(scopes)}::jsonb) AS s(scope)`

/** The member of a transaction, by its key at one of the scopes. */
export async function findMemberOfTransaction(
  tx: Tx,
  { merchant, scopes, text }: Reference,
): Promise<string | undefined> {
  const { rows } = await tx.execute<{ owner: string }>(sql`
    SELECT a.owner FROM ${listScopes(scopes)}
    JOIN ledger_transfer t ON t.key_digest = ledger_digest(${merchant}, s.scope, ${text})
    JOIN ledger_account a ON a.id = t.account_id
    WHERE a.merchant = ${merchant} LIMIT 1`)
  return rows[0] && memberOf(rows[0].owner)
}

/**
 * The member of a round at one of the scopes. It is looked up in each account of the merchant: for a person who waits, not
 * for a hot path.
 */
export async function findMemberOfRound(tx: Tx, { merchant, scopes, text }: Reference): Promise<string | undefined> {
  const { rows } = await tx.execute<{ owner: string }>(sql`
    SELECT a.owner FROM ledger_account a CROSS JOIN ${listScopes(scopes)} CROSS JOIN LATERAL (
      SELECT t.id FROM ledger_transfer t
      WHERE t.account_id = a.id AND t.round_hash = ledger_round_hash(s.scope, ${text})
        AND t.scope = s.scope AND t.round = ${text} LIMIT 1
    ) found
    WHERE a.merchant = ${merchant} AND a.pocket = 'real' LIMIT 1`)
  return rows[0] && memberOf(rows[0].owner)
}
