import type { Tx } from '@foyer/database'
import { and, eq, inArray, isNull, lt, not, type SQL, sql } from 'drizzle-orm'
import {
  PARKED_WIN_LIMIT,
  ROUND_END_RETENTION_DAYS,
  VENDOR_DAY_RETENTION_DAYS,
  VENDOR_JACKPOT_SHARD,
} from './vendor.constants.ts'
import type { Breach } from './vendor.rules.ts'
import { parkedWinTable, roundEndTable, vendorDayTable, vendorLimitTable } from './vendor.table.ts'

export type VendorLimitRow = typeof vendorLimitTable.$inferSelect
/** A requested credit. */
export type Win = Omit<
  typeof parkedWinTable.$inferSelect,
  'attempts' | 'closedAt' | 'firstAt' | 'isJackpot' | 'lastAt' | 'paidAt' | 'reason'
> & { isJackpot: boolean }
export type ParkedWin = Win & { reason: Breach }
type Paying = Pick<VendorLimitRow, 'merchant' | 'vendor' | 'currency'>

/** Today by the database's clock, in UTC. */
const today = sql<string>`(now() AT TIME ZONE 'UTC')::date`

/** Inserts a vendor's limits in one currency, or replaces them. */
export async function saveVendorLimit(tx: Tx, limit: typeof vendorLimitTable.$inferInsert): Promise<void> {
  const { merchant, vendor, currency, ...amounts } = limit
  await tx
    .insert(vendorLimitTable)
    .values(limit)
    .onConflictDoUpdate({
      target: [vendorLimitTable.merchant, vendorLimitTable.vendor, vendorLimitTable.currency],
      set: amounts,
    })
}

/** A merchant's limits of all vendors. */
export async function listVendorLimits(tx: Tx, merchant: string): Promise<VendorLimitRow[]> {
  return tx
    .select()
    .from(vendorLimitTable)
    .where(eq(vendorLimitTable.merchant, merchant))
    .orderBy(vendorLimitTable.vendor, vendorLimitTable.currency)
}

/** Makes these all limits of a merchant; vendors without one have their defaults. */
export async function replaceVendorLimits(tx: Tx, merchant: string, limits: readonly VendorLimitRow[]): Promise<void> {
  await tx.delete(vendorLimitTable).where(eq(vendorLimitTable.merchant, merchant))
  for (const limit of limits) await saveVendorLimit(tx, limit)
}

export async function findVendorLimit(tx: Tx, paying: Paying): Promise<VendorLimitRow | undefined> {
  const [row] = await tx.select().from(vendorLimitTable).where(isOf(vendorLimitTable, paying))
  return row
}

/** Adds a win to one of the day's rows and locks it until this transaction ends. */
export async function addToDay(tx: Tx, paying: Paying, shard: number, paidMinor: bigint): Promise<void> {
  const { merchant, vendor, currency } = paying
  await tx
    .insert(vendorDayTable)
    .values({ merchant, vendor, currency, day: today, shard, paidMinor })
    .onConflictDoUpdate({
      target: [
        vendorDayTable.merchant,
        vendorDayTable.vendor,
        vendorDayTable.currency,
        vendorDayTable.day,
        vendorDayTable.shard,
      ],
      set: { paidMinor: sql`${vendorDayTable.paidMinor} + excluded.paid` },
    })
}

/** Today's wins, or jackpots, in minor units: committed ones, and this transaction's own. */
export async function sumDay(tx: Tx, paying: Paying, of: 'wins' | 'jackpots'): Promise<bigint> {
  const isJackpot = eq(vendorDayTable.shard, VENDOR_JACKPOT_SHARD)
  const [row] = await tx
    .select({ paid: sql<string>`coalesce(sum(${vendorDayTable.paidMinor}), 0)` })
    .from(vendorDayTable)
    .where(
      and(isOf(vendorDayTable, paying), eq(vendorDayTable.day, today), of === 'jackpots' ? isJackpot : not(isJackpot)),
    )
  return BigInt(row?.paid ?? 0)
}

function isOf(table: typeof vendorLimitTable | typeof vendorDayTable, { merchant, vendor, currency }: Paying) {
  return and(eq(table.merchant, merchant), eq(table.vendor, vendor), eq(table.currency, currency))
}

/** Deletes daily sums past their retention, at all merchants. */
export async function deleteOldDays(tx: Tx): Promise<void> {
  await tx.delete(vendorDayTable).where(lt(vendorDayTable.day, sql`${today} - ${VENDOR_DAY_RETENTION_DAYS}::int`))
}

/**
 * Records an unpaid win, or its further attempt, which opens a closed one; beyond the maximum of open ones a new one is
 * dropped. Another win under the same transaction id changes nothing.
 */
