import type { Tx } from '@foyer/database'
import { sql } from 'drizzle-orm'
import { memberOf, ownerOf } from './ledger.rules.ts'
import type { MovementKind } from './ledger.types.ts'

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

/** The newest movement of a round or of a transaction. */
export interface ReferenceMovement {
  kind: MovementKind
  /** Code of the game. */
  game: string
  scope: string
  /** Signed as the member sees it. */
  amountMinor: bigint
  currency: string
  at: Date
}

type OwnReference = Reference & { memberId: string }

interface ReferenceRow extends Record<string, unknown> {
  kind: MovementKind
  reference: string
  scope: string
  amount: string
  currency: string
  created_at: Date | string
}

/** The newest movement of a member's own round at one of the scopes. */
export async function findRoundMovement(
  tx: Tx,
  { merchant, memberId, scopes, text }: OwnReference,
): Promise<ReferenceMovement | undefined> {
  const { rows } = await tx.execute<ReferenceRow>(sql`
    SELECT t.kind, t.reference, t.scope, CASE WHEN t.moved <> 0 THEN t.moved ELSE t.amount END AS amount, t.currency,
      t.created_at
    FROM ledger_account a CROSS JOIN ${listScopes(scopes)} CROSS JOIN LATERAL (
      SELECT * FROM ledger_transfer f
      WHERE f.account_id = a.id AND f.round_hash = ledger_round_hash(s.scope, ${text})
        AND f.scope = s.scope AND f.round = ${text} AND f.phase <> 'refused'
      ORDER BY f.id DESC LIMIT 1
    ) t
    WHERE a.merchant = ${merchant} AND a.owner = ${ownerOf(memberId)} ORDER BY t.id DESC LIMIT 1`)
  return rows[0] && toReferenceMovement(rows[0])
}

/** A member's own transaction, such as a ticket, by its key at one of the scopes. */
export async function findTransactionMovement(
  tx: Tx,
  { merchant, memberId, scopes, text }: OwnReference,
): Promise<ReferenceMovement | undefined> {
  const { rows } = await tx.execute<ReferenceRow>(sql`
    SELECT t.kind, t.reference, t.scope, CASE WHEN t.moved <> 0 THEN t.moved ELSE t.amount END AS amount, t.currency,
      t.created_at
    FROM ${listScopes(scopes)}
    JOIN ledger_transfer t ON t.key_digest = ledger_digest(${merchant}, s.scope, ${text})
    JOIN ledger_account a ON a.id = t.account_id
    WHERE a.merchant = ${merchant} AND a.owner = ${ownerOf(memberId)} LIMIT 1`)
  return rows[0] && toReferenceMovement(rows[0])
}

function toReferenceMovement({
  kind,
  reference,
  scope,
  amount,
  currency,
  created_at,
}: ReferenceRow): ReferenceMovement {
  return { kind, game: reference, scope, amountMinor: BigInt(amount), currency, at: new Date(created_at) }
}
