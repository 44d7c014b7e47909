import { createHash } from 'node:crypto'
import { type ErrorCode, playsForFun } from '@foyer/contract'
import { exponentOf, isCurrencyCode } from '@foyer/money'
import type { LedgerAnswer, LedgerRefusal } from '../../ledger/index.ts'
import type { MerchantSettings } from '../../merchant/index.ts'
import { VENDOR_DAY_SHARDS } from './vendor.constants.ts'

/** The vendor API's error code for each refusal of the ledger. */
const refusalCodes: Readonly<Record<LedgerRefusal, ErrorCode>> = {
  account_unknown: 'not_found',
  amount_above_hold: 'transaction_conflict',
  bonus_stake_limit: 'bonus_stake_limit',
  hold_posted: 'round_closed',
  hold_released: 'transaction_reversed',
  insufficient_funds: 'insufficient_funds',
  not_admitted: 'session_over',
  round_closed: 'round_closed',
  transaction_conflict: 'transaction_conflict',
  transaction_reversed: 'transaction_reversed',
  transaction_unknown: 'transaction_unknown',
}

/** The error code of a wallet call, or undefined for a successful one. */
export function findRefusal(answer: Pick<LedgerAnswer, 'status' | 'code'>): ErrorCode | undefined {
  if (answer.status === 'conflict') return 'transaction_conflict'
  return answer.code === null ? undefined : refusalCodes[answer.code]
}

/**
 * Whether a refusal ends the wait of a parked win: it is stored, so that each repetition gets it, or no stake of the round
 * is left, where a later one parks the win again. A refusal for the player's session decides nothing, and a win whose
 * round has ended without it is still owed: staff decides.
 */
export function isWinLost({ status, code, transferId }: Pick<LedgerAnswer, 'status' | 'code' | 'transferId'>): boolean {
  return status === 'refused' && code !== 'round_closed' && (transferId !== null || code === 'transaction_unknown')
}

/** Operator account on the other side of a vendor's money. */
export function operatorAccountOf(vendor: string): string {
  return `game:${vendor}`
}

/**
 * Currency and display of a player's money; play money has its name instead of a symbol (T22). Throws without a
 * currency.
 */
export function describeMoney(member: { type: number; currency: string }, settings: MerchantSettings) {
  const { type, currency } = member
  if (!isCurrencyCode(currency)) throw new RangeError(`${currency} is not a currency`)
  const isFun = playsForFun(type)
  return {
    currency,
    currencySymbol: isFun ? `${currency}\u00a0` : settings.currencySymbol,
    currencyPosition: isFun ? ('before' as const) : settings.currencyPosition,
    exponent: exponentOf(currency),
    playMode: isFun ? ('fun' as const) : ('real' as const),
  }
}

/** Why a win is parked instead of paid (T38). */
export type Breach =
  | 'no_limit_set'
  | 'credit_limit'
  | 'round_limit'
  | 'day_limit'
  | 'jackpot_limit'
  | 'jackpot_day_limit'

interface WinLimits {
  creditLimitMinor: bigint
  roundLimitMinor: bigint
  dayLimitMinor: bigint
}

/**
 * The limit exceeded by a win, all amounts in minor units of one currency: `roundMinor` are all wins of the player's
 * round, `paidMinor` all of the vendor's day, this one included; `receivedMinor` are the stakes of the day.
 */
export function findBreach(
  limits: WinLimits,
  win: { amountMinor: bigint; roundMinor: bigint; paidMinor: bigint; receivedMinor: bigint },
): Breach | undefined {
  if (win.amountMinor > limits.creditLimitMinor) return 'credit_limit'
  if (win.roundMinor > limits.roundLimitMinor) return 'round_limit'
  return win.paidMinor - win.receivedMinor > limits.dayLimitMinor ? 'day_limit' : undefined
}

interface JackpotLimits {
  jackpotLimitMinor: bigint | null
  jackpotDayLimitMinor: bigint | null
}

/** The same for a jackpot: `paidMinor` are all jackpots of the vendor's day, this one included. */
export function findJackpotBreach(
  { jackpotLimitMinor, jackpotDayLimitMinor }: JackpotLimits,
  { amountMinor, paidMinor }: { amountMinor: bigint; paidMinor: bigint },
): Breach | undefined {
  if (jackpotLimitMinor === null || jackpotDayLimitMinor === null) return 'no_limit_set'
  if (amountMinor > jackpotLimitMinor) return 'jackpot_limit'
  return paidMinor > jackpotDayLimitMinor ? 'jackpot_day_limit' : undefined
}

/** The row among a day's rows that counts a player's wins. */
export function shardOf(playerId: string): number {
  return createHash('sha256').update(playerId).digest().readUInt32BE() % VENDOR_DAY_SHARDS
}
