import { isCurrencyCode } from '@foyer/money'
import {
  BET_TYPES,
  type BetType,
  DIGIT_COUNT,
  DIGITS_PER_LINE,
  getStakeBounds,
  MAX_LINES_PER_TICKET,
  MULTIPLIER_HUNDREDTHS,
  RESULT_COUNT,
  type StakeBounds,
} from './game.constants.ts'

/** One line of a ticket. `place` counts from 1 and is set for the type `place` only. */
export interface Line {
  type: BetType
  digits: string
  place: number | null
  stakeMinor: bigint
}

export type LineProblem = 'digits' | 'place' | 'stake_step' | 'stake_min' | 'stake_max'
export type TicketProblem = 'currency' | 'no_lines' | 'too_many_lines' | 'max_win' | LineProblem

const HUNDREDTHS = 100n

/** The bounds of a currency, or null for an unsupported one. */
export function findStakeBounds(currency: string): StakeBounds | null {
  return isCurrencyCode(currency) ? getStakeBounds(currency) : null
}

/** The maximum stake of one line: the table's bound, or less if the prize would exceed the maximum win. */
export function computeMaxStakeMinor(type: BetType, bounds: StakeBounds): bigint {
  const byWin = (bounds.maxWinMinor * HUNDREDTHS) / MULTIPLIER_HUNDREDTHS[type]
  const max = byWin < bounds.maxMinor ? byWin : bounds.maxMinor
  return max - (max % bounds.stepMinor)
}

/** The required digits of a line by place; null for any digit. Empty for the type `any`. */
function readPattern(line: Line): (string | null)[] {
  const pattern: (string | null)[] = Array(DIGIT_COUNT).fill(null)
  if (line.type === 'any') return pattern
  const start = line.type === 'place' ? (line.place ?? 1) - 1 : DIGIT_COUNT - line.digits.length
  for (let index = 0; index < line.digits.length; index += 1) pattern[start + index] = line.digits[index] ?? null
  return pattern
}

/** Whether a line wins on a result of five digits. */
export function isWinningLine(line: Line, result: string): boolean {
  if (line.type === 'any') return result.includes(line.digits)
  return readPattern(line).every((digit, place) => digit === null || digit === result[place])
}

/** Payout of a winning line, stake included. */
export function computePrizeMinor(line: Line): bigint {
  return (line.stakeMinor * MULTIPLIER_HUNDREDTHS[line.type]) / HUNDREDTHS
}

/** Win of each line of a ticket on a result, in the ticket's order, and the sum. */
export function settleLines(lines: readonly Line[], result: string): { winsMinor: bigint[]; totalMinor: bigint } {
  const winsMinor = lines.map((line) => (isWinningLine(line, result) ? computePrizeMinor(line) : 0n))
  return { winsMinor, totalMinor: winsMinor.reduce((sum, win) => sum + win, 0n) }
}

/** Whether one result can satisfy all these lines at once. */
function canWinTogether(lines: readonly Line[]): boolean {
  const fixed: (string | null)[] = Array(DIGIT_COUNT).fill(null)
  for (const line of lines) {
    for (const [place, digit] of readPattern(line).entries()) {
      if (digit === null) continue
      if (fixed[place] !== null && fixed[place] !== digit) return false
      fixed[place] = digit
    }
  }
  const wanted = new Set(lines.filter((line) => line.type === 'any').map((line) => line.digits))
  for (const digit of fixed) if (digit !== null) wanted.delete(digit)
  return wanted.size <= fixed.filter((digit) => digit === null).length
}

/**
 * The maximum win of a ticket on a single result. Mutually exclusive lines are not added up, so that the amount shown
 * before the bet is really payable.
 */
export function computeHighestWinMinor(lines: readonly Line[]): bigint {
  let highest = 0n
  for (let mask = 1; mask < 2 ** lines.length; mask += 1) {
    const chosen = lines.filter((_, index) => (mask >> index) & 1)
    const sum = chosen.reduce((total, line) => total + computePrizeMinor(line), 0n)
    if (sum > highest && canWinTogether(chosen)) highest = sum
  }
  return highest
}

export function sumStakesMinor(lines: readonly Line[]): bigint {
  return lines.reduce((sum, line) => sum + line.stakeMinor, 0n)
}

/** The problem of a line, or null. */
function findLineProblem(line: Line, bounds: StakeBounds): LineProblem | null {
  if (!new RegExp(`^[0-9]{${DIGITS_PER_LINE[line.type]}}$`).test(line.digits)) return 'digits'
  const isPlaceValid =
    line.type === 'place' ? line.place !== null && line.place >= 1 && line.place <= DIGIT_COUNT : line.place === null
  if (!isPlaceValid) return 'place'
  if (line.stakeMinor < bounds.minMinor) return 'stake_min'
  if (line.stakeMinor > computeMaxStakeMinor(line.type, bounds)) return 'stake_max'
  if (line.stakeMinor % bounds.stepMinor !== 0n) return 'stake_step'
  return null
}

/** The problem of a ticket, or null: the same validation on the page and the server. */
export function findTicketProblem(lines: readonly Line[], currency: string): TicketProblem | null {
  const bounds = findStakeBounds(currency)
  if (bounds === null) return 'currency'
  if (lines.length === 0) return 'no_lines'
  if (lines.length > MAX_LINES_PER_TICKET) return 'too_many_lines'
  for (const line of lines) {
    const problem = findLineProblem(line, bounds)
    if (problem !== null) return problem
  }
  return computeHighestWinMinor(lines) > bounds.maxWinMinor ? 'max_win' : null
}

/** Presentation of a settled ticket (DEC-34): a win is celebrated only when it exceeds the stake. */
export function classifyOutcome(stakeMinor: bigint, winMinor: bigint): 'none' | 'partly' | 'even' | 'win' {
  if (winMinor === 0n) return 'none'
  if (winMinor < stakeMinor) return 'partly'
  return winMinor === stakeMinor ? 'even' : 'win'
}

/** A line as text: the form hashed by the fairness proof. */
export function formatLine(line: Line): string {
  const name = line.type === 'place' ? `place${line.place}` : line.type
  return `${name}:${line.digits}:${line.stakeMinor}`
}

/** Number of winning results of this line type, out of 100,000. */
export function countWinningResults(type: BetType): number {
  if (type === 'any') return RESULT_COUNT - 9 ** DIGIT_COUNT
  return 10 ** (DIGIT_COUNT - DIGITS_PER_LINE[type])
}

/** Average return of a type, in thousandths of a percent: 92140 means 92.14 %. */
export function computeReturnToPlayer(type: BetType): number {
  return Math.round((countWinningResults(type) * Number(MULTIPLIER_HUNDREDTHS[type])) / (RESULT_COUNT / 1000))
}

/** One row per type, for the page of rules and prizes. */
export function listPrizes(): {
  type: BetType
  multiplierHundredths: bigint
  oneIn: number
  returnToPlayer: number
}[] {
  return BET_TYPES.map((type) => ({
    type,
    multiplierHundredths: MULTIPLIER_HUNDREDTHS[type],
    oneIn: RESULT_COUNT / countWinningResults(type),
    returnToPlayer: computeReturnToPlayer(type),
  }))
}
