import type { DatabaseLogger, Tx } from '@foyer/database'
import { ServiceError } from '../../http/service-error.ts'
import {
  type CreditRequest,
  credit,
  type HoldRequest,
  holdAdmitted,
  isHoldReturned,
  type LedgerAnswer,
  type LedgerWriter,
  toCredit,
  toHold,
  toRollback,
} from '../../ledger/index.ts'
import { VENDOR_ADMISSION_FUNCTION } from './vendor.constants.ts'
import { closeParkedWin, closeReturnedWin, insertRoundEnd, type Win } from './vendor.store.ts'
import type {
  CreditCall,
  DebitCall,
  DebitCreditCall,
  PlayerCall,
  Playing,
  RollbackCall,
  WalletAnswer,
} from './vendor.types.ts'
import { findPlayer, type PlayerDependencies, readAnswer } from './vendor-player.service.ts'
import { describeInstantRound, describeRound, winOf } from './vendor-request.rules.ts'
import type { WinPayer } from './vendor-win.service.ts'

/** Of the calls about a round; what each one does is said at VendorWallet. */
export interface RoundDependencies extends PlayerDependencies {
  logger: DatabaseLogger
  writer: LedgerWriter
  wins: WinPayer
}

/** Concurrent calls share one commit. */
export async function debit(dependencies: RoundDependencies, call: DebitCall): Promise<WalletAnswer> {
  const request: HoldRequest = { ...describeRound(call), kind: 'bet' }
  const answer = await writeWhole(request, (stake) => dependencies.writer.write(toHold(stake), admissionOf(call)))
  const { endsAt } = call
  if (endsAt !== undefined && answer.status === 'pending') await storeRoundEnd(dependencies, call, new Date(endsAt))
  return readAnswer(dependencies, call, call.currency, answer)
}

/** The end is shown beside the held stake and moves nothing: its failure refuses no stake. */
async function storeRoundEnd(
  { database, logger, limits }: RoundDependencies,
  { merchant, vendor, playerId: memberId, roundId }: DebitCall,
  endsAt: Date,
): Promise<void> {
  const end = { merchant, vendor, memberId, roundId, endsAt }
  const stored = database.statement((tx) => insertRoundEnd(tx, end), { merchant, ...limits })
  await stored.catch((error: unknown) => {
    logger.warn({ merchant, vendor, roundId, error: String(error) }, 'end of a round could not be stored')
  })
}

/** A credit of zero shares its commit with others, unless it ends a round that has paid before. */
export async function payCredit(dependencies: RoundDependencies, call: CreditCall): Promise<WalletAnswer> {
  const { writer, wins } = dependencies
  const request: CreditRequest = { ...describeRound(call), closesRound: call.closesRound }
  const win = winOf(call)
  if (call.amountMinor === 0n) {
    await wins.refuseOther(win)
    const admission = call.closesRound && call.currency !== 'FUN' ? { isLoss: true } : undefined
    const lost = await writeWhole(request, (loss) => writer.write(toCredit(loss), admission))
    if (lost.code !== 'not_admitted') return readAnswer(dependencies, call, call.currency, lost)
  }
  const paid = await wins.pay(win, call.closesRound ? 'end' : 'open', (tx) =>
    writeWhole(request, (whole) => credit(tx, whole)),
  )
  return readAnswer(dependencies, call, call.currency, paid)
}

/** Stake, win and end in one transaction. */
export async function debitCredit(dependencies: RoundDependencies, call: DebitCreditCall): Promise<WalletAnswer> {
  const { stake, prize } = describeInstantRound(call)
  const win = winOf({ ...call, amountMinor: call.creditMinor })
  const admission = { by: VENDOR_ADMISSION_FUNCTION, input: admissionOf(call) }
  const playing = dependencies.wins.pay(win, win.amountMinor > 0n ? 'end' : 'open', async (tx) => {
    const held = await holdAdmitted(tx, stake, admission)
    const staked = await readStake(tx, held, win)
    return staked.status === 'pending' ? credit(tx, prize) : staked
  })
  const answer = await playing.catch(async (error: unknown) => {
    const isParked = error instanceof ServiceError && error.code === 'service_unavailable'
    if (isParked) await holdParkedStake(dependencies, call, { stake, win })
    throw error
  })
  return readAnswer(dependencies, call, call.currency, answer)
}

/** Holds the stake of an instant round whose win is parked: it can't be spent before the retry. */
async function holdParkedStake(
  { database, limits, writer, wins }: RoundDependencies,
  call: DebitCreditCall,
  { stake, win }: { stake: HoldRequest; win: Win },
): Promise<void> {
  const held = await writer.write(toHold(stake), admissionOf(call))
  const scope = { merchant: call.merchant, ...limits }
  await wins.closeLost(win, await database.statement((tx) => readStake(tx, held, win), scope))
}

/** The parked win of the stake's instant round is closed. */
export async function rollBack(dependencies: RoundDependencies, call: RollbackCall): Promise<WalletAnswer> {
  const { database, limits, writer } = dependencies
  const { vendor, merchant, playerId: memberId, transactionId, reverses, roundId } = call
  if (transactionId === reverses) throw new ServiceError('transaction_conflict')
  const { currency } = await findPlayer(dependencies, call)
  const request = { merchant, memberId, currency, scope: vendor, key: transactionId }
  const answer = await writer.write(toRollback({ ...request, target: reverses, round: roundId }))
  const returned = { merchant, vendor, memberId, roundId, transactionId: reverses }
  if (answer.status === 'posted')
    await database.statement((tx) => closeReturnedWin(tx, returned), { merchant, ...limits })
  return readAnswer(dependencies, call, currency, answer)
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
