import { isCurrencyCode } from '@foyer/money'
import { getStakeBounds, MAX_LINES_PER_TICKET, type StakeBounds } from './game.constants.ts'
import { computeHighestWins } from './highest-win.rules.ts'
import { type BetType, FORMS, type FormCode, getKind } from './kind.constants.ts'
import { computeHighestHundredths, computePay, countOrders, isSide, listPaidGroups, readNumber } from './kind.rules.ts'

/**
 * One line of a ticket. `digits` are the chosen ones, or the side of a bet without digits; `place` counts from 1 and is
 * set for the kind `place` only.
 */
export interface Line {
  type: BetType
  digits: string
  place: number | null
  stakeMinor: bigint
}

export type LineProblem = 'digits' | 'place' | 'stake_step' | 'stake_min' | 'stake_max'
export type TicketProblem = 'currency' | 'no_lines' | 'too_many_lines' | 'max_win' | 'kind' | LineProblem

const HUNDREDTHS = 100n

/** The bounds of a currency, or null for an unsupported one. */
export function findStakeBounds(currency: string): StakeBounds | null {
  return isCurrencyCode(currency) ? getStakeBounds(currency) : null
}

/** The maximum stake of one line: the table's bound, or less if its prizes could exceed the maximum win. */
export function computeMaxStakeMinor(type: BetType, bounds: StakeBounds): bigint {
  const byWin = (bounds.maxWinMinor * HUNDREDTHS) / computeHighestHundredths(type)
  const max = byWin < bounds.maxMinor ? byWin : bounds.maxMinor
  return max - (max % bounds.stepMinor)
}

/** What a line wins on each number of a result that pays. */
function listPays(line: Line, result: string): bigint[] {
  const wins: bigint[] = []
  for (const { group, hundredths, start } of listPaidGroups(line.type)) {
    for (let count = 0; count < group.count; count += 1) {
      const at = start + count * group.digits
      const pays = computePay(line, readNumber(result.slice(at, at + group.digits)), hundredths)
      wins.push((line.stakeMinor * pays) / HUNDREDTHS)
    }
  }
  return wins
}

/** Whether a line wins on a result: the digits of all its numbers. */
export function isWinningLine(line: Line, result: string): boolean {
  return listPays(line, result).some((win) => win > 0n)
}

/** Win of each line of a ticket on a result, in the ticket's order, and the sum. */
export function settleLines(lines: readonly Line[], result: string): { winsMinor: bigint[]; totalMinor: bigint } {
  const winsMinor = lines.map((line) => listPays(line, result).reduce((sum, win) => sum + win, 0n))
  return { winsMinor, totalMinor: winsMinor.reduce((sum, win) => sum + win, 0n) }
}

/** The maximum win of a ticket on a single draw. */
export function computeHighestWinMinor(lines: readonly Line[]): bigint {
  return computeHighestWins(lines).totalMinor
}

/** The maximum win of a ticket on the first prize: the whole win where a draw has one prize. */
export function computeTopPrizeMinor(lines: readonly Line[]): bigint {
  return computeHighestWins(lines).firstMinor
}

export function sumStakesMinor(lines: readonly Line[]): bigint {
  return lines.reduce((sum, line) => sum + line.stakeMinor, 0n)
}

/** Whether the choice of a line has the form of its kind. A box of equal digits is no box. */
function isChoiceValid({ type, digits }: Line): boolean {
  const kind = getKind(type)
  if (kind.digits === 0) return isSide(digits)
  if (!new RegExp(`^[0-9]{${kind.digits}}$`).test(digits)) return false
  return kind.match !== 'box' || countOrders(digits) > 1
}

/** The problem of a line, or null. */
function findLineProblem(line: Line, bounds: StakeBounds): LineProblem | null {
  if (!isChoiceValid(line)) return 'digits'
  const { form, match } = getKind(line.type)
  const isPlaceValid =
    match === 'place'
      ? line.place !== null && line.place >= 1 && line.place <= FORMS[form][0].digits
      : line.place === null
  if (!isPlaceValid) return 'place'
  if (line.stakeMinor < bounds.minMinor) return 'stake_min'
  if (line.stakeMinor > computeMaxStakeMinor(line.type, bounds)) return 'stake_max'
  if (line.stakeMinor % bounds.stepMinor !== 0n) return 'stake_step'
  return null
}

/** The problem of a ticket for a draw of this form, or null: the same validation on the page and the server. */
export function findTicketProblem(lines: readonly Line[], currency: string, form: FormCode): TicketProblem | null {
  const bounds = findStakeBounds(currency)
  if (bounds === null) return 'currency'
  if (lines.length === 0) return 'no_lines'
  if (lines.length > MAX_LINES_PER_TICKET) return 'too_many_lines'
  for (const line of lines) {
    if (getKind(line.type).form !== form) return 'kind'
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
  const name = line.place === null ? line.type : `${line.type}${line.place}`
  return `${name}:${line.digits}:${line.stakeMinor}`
}
