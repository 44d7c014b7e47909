import type { Tx } from '@foyer/database'
import { readOperatorReceipts, sumRoundWins } from '../../ledger/index.ts'
import { VENDOR_JACKPOT_SHARD } from './vendor.constants.ts'
import { type Breach, findBreach, findJackpotBreach, operatorAccountOf, shardOf } from './vendor.rules.ts'
import { addToDay, findVendorLimit, settleParkedWin, sumDay, type Win } from './vendor.store.ts'
import { getDefaultVendorLimit } from './vendor-limit.rules.ts'

/** A win to be parked and not paid; thrown in the transaction that paid it, which rolls back. */
export class ParkedWinError extends Error {
  override readonly name = 'ParkedWinError'
  readonly breach: Breach

  constructor(breach: Breach) {
    super(breach)
    this.breach = breach
  }
}

/**
 * Counts a win just paid by `tx` against the limits of its vendor (T38). Last step of the transaction: other wins wait
 * for the day's row that it writes until the commit.
 * @throws ParkedWinError
 */
export async function exposeWin(tx: Tx, win: Win): Promise<void> {
  const { merchant, vendor, currency, memberId, roundId, amountMinor } = win
  const limits = (await findVendorLimit(tx, win)) ?? getDefaultVendorLimit(win)
  const roundMinor = await sumRoundWins(tx, { merchant, memberId, currency, scope: vendor, round: roundId })
  const receivedMinor = await readOperatorReceipts(tx, { merchant, counter: operatorAccountOf(vendor), currency })
  await settleParkedWin(tx, win)
  await addToDay(tx, win, shardOf(memberId), amountMinor)
  // A separate statement: it sees rows committed while the previous one waited for its row.
  const breach = findBreach(limits, {
    amountMinor,
    roundMinor,
    paidMinor: await sumDay(tx, win, 'wins'),
    receivedMinor,
  })
  if (breach) throw new ParkedWinError(breach)
}

/** The same for a jackpot just paid, against the limits of jackpots. @throws ParkedWinError */
export async function exposeJackpot(tx: Tx, win: Win): Promise<void> {
  const limits = (await findVendorLimit(tx, win)) ?? getDefaultVendorLimit(win)
  await settleParkedWin(tx, win)
  await addToDay(tx, win, VENDOR_JACKPOT_SHARD, win.amountMinor)
  const breach = findJackpotBreach(limits, {
    amountMinor: win.amountMinor,
    paidMinor: await sumDay(tx, win, 'jackpots'),
  })
  if (breach) throw new ParkedWinError(breach)
}
