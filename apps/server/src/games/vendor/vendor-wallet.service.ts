import type { DatabaseLogger, Tx } from '@foyer/database'
import { findSession, isPlaying } from '../../account/index.ts'
import { ServiceError } from '../../http/service-error.ts'
import {
  type CreditRequest,
  createLedgerWriter,
  credit,
  type HoldRequest,
  holdAdmitted,
  isHoldReturned,
  isKeyUsed,
  type LedgerAnswer,
  readBalances,
  toCredit,
  toHold,
  toRollback,
} from '../../ledger/index.ts'
import { findMemberById, isPlayBlocked, type MemberRow } from '../../member/index.ts'
import type { Merchant } from '../../merchant/index.ts'
import { VENDOR_ADMISSION_FUNCTION, VENDOR_LOCK_TIMEOUT_MS, VENDOR_STATEMENT_TIMEOUT_MS } from './vendor.constants.ts'
import { findRefusal } from './vendor.rules.ts'
import { closeParkedWin, closeReturnedWin, insertRoundEnd, type Win } from './vendor.store.ts'
import type { DebitCreditCall, PlayerCall, Playing, RollbackCall, RoundCall, WalletAnswer } from './vendor.types.ts'
import { createVendorPayouts } from './vendor-payout.service.ts'
import { describeInstantRound, describeRound, winOf } from './vendor-request.rules.ts'
import { createWinPayer, type WinDependencies } from './vendor-win.service.ts'

export type VendorWallet = ReturnType<typeof createVendorWallet>

/** The money side of the seamless wallet. Refusals are thrown as ServiceError; any other error is an unknown outcome. */
export function createVendorWallet(dependencies: WinDependencies & { logger: DatabaseLogger }) {
  const { database, logger } = dependencies
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

    /** Whether a call was answered under this id: its repetition gets the same answer, whatever has changed since. */
    isRepetition({ vendor, merchant, transactionId }: Pick<RoundCall, 'vendor' | 'merchant' | 'transactionId'>) {
      const key = { merchant, scope: vendor, key: transactionId }
      return database.statement((tx) => isKeyUsed(tx, key), { merchant, ...limits })
    },

    /** Country of a session's login, else the merchant's own. */
    async readCountry({ code: merchant, settings }: Merchant, sessionId: string): Promise<string> {
      const session = await database.statement((tx) => findSession(tx, merchant, sessionId), { merchant, ...limits })
      return session?.country ?? settings.homeCountry
    },

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

    /**
     * Holds a stake of a member with a live session (T9). Concurrent calls share one commit. The end of the round is
     * stored after it: it is shown beside the held stake, moves nothing, and never refuses a stake that is held.
     */
    async debit(call: RoundCall & Playing & { endsAt?: string | undefined }): Promise<WalletAnswer> {
      const request: HoldRequest = { ...describeRound(call), kind: 'bet' }
      const answer = await writeWhole(request, (stake) => writer.write(toHold(stake), admissionOf(call)))
      if (call.endsAt !== undefined && answer.status === 'pending') {
        const { merchant, vendor, playerId: memberId, roundId } = call
        const end = { merchant, vendor, memberId, roundId, endsAt: new Date(call.endsAt) }
        const stored = database.statement((tx) => insertRoundEnd(tx, end), { merchant, ...limits })
        await stored.catch((error: unknown) => {
          logger.warn({ merchant, vendor, roundId, error: String(error) }, 'end of a round could not be stored')
        })
      }
      return readAnswer(call, call.currency, answer)
    },

    /**
     * Pays a win; above a limit it is parked, and the vendor retries it. A credit of zero shares its commit with others,
     * unless it ends a round that has paid before.
     */
    async credit(call: RoundCall & { closesRound: boolean }): Promise<WalletAnswer> {
      const request: CreditRequest = { ...describeRound(call), closesRound: call.closesRound }
      const win = winOf(call)
      if (call.amountMinor === 0n) {
        await wins.refuseOther(win)
        const admission = call.closesRound && call.currency !== 'FUN' ? { isLoss: true } : undefined
        const lost = await writeWhole(request, (loss) => writer.write(toCredit(loss), admission))
        if (lost.code !== 'not_admitted') return readAnswer(call, call.currency, lost)
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
      const win = winOf({ ...call, amountMinor: call.creditMinor })
      const playing = wins.pay(win, win.amountMinor > 0n ? 'end' : 'open', async (tx) => {
        const held = await holdAdmitted(tx, stake, { by: VENDOR_ADMISSION_FUNCTION, input: admission })
        const staked = await readStake(tx, held, win)
        return staked.status === 'pending' ? credit(tx, prize) : staked
      })
      const answer = await playing.catch(async (error: unknown) => {
        if (error instanceof ServiceError && error.code === 'service_unavailable') {
          const held = await writer.write(toHold(stake), admission)
          const scope = { merchant: call.merchant, ...limits }
          await wins.closeLost(win, await database.statement((tx) => readStake(tx, held, win), scope))
        }
        throw error
      })
      return readAnswer(call, call.currency, answer)
    },

    /** Releases a stake, whether it has arrived or not; the parked win of its instant round is never paid. */
    async rollBack(call: RollbackCall): Promise<WalletAnswer> {
      const { vendor, merchant, playerId: memberId, transactionId, reverses, roundId } = call
      if (transactionId === reverses) throw new ServiceError('transaction_conflict')
      const { currency } = await findPlayer(call)
      const request = { merchant, memberId, currency, scope: vendor, key: transactionId }
      const answer = await writer.write(toRollback({ ...request, target: reverses, round: roundId }))
      const returned = { merchant, vendor, memberId, roundId, transactionId: reverses }
      if (answer.status === 'posted')
        await database.statement((tx) => closeReturnedWin(tx, returned), { merchant, ...limits })
      return readAnswer(call, currency, answer)
    },
  }
}

/**
 * The answer to the stake of an instant round: `round_closed` when it was returned while the win was parked, which closes
 * the win. Another stake of the round pays nothing for it.
 */
async function readStake(tx: Tx, held: LedgerAnswer, win: Win): Promise<LedgerAnswer> {
  const { isReplayed, status, transferId } = held
  if (!isReplayed || status !== 'pending' || transferId === null) return held
  if (!(await isHoldReturned(tx, transferId))) return held
  await closeParkedWin(tx, win)
  return { ...held, status: 'refused', code: 'round_closed' }
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
