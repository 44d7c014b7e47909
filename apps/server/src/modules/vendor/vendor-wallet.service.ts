import type { Database, Tx } from '@foyer/database'
import { ServiceError } from '../../http/service-error.ts'
import { insertWin, maskName } from '../game/index.ts'
import {
  type CreditRequest,
  createLedgerWriter,
  credit,
  type HoldRequest,
  type LedgerAnswer,
  readBalances,
  sumRound,
  toCredit,
  toHold,
  toRollback,
} from '../ledger/index.ts'
import { findMemberById, type MemberRow } from '../member/index.ts'
import { isPlaying } from '../session/index.ts'
import { VENDOR_ADMISSION_FUNCTION, VENDOR_LOCK_TIMEOUT_MS, VENDOR_STATEMENT_TIMEOUT_MS } from './vendor.constants.ts'
import { findRefusal, operatorAccountOf } from './vendor.rules.ts'
import { isOtherWinParked, type ParkedWin, parkWin, type Win } from './vendor.store.ts'
import { exposeWin, ParkedWinError } from './vendor-exposure.service.ts'

/** A vendor's call about one player's money. The vendor's code is the scope of its keys (T38). */
interface PlayerCall {
  vendor: string
  merchant: string
  playerId: string
}

interface RoundCall extends PlayerCall {
  transactionId: string
  roundId: string
  gameCode: string
  currency: string
  amountMinor: bigint
  description: string
}

/** The platform session of the launch, and its maximum idle time. */
interface Playing {
  sessionId: string
  idleMinutes: number
}

interface WalletAnswer {
  transactionId: string
  balance: string
  currency: string
}

/**
 * The money side of the seamless wallet. Refusals are thrown as ServiceError; any other error is an unknown outcome.
 * @param onParked receives each attempt at a win that was parked instead of paid
 */
