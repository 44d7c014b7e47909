import type { ChangeTopic } from '@foyer/contract'
import { announce, type Tx } from '@foyer/database'
import { type SQL, sql } from 'drizzle-orm'
import { PgDialect, type PreparedQueryConfig } from 'drizzle-orm/pg-core'
import {
  type AnswerRow,
  type LedgerCommand,
  type LedgerRow,
  memberOf,
  notAdmitted,
  ownerOf,
  readAnswer,
} from './ledger.rules.ts'
import type { LedgerAnswer, MemberBalance } from './ledger.types.ts'

const dialect = new PgDialect()

/** Runs a prepared statement, parsed and planned once per connection: half the cost of a single bet. */
async function executePrepared<Row>(tx: Tx, name: string, statement: SQL): Promise<Row[]> {
  type Config = PreparedQueryConfig & { execute: { rows: Row[] } }
  const query = tx._.session.prepareQuery<Config>(dialect.sqlToQuery(statement), undefined, name, false)
  return (await query.execute()).rows
}

/** Creates a member's accounts in one currency; existing ones are unchanged. */
export async function openAccounts(
  tx: Tx,
  account: { merchant: string; memberId: string; currency: string },
): Promise<void> {
  await tx.execute(sql`SELECT ledger_open(${account.merchant}, ${ownerOf(account.memberId)}, ${account.currency})`)
}

/** One request, in the caller's transaction. */
export async function applyCommand(tx: Tx, { merchant, row }: LedgerCommand): Promise<LedgerAnswer> {
  const [answer] = await executePrepared<AnswerRow>(
    tx,
    'ledger_apply',
    sql`SELECT a.* FROM ledger_apply(${merchant}, jsonb_populate_record(NULL::ledger_request, ${JSON.stringify(row)})) AS a`,
  )
  if (!answer) throw new Error('the ledger gave no answer')
  const read = readAnswer(answer)
  announceMovement(tx, merchant, row, read)
  return read
}

/** The member's balance has changed (`/wps/changes`). */
function announceMovement(tx: Tx, merchant: string, row: LedgerRow, answer: LedgerAnswer): void {
  if (answer.status === 'refused' || answer.isReplayed) return
  announce(tx, { merchant, memberId: memberOf(row.owner), topic: 'wallet' satisfies ChangeTopic })
}

/**
 * Many requests of one merchant in one statement; answers in the order of the requests.
 * @param admission database function that decides which of them pass; default: all
 */
export async function applyCommands(
  tx: Tx,
  merchant: string,
  commands: readonly LedgerRow[],
  admission?: string,
): Promise<LedgerAnswer[]> {
  const requests = sql`${JSON.stringify(commands)}`
  const rows = await executePrepared<AnswerRow & { place: number }>(
    tx,
    admission ?? 'ledger_apply_batch',
    admission === undefined
      ? sql`SELECT b.place, (b.answer).* FROM ledger_apply_batch(${merchant}, ${requests}) AS b`
      : sql`
        SELECT coalesce(g.passed[b.place], b.place) AS place, (b.answer).*
        FROM ${sql.identifier(admission)}(${merchant}, ${requests}) AS g, ledger_apply_batch(${merchant}, g.requests) AS b`,
  )
  const answers = new Map(rows.map((row) => [row.place, readAnswer(row)]))
  return commands.map((command, index) => {
    const answer = answers.get(index + 1)
    if (answer) {
      announceMovement(tx, merchant, command, answer)
      return answer
    }
    if (admission === undefined) throw new Error('the ledger left a request unanswered')
    return notAdmitted
  })
}

/** A member's balances by currency. */
export async function readBalances(tx: Tx, merchant: string, memberId: string): Promise<MemberBalance[]> {
  const { rows } = await tx.execute<
    Record<'currency' | 'balance' | 'held' | 'bonus' | 'locked' | 'version', string>
  >(sql`
    SELECT currency,
      sum(balance) FILTER (WHERE pocket = 'real') AS balance, sum(held) FILTER (WHERE pocket = 'real') AS held,
      sum(balance) FILTER (WHERE pocket = 'bonus') AS bonus, sum(balance) FILTER (WHERE pocket = 'locked') AS locked,
      sum(version) AS version
    FROM ledger_account WHERE merchant = ${merchant} AND owner IN (
      SELECT ${ownerOf(memberId)}
      UNION ALL SELECT 'grant:' || id FROM bonus_grant WHERE merchant = ${merchant} AND owner = ${ownerOf(memberId)})
    GROUP BY currency ORDER BY currency`)
  return rows.map((row) => ({
    currency: row.currency,
    balanceMinor: BigInt(row.balance),
    heldMinor: BigInt(row.held),
    availableMinor: BigInt(row.balance) - BigInt(row.held),
    bonusMinor: BigInt(row.bonus),
    lockedMinor: BigInt(row.locked),
    version: Number(row.version),
  }))
}

