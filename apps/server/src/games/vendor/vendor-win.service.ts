import { isLotteryCategory } from '@foyer/contract'
import type { Database, ScopeOptions, Tx } from '@foyer/database'
import { ServiceError } from '../../http/service-error.ts'
import { type LedgerAnswer, sumRound } from '../../ledger/index.ts'
import { findMemberById } from '../../member/index.ts'
import type { Merchant, MerchantDirectory } from '../../merchant/index.ts'
import { notifyMember } from '../../outreach/index.ts'
import { type GameCatalogue, insertWin, maskName } from '../game/index.ts'
import { PLAY_WIN_LIMIT_MINOR, WIN_NOTICE_EVERY_MS } from './vendor.constants.ts'
import { isWinLost } from './vendor.rules.ts'
import { closeParkedWin, isOtherWinParked, type ParkedWin, parkWin, settleParkedWin, type Win } from './vendor.store.ts'
import { exposeJackpot, exposeWin, ParkedWinError } from './vendor-exposure.service.ts'

/** Of a win's round: `open`, or `end` when the win closes it. A jackpot is apart from its round. */
type RoundState = 'open' | 'end'

export interface WinPayer {
  /**
   * Pays a win by `pay`; a positive one in real money is counted against the vendor's limits in the same transaction,
   * and a jackpot, or the end of a round that paid more than its stakes, is recorded for the public list. Above a limit
   * nothing that `pay` wrote remains, the win is parked, and the vendor retries it. A parked win that was paid meanwhile,
   * or is lost, waits no longer.
   * @throws ServiceError `service_unavailable` for a parked win, `transaction_conflict` for another one under its id
   */
  pay(win: Win, round: RoundState, pay: (tx: Tx) => Promise<LedgerAnswer>): Promise<LedgerAnswer>
  /** Closes a win that was parked, if this answer to its stake loses it. */
  closeLost(win: Win, answer: LedgerAnswer): Promise<void>
  /** Throws `transaction_conflict` when another win is parked under the id. */
  refuseOther(win: Win): Promise<void>
}

export interface WinDependencies {
  database: Database
  merchants: Pick<MerchantDirectory, 'findByCode'>
  catalogue: Pick<GameCatalogue, 'listKnown'>
  /** Receives each attempt at a win that was parked instead of paid. */
  onParked: (win: ParkedWin) => void
}

export function createWinPayer(
  { database, merchants, catalogue, onParked }: WinDependencies,
  limits: Pick<ScopeOptions, 'lockTimeoutMs' | 'statementTimeoutMs'>,
): WinPayer {
  /** The merchant whose player has a ticket of a lottery; undefined for other games. */
  async function findLottery({ merchant, gameCode, vendor }: Win): Promise<Merchant | undefined> {
    const game = (await catalogue.listKnown(merchant)).find((one) => one.code === gameCode && one.vendor === vendor)
    return isLotteryCategory(game?.gameClassify) ? merchants.findByCode(merchant) : undefined
  }

  /** Parks a win above its vendor's limits; the vendor is asked to retry (T38). */
  async function park(win: Win, error: unknown): Promise<never> {
    if (!(error instanceof ParkedWinError)) throw error
    const parked = { ...win, reason: error.breach }
    onParked(parked)
    const scope = { merchant: win.merchant, ...limits }
    await database.statement((tx) => parkWin(tx, parked), scope)
    await database.statement((tx) => refuseOther(tx, parked), scope) // a concurrent one
    throw new ServiceError('service_unavailable')
  }

  return {
    async pay(win, round, pay) {
      if (win.currency === 'FUN' && win.amountMinor > PLAY_WIN_LIMIT_MINOR) throw new ServiceError('invalid_input')
      const lottery = round === 'end' ? await findLottery(win) : undefined
      const paying = database.transaction(
        async (tx) => {
          const paid = await pay(tx)
          if (paid.status === 'conflict') return paid
          if (!paid.isReplayed) await refuseOther(tx, win)
          if (win.currency === 'FUN') return paid
          if (paid.isReplayed || paid.status !== 'posted') {
            await endWait(tx, win, paid)
            return paid
          }
          if (round === 'end') await recordRound(tx, win, lottery)
          if (win.isJackpot) await recordWin(tx, win, win.amountMinor)
          if (win.amountMinor > 0n) await (win.isJackpot ? exposeJackpot(tx, win) : exposeWin(tx, win))
          return paid
        },
        { merchant: win.merchant, ...limits },
      )
      return paying.catch((error: unknown) => park(win, error))
    },
    async closeLost(win, answer) {
      const scope = { merchant: win.merchant, ...limits }
      if (isWinLost(answer)) await database.statement((tx) => closeParkedWin(tx, win), scope)
    },
    refuseOther: (win) => database.statement((tx) => refuseOther(tx, win), { merchant: win.merchant, ...limits }),
  }
}

/** Ends the wait of a parked win that is paid or lost by the answer to its repetition. */
async function endWait(tx: Tx, win: Win, answer: LedgerAnswer): Promise<void> {
  if (win.amountMinor === 0n) return
  if (answer.status === 'posted') await settleParkedWin(tx, win)
  if (isWinLost(answer)) await closeParkedWin(tx, win)
}

/**
 * Records a finished round for the public list of wins, only if it paid more than its stakes: a returned stake is no
 * win (DEC-34). The player of a lottery is notified: the vendor pays after its draw was shown (decision 057).
 */
async function recordRound(tx: Tx, win: Win, lottery: Merchant | undefined): Promise<void> {
  const { merchant, vendor, currency, memberId, roundId } = win
  const { wonMinor, stakedMinor } = await sumRound(tx, { merchant, memberId, currency, scope: vendor, round: roundId })
  if (wonMinor <= stakedMinor) return
  await recordWin(tx, win, wonMinor)
  if (!lottery) return
  // Wins of the same minutes are one notification: draws fall every minute, and its text names no amount.
  const id = `ticket-won-${Math.floor(Date.now() / WIN_NOTICE_EVERY_MS)}`
  await notifyMember(tx, lottery, { id, memberId, kind: 'ticket_won', values: {}, holdSeconds: 0 })
}

async function recordWin(tx: Tx, win: Win, amountMinor: bigint): Promise<void> {
  const { merchant, vendor, transactionId, gameCode, currency, memberId } = win
  const member = await findMemberById(tx, merchant, memberId)
  const userName = maskName(member?.username ?? '')
  await insertWin(tx, { merchant, vendor, transactionId, gameCode, currency, userName, amountMinor })
}

/** The transaction id of a parked win identifies its content, as that of a paid one does. */
async function refuseOther(tx: Tx, win: Win): Promise<void> {
  if (await isOtherWinParked(tx, win)) throw new ServiceError('transaction_conflict')
}