export function createVendorWallet(database: Database, onParked: (win: ParkedWin) => void) {
  const limits = { lockTimeoutMs: VENDOR_LOCK_TIMEOUT_MS, statementTimeoutMs: VENDOR_STATEMENT_TIMEOUT_MS }
  const writer = createLedgerWriter(database, limits, VENDOR_ADMISSION_FUNCTION)

  async function findPlayer({ merchant, playerId }: PlayerCall): Promise<MemberRow> {
    const member = await database.statement((tx) => findMemberById(tx, merchant, playerId), { merchant, ...limits })
    if (!member) throw new ServiceError('not_found')
    return member
  }

  /**
   * Distinguishes a player without an account in that currency, or without a session, from an unknown player; a rare
   * path.
   */
  async function readAnswer(call: PlayerCall, currency: string, answer: LedgerAnswer): Promise<WalletAnswer> {
    if (answer.code === 'account_unknown' || answer.code === 'not_admitted') await findPlayer(call)
    if (answer.code === 'account_unknown') throw new ServiceError('currency_mismatch')
    const refusal = findRefusal(answer)
    if (refusal || answer.transferId === null) throw new ServiceError(refusal ?? 'unknown_error')
    return { transactionId: answer.transferId, balance: String(answer.balanceMinor - answer.heldMinor), currency }
  }

  function describeRound(call: RoundCall) {
    const { vendor, merchant, playerId, transactionId, roundId, currency, amountMinor, gameCode } = call
    return {
      merchant,
      memberId: playerId,
      currency,
      scope: vendor,
      key: transactionId,
      counter: operatorAccountOf(vendor),
      round: roundId,
      amountMinor,
      reference: gameCode,
      description: call.description || gameCode,
      content: [gameCode, call.description],
    }
  }

  /**
   * Writes a call with its whole content as identity. Older calls have the digest of their money alone, which is tried
   * for a repetition.
   */
  async function writeWhole<R extends { content?: readonly string[] }>(
    request: R,
    write: (request: R) => Promise<LedgerAnswer>,
  ): Promise<LedgerAnswer> {
    const answer = await write(request)
    if (answer.status !== 'conflict') return answer
    const { content: _content, ...money } = request
    return write(money as R) // `content` is optional in it
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
    /** The player's available balance, while the session of the game is alive. */
    async readBalance(call: PlayerCall & Playing): Promise<{ balance: string; currency: string }> {
      const { currency } = await findPlayer(call)
      const { merchant, playerId, sessionId, idleMinutes } = call
      const playing = { sessionId, memberId: playerId, idleMinutes }
      const scope = { merchant, ...limits }
      if (!(await database.statement((tx) => isPlaying(tx, merchant, playing), scope)))
        throw new ServiceError('session_over')
      const balances = await database.statement((tx) => readBalances(tx, merchant, playerId), scope)
      const available = balances.find((balance) => balance.currency === currency)?.availableMinor ?? 0n
      return { balance: String(available), currency }
    },

    /** Holds a stake of a member with a live session (T9). Concurrent calls share one commit. */
    async debit(call: RoundCall & Playing): Promise<WalletAnswer> {
      const { playerId: memberId, sessionId, idleMinutes } = call
      const admission = { sessionId, memberId, idleMinutes }
      const request: HoldRequest = { ...describeRound(call), kind: 'bet' }
      const answer = await writeWhole(request, (stake) => writer.write(toHold(stake), admission))
      return readAnswer(call, call.currency, answer)
    },

    /**
     * Pays a win; a positive one in real money is counted against the vendor's limits and recorded for the public list
     * in the same transaction. Above a limit it is parked, and the vendor retries it.
     */
    async credit(call: RoundCall & { closesRound: boolean }): Promise<WalletAnswer> {
      const request: CreditRequest = { ...describeRound(call), closesRound: call.closesRound }
      const { vendor, merchant, playerId, transactionId, roundId, gameCode, amountMinor, currency } = call
      const win = { merchant, vendor, transactionId, gameCode, amountMinor, currency }
      const exposed = { ...win, memberId: playerId, roundId }
      if (amountMinor === 0n) {
        await database.statement((tx) => refuseOther(tx, exposed), { merchant, ...limits })
        return readAnswer(call, currency, await writeWhole(request, (loss) => writer.write(toCredit(loss))))
      }
      const paying = database.transaction(
        async (tx) => {
          const paid = await writeWhole(request, (win) => credit(tx, win))
          if (paid.isReplayed || paid.status === 'conflict') return paid
          await refuseOther(tx, exposed)
          if (paid.status !== 'posted' || currency === 'FUN') return paid
          await recordWin(tx, exposed, call.closesRound)
          await exposeWin(tx, exposed)
          return paid
        },
        { merchant, ...limits },
      )
      const answer = await paying.catch((error: unknown) => park(exposed, error))
      return readAnswer(call, currency, answer)
    },

    /** Releases a stake, whether it has arrived or not. */
    async rollBack(call: PlayerCall & { transactionId: string; reverses: string; roundId: string }) {
      const { vendor, merchant, playerId, transactionId, reverses, roundId } = call
      const { currency } = await findPlayer(call)
      const request = { merchant, memberId: playerId, currency, scope: vendor, key: transactionId }
      const answer = await writer.write(toRollback({ ...request, target: reverses, round: roundId }))
      return readAnswer(call, currency, answer)
    },
  }
}

/**
 * Records a finished round for the public list of wins, only if it paid more than its stakes: a returned stake is no
 * win (DEC-34).
 */
async function recordWin(tx: Tx, win: Win, isOver: boolean): Promise<void> {
  if (!isOver) return
  const { merchant, vendor, transactionId, gameCode, currency, memberId, roundId } = win
  const { wonMinor, stakedMinor } = await sumRound(tx, { merchant, memberId, currency, scope: vendor, round: roundId })
  if (wonMinor <= stakedMinor) return
  const member = await findMemberById(tx, merchant, memberId)
  const userName = maskName(member?.username ?? '')
  await insertWin(tx, { merchant, vendor, transactionId, gameCode, currency, userName, amountMinor: wonMinor })
}

/** The transaction id of a parked win identifies its content, as that of a paid one does. */
async function refuseOther(tx: Tx, win: Win): Promise<void> {
  if (await isOtherWinParked(tx, win)) throw new ServiceError('transaction_conflict')
}
