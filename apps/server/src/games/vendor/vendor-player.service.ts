import type { Database, ScopeOptions } from '@foyer/database'
import { findSession, isPlaying } from '../../account/index.ts'
import { ServiceError } from '../../http/service-error.ts'
import { type LedgerAnswer, readBalances, readPlayableBonus } from '../../ledger/index.ts'
import { findMemberById, isPlayBlocked, type MemberRow } from '../../member/index.ts'
import type { Merchant } from '../../merchant/index.ts'
import { findRefusal } from './vendor.rules.ts'
import type { PlayerCall, Playing, WalletAnswer } from './vendor.types.ts'

export interface PlayerDependencies {
  database: Database
  /** Of each statement of a vendor's call. */
  limits: Pick<ScopeOptions, 'lockTimeoutMs' | 'statementTimeoutMs'>
}

/** @throws ServiceError `not_found` for an unknown player */
export async function findPlayer(
  { database, limits }: PlayerDependencies,
  { merchant, playerId }: PlayerCall,
): Promise<MemberRow> {
  const member = await database.statement((tx) => findMemberById(tx, merchant, playerId), { merchant, ...limits })
  if (!member) throw new ServiceError('not_found')
  return member
}

/** Country of a session's login, else the merchant's own. */
export async function readCountry(
  { database, limits }: PlayerDependencies,
  { code: merchant, settings }: Merchant,
  sessionId: string,
): Promise<string> {
  const session = await database.statement((tx) => findSession(tx, merchant, sessionId), { merchant, ...limits })
  return session?.country ?? settings.homeCountry
}

/** What the player can stake, bonus money included, while the session of the game is alive. */
export async function readPlayerBalance(
  dependencies: PlayerDependencies,
  call: PlayerCall & Playing,
): Promise<{ balance: string; currency: string }> {
  const { database, limits } = dependencies
  const { currency } = await findPlayer(dependencies, call)
  const { merchant, playerId, sessionId, idleMinutes } = call
  const playing = { sessionId, memberId: playerId, idleMinutes }
  const scope = { merchant, ...limits }
  if (!(await database.statement((tx) => isPlaying(tx, merchant, playing), scope)))
    throw new ServiceError('session_over')
  const balances = await database.statement((tx) => readBalances(tx, merchant, playerId), scope)
  const real = balances.find((balance) => balance.currency === currency)?.availableMinor ?? 0n
  const owner = { merchant, memberId: playerId, currency }
  const available = real + (await database.statement((tx) => readPlayableBonus(tx, owner), scope))
  return { balance: String(available), currency }
}

/**
 * The answer to the vendor. Distinguishes a player without an account in that currency, a blocked one and one without a
 * session from an unknown player; a rare path, because a block ends all sessions.
 * @throws ServiceError for a refusal
 */
export async function readAnswer(
  dependencies: PlayerDependencies,
  call: PlayerCall,
  currency: string,
  answer: LedgerAnswer,
): Promise<WalletAnswer> {
  const isRefused = answer.code === 'account_unknown' || answer.code === 'not_admitted'
  const player = isRefused ? await findPlayer(dependencies, call) : undefined
  if (answer.code === 'not_admitted' && player && isPlayBlocked(player, new Date()))
    throw new ServiceError('player_blocked')
  if (answer.code === 'account_unknown') throw new ServiceError('currency_mismatch')
  const refusal = findRefusal(answer)
  if (refusal || answer.transferId === null) throw new ServiceError(refusal ?? 'unknown_error')
  return { transactionId: answer.transferId, balance: String(answer.balanceMinor - answer.heldMinor), currency }
}