/** Releases holds with `expiresAt` up to `now`, of at most `limit` accounts. @returns number of holds */
export async function expireHolds(tx: Tx, merchant: string, now: Date, limit: number): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`SELECT ledger_expire(${merchant}, ${now.toISOString()}::timestamptz, ${limit}) AS count`,
  )
  return rows[0]?.count ?? 0
}

/** Rolls up at most `limit` waiting operator entries into the operator's accounts. @returns number of entries */
export async function rollUpOperatorEntries(tx: Tx, merchant: string, limit: number): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`SELECT ledger_roll_up(${merchant}, ${limit}) AS count`)
  return rows[0]?.count ?? 0
}

/** Receipts of an operator account today (UTC, database's clock), in minor units; as of the latest roll-up. */
export async function readOperatorReceipts(
  tx: Tx,
  { merchant, counter, currency }: { merchant: string; counter: string; currency: string },
): Promise<bigint> {
  const { rows } = await tx.execute<{ received: string }>(sql`
    SELECT received FROM ledger_house_day
    WHERE merchant = ${merchant} AND counter = ${counter} AND currency = ${currency}
      AND day = (now() AT TIME ZONE 'UTC')::date`)
  return BigInt(rows[0]?.received ?? 0)
}

/** Whether a hold was returned, by a rollback or by its end. Under the lock of its account it stays so. */
export async function isHoldReturned(tx: Tx, transferId: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`SELECT FROM ledger_transfer WHERE id = ${transferId} AND phase IN ('voided', 'expired')`,
  )
  return rows.length > 0
}

/** Whether a request was answered under this key, with a refusal or a rollback of what had not arrived too. */
export async function isKeyUsed(
  tx: Tx,
  { merchant, scope, key }: Record<'merchant' | 'scope' | 'key', string>,
): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`SELECT FROM ledger_transfer WHERE key_digest = ledger_digest(${merchant}, ${scope}, ${key})`,
  )
  return rows.length > 0
}

/** All wins of a member's round so far, in minor units. */
export async function sumRoundWins(tx: Tx, round: RoundOwner): Promise<bigint> {
  return (await sumRound(tx, round)).wonMinor
}

/** Wins with their corrections, and stakes, of a player's round so far, in minor units, without returned stakes. */
export async function sumRound(
  tx: Tx,
  { merchant, memberId, currency, scope, round }: RoundOwner,
): Promise<{ wonMinor: bigint; stakedMinor: bigint }> {
  const { rows } = await tx.execute<{ won: string; staked: string }>(sql`
    SELECT coalesce(sum(t.moved) FILTER (WHERE t.operation = 'credit' OR t.kind = 'adjustment'), 0) AS won,
      coalesce(sum(t.amount) FILTER (WHERE t.operation = 'hold' AND t.phase IN ('pending', 'posted')), 0) AS staked
    FROM ledger_account a
    JOIN ledger_transfer t ON t.account_id = a.id AND t.round_hash = ledger_round_hash(${scope}, ${round})
      AND t.scope = ${scope} AND t.round = ${round}
    WHERE a.merchant = ${merchant} AND a.owner = ${ownerOf(memberId)} AND a.pocket = 'real' AND a.currency = ${currency}
      AND (t.operation IN ('credit', 'hold') OR t.kind = 'adjustment')`)
  const [row] = rows
  // Stored stakes are negative.
  const staked = BigInt(row?.staked ?? 0)
  return { wonMinor: BigInt(row?.won ?? 0), stakedMinor: staked < 0n ? -staked : staked }
}

type RoundOwner = Record<'merchant' | 'memberId' | 'currency' | 'scope' | 'round', string>
