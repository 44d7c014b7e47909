import { FORMS, getKind, type PrizeGroup } from './kind.constants.ts'
import { type Choice, computePay, listPaidGroups, type PartialNumber } from './kind.rules.ts'

/** A line with its stake in minor units. */
type Stake = Choice & { stakeMinor: bigint }

/** A line on one prize, with the payout of its kind for it. */
interface PlayedLine {
  line: Stake
  hundredths: bigint
}

/**
 * The highest win of lines on one draw, and on its first prize alone, in minor units. Exact: lines that exclude one
 * another are not added up. The numbers of a draw are independent, so each prize has its own best number.
 */
export function computeHighestWins(lines: readonly Stake[]): { totalMinor: bigint; firstMinor: bigint } {
  const [first] = lines
  if (!first) return { totalMinor: 0n, firstMinor: 0n }
  const groups: readonly PrizeGroup[] = FORMS[getKind(first.type).form]
  const wins = groups.map((group) => ({ group, bestMinor: computeBest(lines, group) }))
  return {
    totalMinor: wins.reduce((sum, { group, bestMinor }) => sum + bestMinor * BigInt(group.count), 0n),
    firstMinor: wins[0]?.bestMinor ?? 0n,
  }
}

/** The highest win on one number of a prize: a search digit by digit that skips what cannot be better. */
function computeBest(lines: readonly Stake[], group: PrizeGroup): bigint {
  const played = lines.flatMap((line) => {
    const paid = listPaidGroups(line.type).find((one) => one.group.id === group.id)
    return paid ? [{ line, hundredths: paid.hundredths }] : []
  })
  if (played.length === 0) return 0n
  const candidates = Array.from({ length: group.digits }, (_, place) => listCandidates(played, place, group.digits))
  const number: (number | null)[] = Array(group.digits).fill(null)
  let best = 0n

  function search(at: number): void {
    if (at < 0) {
      const bound = computeBound(played, number)
      if (bound > best) best = bound
      return
    }
    const tries = (candidates[at] ?? []).map((digit) => {
      number[at] = digit
      return { digit, bound: computeBound(played, number) }
    })
    tries.sort((one, other) => (one.bound > other.bound ? -1 : one.bound < other.bound ? 1 : 0))
    for (const { digit, bound } of tries) {
      if (bound <= best) break
      number[at] = digit
      search(at - 1)
    }
    number[at] = null
  }
  search(group.digits - 1)
  return best
}

/** The digits worth trying in a place: all for a side, otherwise those that a line names there, and one other. */
function listCandidates(played: readonly PlayedLine[], place: number, digitCount: number): number[] {
  const all = [...Array(10).keys()]
  const named = new Set<number>()
  for (const { line } of played) {
    const { match, digits } = getKind(line.type)
    if (match === 'sum' || (match === 'tail' && place === digitCount - 1)) return all
    const start = match === 'start' ? 0 : match === 'place' ? (line.place ?? 1) - 1 : digitCount - digits
    if (match === 'any' || match === 'box') for (const digit of line.digits) named.add(Number(digit))
    else if (place >= start && place < start + digits) named.add(Number(line.digits[place - start]))
  }
  const other = all.find((digit) => !named.has(digit))
  return other === undefined ? all : [...named, other]
}

/** No completion of the number wins more than this; exact for a complete number. */
function computeBound(played: readonly PlayedLine[], number: PartialNumber): bigint {
  let total = 0n
  const byKind = new Map<string, { line: Stake; winMinor: bigint }[]>()
  for (const { line, hundredths } of played) {
    const winMinor = (line.stakeMinor * computePay(line, number, hundredths)) / 100n
    if (winMinor === 0n) continue
    const { match } = getKind(line.type)
    if (match !== 'any' && match !== 'sum' && match !== 'tail') total += winMinor
    else byKind.set(match, [...(byKind.get(match) ?? []), { line, winMinor }])
  }
  for (const [match, wins] of byKind) {
    total += match === 'any' ? boundAny(wins, number) : boundSides(wins)
  }
  return total
}

/** Digits anywhere: those that have fallen, and of the others the best for the open places. */
function boundAny(wins: readonly { line: Stake; winMinor: bigint }[], number: PartialNumber): bigint {
  const byDigit = new Map<number, bigint>()
  for (const { line, winMinor } of wins) {
    const digit = Number(line.digits)
    byDigit.set(digit, (byDigit.get(digit) ?? 0n) + winMinor)
  }
  let total = 0n
  const waiting: bigint[] = []
  for (const [digit, winMinor] of byDigit) {
    if (number.includes(digit)) total += winMinor
    else waiting.push(winMinor)
  }
  waiting.sort((one, other) => (one > other ? -1 : one < other ? 1 : 0))
  const open = number.filter((digit) => digit === null).length
  for (const winMinor of waiting.slice(0, open)) total += winMinor
  return total
}

/** Of big and small, and of odd and even, only one each. */
function boundSides(wins: readonly { line: Stake; winMinor: bigint }[]): bigint {
  const sum = (side: string) =>
    wins.reduce((total, { line, winMinor }) => (line.digits === side ? total + winMinor : total), 0n)
  const max = (one: bigint, other: bigint) => (one > other ? one : other)
  return max(sum('big'), sum('small')) + max(sum('odd'), sum('even'))
}
