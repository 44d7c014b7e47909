import { ServiceError } from '../../http/service-error.ts'
import {
  type CreditRequest,
  createLedgerWriter,
  credit,
  type HoldRequest,
  holdAdmitted,
  type LedgerAnswer,
  readBalances,
  toCredit,
  toHold,
  toRollback,
} from '../ledger/index.ts'
import { findMemberById, isPlayBlocked, type MemberRow } from '../member/index.ts'
import { isPlaying } from '../session/index.ts'
import { VENDOR_ADMISSION_FUNCTION, VENDOR_LOCK_TIMEOUT_MS, VENDOR_STATEMENT_TIMEOUT_MS } from './vendor.constants.ts'
import { findRefusal } from './vendor.rules.ts'
import type { DebitCreditCall, PlayerCall, Playing, RollbackCall, RoundCall, WalletAnswer } from './vendor.types.ts'
import { createVendorPayouts } from './vendor-payout.service.ts'
import { describeInstantRound, describeRound, winOf } from './vendor-request.rules.ts'
import { createWinPayer, type WinDependencies } from './vendor-win.service.ts'

/** The money side of the seamless wallet. Refusals are thrown as ServiceError; any other error is an unknown outcome. */
export function createVendorWallet(dependencies: WinDependencies) {
  const { database } = dependencies
  const limits = { lockTimeoutMs: VENDOR_LOCK_TIMEOUT_MS, statementTimeoutMs: VENDOR_STATEMENT_TIMEOUT_MS }
  const writer = createLedgerWriter(database, limits, VENDOR_ADMISSION_FUNCTION)
  const wins = createWinPayer(dependencies, limits)

  async function findPlayer({ merchant, playerId }: PlayerCall): Promise<MemberRow> {
    const member = await database.statement((tx) => findMemberById(tx, merchant, playerId), { merchant, ...limits })
    if (!member) throw new ServiceError('not_found')
    return member
  }

  /**
   * Distinguishes a player without an account in that currency, a blocked one and one without a session from an unknown
   * player; a rare path, because a block ends all sessions.
   */
  async function readAnswer(call: PlayerCall, currency: string, answer: LedgerAnswer): Promise<WalletAnswer> {
    const isRefused = answer.code === 'account_unknown' || answer.code === 'not_admitted'
    const player = isRefused ? await findPlayer(call) : undefined
    if (answer.code === 'not_admitted' && player && isPlayBlocked(player, new Date()))
      throw new ServiceError('player_blocked')
    if (answer.code === 'account_unknown') throw new ServiceError('currency_mismatch')
    const refusal = findRefusal(answer)
    if (refusal || answer.transferId === null) throw new ServiceError(refusal ?? 'unknown_error')
    return { transactionId: answer.transferId, balance: String(answer.balanceMinor - answer.heldMinor), currency }
  }

  return {
    ...createVendorPayouts({ writer, wins, readAnswer }),

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
      const request: HoldRequest = { ...describeRound(call), kind: 'bet' }
      const answer = await writeWhole(request, (stake) => writer.write(toHold(stake), admissionOf(call)))
      return readAnswer(call, call.currency, answer)
    },

    /** Pays a win; above a limit it is parked, and the vendor retries it. A lost round shares its commit with others. */
    async credit(call: RoundCall & { closesRound: boolean }): Promise<WalletAnswer> {
      const request: CreditRequest = { ...describeRound(call), closesRound: call.closesRound }
      const win = winOf(call)
      if (call.amountMinor === 0n) {
        await wins.refuseOther(win)
        return readAnswer(call, call.currency, await writeWhole(request, (loss) => writer.write(toCredit(loss))))
      }
      const paid = await wins.pay(win, call.closesRound ? 'end' : 'open', (tx) =>
        writeWhole(request, (whole) => credit(tx, whole)),
      )
      return readAnswer(call, call.currency, paid)
    },

    /**
     * An instant round: its stake, its win and its end, all or nothing. When the win is parked the stake is held, as in a
     * round of several calls, so that it can't be spent before the retry.
     */
    async debitCredit(call: DebitCreditCall): Promise<WalletAnswer> {
      const { stake, prize } = describeInstantRound(call)
      const admission = admissionOf(call)
      const isWon = call.creditMinor > 0n
      const playing = wins.pay(
        winOf({ ...call, amountMinor: call.creditMinor }),
        isWon ? 'end' : 'open',
        async (tx) => {
          const held = await holdAdmitted(tx, stake, { by: VENDOR_ADMISSION_FUNCTION, input: admission })
          return held.status === 'pending' ? credit(tx, prize) : held
        },
      )
      const answer = await playing.catch(async (error: unknown) => {
        if (error instanceof ServiceError && error.code === 'service_unavailable')
          await writer.write(toHold(stake), admission)
        throw error
      })
      return readAnswer(call, call.currency, answer)
    },

    /** Releases a stake, whether it has arrived or not. */
    async rollBack(call: RollbackCall): Promise<WalletAnswer> {
      const { vendor, merchant, playerId, transactionId, reverses, roundId } = call
      const { currency } = await findPlayer(call)
      const request = { merchant, memberId: playerId, currency, scope: vendor, key: transactionId }
      const answer = await writer.write(toRollback({ ...request, target: reverses, round: roundId }))
      return readAnswer(call, currency, answer)
    },
  }
}

function admissionOf({ playerId: memberId, sessionId, idleMinutes }: PlayerCall & Playing) {
  return { sessionId, memberId, idleMinutes }
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