export async function parkWin(tx: Tx, win: ParkedWin): Promise<void> {
  const columns = sql`merchant, vendor, transaction_id, member_id, round_id, game_code, amount, currency,
    is_jackpot, reason`
  await tx.execute(sql`
    INSERT INTO ${parkedWinTable} AS p (${columns})
    SELECT ${win.merchant}, ${win.vendor}, ${win.transactionId}, ${win.memberId}, ${win.roundId}, ${win.gameCode},
      ${win.amountMinor}::bigint, ${win.currency}, ${win.isJackpot}::boolean, ${win.reason}
    WHERE (
      SELECT count(*) FROM (
        SELECT FROM ${parkedWinTable} o
        WHERE o.merchant = ${win.merchant} AND o.vendor = ${win.vendor} AND o.paid_at IS NULL
          AND o.closed_at IS NULL AND o.transaction_id <> ${win.transactionId}
        LIMIT ${PARKED_WIN_LIMIT}) AS open
    ) < ${PARKED_WIN_LIMIT}
    ON CONFLICT (merchant, vendor, transaction_id)
      DO UPDATE SET attempts = p.attempts + 1, last_at = now(), reason = excluded.reason,
        closed_at = NULL
      WHERE p.paid_at IS NULL
        AND (p.member_id, p.round_id, p.game_code, p.amount, p.currency, coalesce(p.is_jackpot, excluded.is_jackpot))
        = (excluded.member_id, excluded.round_id, excluded.game_code, excluded.amount, excluded.currency,
          excluded.is_jackpot)`)
}

/** Whether a win with other content is parked under this transaction id, or was until it was closed. */
export async function isOtherWinParked(tx: Tx, win: Win): Promise<boolean> {
  const rows = await tx
    .select({ transactionId: parkedWinTable.transactionId })
    .from(parkedWinTable)
    .where(and(isParkedUnder(win), not(hasContent(win))))
  return rows.length > 0
}

/** Marks a win as paid, if it was parked. */
export async function settleParkedWin(tx: Tx, win: Win): Promise<void> {
  await tx
    .update(parkedWinTable)
    .set({ paidAt: sql`now()`, closedAt: null })
    .where(and(isParkedUnder(win), hasContent(win)))
}

/** Closes a parked win: it can't be paid any more. */
export async function closeParkedWin(tx: Tx, win: Win): Promise<void> {
  await tx
    .update(parkedWinTable)
    .set({ closedAt: sql`now()` })
    .where(and(isOpenUnder(win), hasContent(win)))
}

/** The same for the win of a returned transaction of a player's round. */
export async function closeReturnedWin(
  tx: Tx,
  win: Pick<Win, 'merchant' | 'vendor' | 'transactionId' | 'memberId' | 'roundId'>,
): Promise<void> {
  const { memberId, roundId } = win
  await tx
    .update(parkedWinTable)
    .set({ closedAt: sql`now()` })
    .where(and(isOpenUnder(win), eq(parkedWinTable.memberId, memberId), eq(parkedWinTable.roundId, roundId)))
}

/** The same by staff's decision, whatever its content. @returns false when no open win is parked under the id */
export async function closeWinById(tx: Tx, id: WinId): Promise<boolean> {
  const closed = await tx
    .update(parkedWinTable)
    .set({ closedAt: sql`now()` })
    .where(isOpenUnder(id))
    .returning({ transactionId: parkedWinTable.transactionId })
  return closed.length > 0
}

type WinId = Pick<Win, 'merchant' | 'vendor' | 'transactionId'>

function isOpenUnder(id: WinId) {
  return and(isParkedUnder(id), isNull(parkedWinTable.closedAt))
}

function isParkedUnder({ merchant, vendor, transactionId }: WinId) {
  return and(
    eq(parkedWinTable.merchant, merchant),
    eq(parkedWinTable.vendor, vendor),
    eq(parkedWinTable.transactionId, transactionId),
    isNull(parkedWinTable.paidAt),
  )
}

function hasContent({ memberId, roundId, gameCode, amountMinor, currency, isJackpot }: Win): SQL {
  return sql`(${parkedWinTable.memberId}, ${parkedWinTable.roundId}, ${parkedWinTable.gameCode},
    ${parkedWinTable.amountMinor}, ${parkedWinTable.currency},
    coalesce(${parkedWinTable.isJackpot}, ${isJackpot}::boolean))
    = (${memberId}, ${roundId}, ${gameCode}, ${amountMinor}::bigint, ${currency}, ${isJackpot}::boolean)`
}

/** Parked wins of all merchants that are neither paid nor closed. */
export async function countParkedWins(tx: Tx): Promise<number> {
  return tx.$count(parkedWinTable, and(isNull(parkedWinTable.paidAt), isNull(parkedWinTable.closedAt)))
}

export type RoundEnd = typeof roundEndTable.$inferSelect

/** Stores when a member's open round ends; the first time stays. */
export async function insertRoundEnd(tx: Tx, end: RoundEnd): Promise<void> {
  await tx.insert(roundEndTable).values(end).onConflictDoNothing()
}

/** Ends of those of a member's rounds whose vendor has named one. */
export async function listRoundEnds(
  tx: Tx,
  { merchant, memberId, roundIds }: { merchant: string; memberId: string; roundIds: readonly string[] },
): Promise<RoundEnd[]> {
  if (roundIds.length === 0) return []
  const { merchant: ofMerchant, memberId: ofMember, roundId } = roundEndTable
  return tx
    .select()
    .from(roundEndTable)
    .where(and(eq(ofMerchant, merchant), eq(ofMember, memberId), inArray(roundId, [...roundIds])))
}

/** Deletes ends of rounds past their retention, at all merchants. */
export async function deleteOldRoundEnds(tx: Tx): Promise<void> {
  await tx
    .delete(roundEndTable)
    .where(lt(roundEndTable.endsAt, sql`now() - make_interval(days => ${ROUND_END_RETENTION_DAYS}::int)`))
}
