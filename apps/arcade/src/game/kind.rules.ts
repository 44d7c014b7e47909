import {
  BET_TYPES,
  type BetKind,
  type BetType,
  FORMS,
  getKind,
  type PrizeGroup,
  type PrizeId,
  SIDES,
  type Side,
} from './kind.constants.ts'

/** A number of a draw, digit by digit; null for a digit that is still open. */
export type PartialNumber = readonly (number | null)[]

/** What a line bets on: its digits, or its side; the place counts from 1. */
export interface Choice {
  type: BetType
  digits: string
  place: number | null
}

export function isSide(text: string): text is Side {
  return SIDES.some((side) => side === text)
}

/** Number of different orders of these digits. */
export function countOrders(digits: string): number {
  let orders = factorial(digits.length)
  for (const digit of new Set(digits)) orders /= factorial(digits.split(digit).length - 1)
  return orders
}

function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1)
}

/** Digits of all numbers of a draw of this form. */
export function countFormDigits(groups: readonly PrizeGroup[]): number {
  return groups.reduce((sum, { count, digits }) => sum + count * digits, 0)
}

/** How the win on one number of a draw is called: all that a line can win, a prize of many, or the same on each. */
export type TopPrize = 'whole' | 'first' | 'each'

/** What the win of these lines on the first prize is to them. */
export function describeTopPrize(types: readonly BetType[]): TopPrize {
  const kinds = types.map(getKind)
  const countNumbers = ({ form, pays }: BetKind) =>
    FORMS[form].reduce((sum, { id, count }) => sum + (id in pays ? count : 0), 0)
  if (kinds.every((kind) => countNumbers(kind) === 1)) return 'whole'
  const isEven = ({ pays }: BetKind) => new Set(Object.values(pays)).size === 1
  return kinds.every((kind) => countNumbers(kind) > 1 && isEven(kind)) ? 'each' : 'first'
}

/** The digits of a number as text. */
export function readNumber(text: string): number[] {
  const digits: number[] = Array(text.length)
  for (let index = 0; index < text.length; index += 1) digits[index] = text.charCodeAt(index) - ZERO
  return digits
}

const ZERO = 48

/** The numbers of a result by prize, in the order of the form. */
export function splitResult(groups: readonly PrizeGroup[], result: string): { id: PrizeId; numbers: string[] }[] {
  let at = 0
  return groups.map(({ id, count, digits }) => ({
    id: id as PrizeId, // the groups are rows of FORMS
    numbers: Array.from({ length: count }, () => {
      at += digits
      return result.slice(at - digits, at)
    }),
  }))
}

/** A prize that a kind plays for: its payout, and where its numbers begin in a result. */
export interface PaidGroup {
  group: PrizeGroup
  hundredths: bigint
  start: number
}

const paidGroups = new Map<BetType, readonly PaidGroup[]>(
  BET_TYPES.map((type) => [type, readPaidGroups(getKind(type))]),
)

function readPaidGroups(kind: BetKind): PaidGroup[] {
  let start = 0
  return FORMS[kind.form].flatMap((group) => {
    const hundredths = kind.pays[group.id]
    const paid = hundredths === undefined ? [] : [{ group, hundredths, start }]
    start += countFormDigits([group])
    return paid
  })
}

/** The prizes of a kind. */
export function listPaidGroups(type: BetType): readonly PaidGroup[] {
  return paidGroups.get(type) ?? []
}

/**
 * The most that a line can win on a number of a prize, in hundredths of its stake: exactly what it wins when no digit is
 * open, otherwise the most that any completion wins.
 * @param hundredths the kind's payout for this prize
 */
export function computePay(choice: Choice, number: PartialNumber, hundredths: bigint): bigint {
  const kind = getKind(choice.type)
  switch (kind.match) {
    case 'end':
      return matchesAt(choice.digits, number, number.length - choice.digits.length) ? hundredths : 0n
    case 'start':
      return matchesAt(choice.digits, number, 0) ? hundredths : 0n
    case 'place':
      return matchesAt(choice.digits, number, (choice.place ?? 1) - 1) ? hundredths : 0n
    case 'any':
      return number.includes(null) || number.includes(Number(choice.digits)) ? hundredths : 0n
    case 'box':
      return canBeOrdered(choice.digits, number) ? hundredths / BigInt(countOrders(choice.digits)) : 0n
    case 'levels': {
      const matching = countLastDigits(choice.digits, number)
      return matching === choice.digits.length ? hundredths : (kind.levels?.[matching] ?? 0n)
    }
    case 'sum':
      return canHaveSumSide(choice.digits, number) ? hundredths : 0n
    case 'tail':
      return canHaveTailSide(choice.digits, number) ? hundredths : 0n
  }
}

function matchesAt(digits: string, number: PartialNumber, start: number): boolean {
  for (let index = 0; index < digits.length; index += 1) {
    const digit = number[start + index]
    if (digit !== null && digit !== digits.charCodeAt(index) - ZERO) return false
  }
  return true
}

function canBeOrdered(digits: string, number: PartialNumber): boolean {
  const left = readNumber(digits)
  for (let index = number.length - digits.length; index < number.length; index += 1) {
    const digit = number[index] ?? null
    if (digit === null) continue
    const at = left.indexOf(digit)
    if (at < 0) return false
    left[at] = -1
  }
  return true
}

function countLastDigits(digits: string, number: PartialNumber): number {
  let count = 0
  while (count < digits.length) {
    const digit = number.at(-1 - count)
    if (digit !== null && digit !== Number(digits.at(-1 - count))) break
    count += 1
  }
  return count
}

/** The smallest sum that is big: half of the numbers have it or a larger one. */
function bigFrom(digitCount: number): number {
  return Math.ceil((9 * digitCount) / 2)
}

function canHaveSumSide(side: string, number: PartialNumber): boolean {
  let sum = 0
  let open = 0
  for (const digit of number) {
    if (digit === null) open += 1
    else sum += digit
  }
  if (side === 'big') return sum + 9 * open >= bigFrom(number.length)
  if (side === 'small') return sum < bigFrom(number.length)
  return open > 0 || sum % 2 === (side === 'odd' ? 1 : 0)
}

function canHaveTailSide(side: string, number: PartialNumber): boolean {
  const last = number.at(-1) ?? null
  if (last === null) return true
  if (side === 'big' || side === 'small') return last >= 5 === (side === 'big')
  return last % 2 === (side === 'odd' ? 1 : 0)
}

/** One payout of a kind: which prize, how many of its numbers win, and what one pays. */
export interface PrizeRow {
  prize: PrizeId
  /** Orders of the digits for `box`, matching last digits for `levels`; null otherwise. */
  variant: number | null
  hundredths: bigint
  /** Winning numbers among all `numbers` of a number of this prize. */
  wins: number
  numbers: number
  /** Numbers of this prize in a draw. */
  count: number
}

/** Typical digits of a box with each possible number of orders. */
const BOX_SAMPLES: Readonly<Record<number, readonly string[]>> = {
  3: ['123', '112'],
  4: ['1234', '1123', '1122', '1112'],
  5: ['12345', '11234', '11223', '11123', '11122', '11112'],
}

/** Typical digits of a box whose number has so many orders. */
export function findBoxSample(type: BetType, orders: number): string {
  return BOX_SAMPLES[getKind(type).digits]?.find((digits) => countOrders(digits) === orders) ?? ''
}

/** The payouts of a kind by prize, the rarest first. */
export function listPrizeRows(type: BetType): PrizeRow[] {
  const kind = getKind(type)
  return listPaidGroups(type).flatMap(({ group, hundredths }) => {
    const numbers = 10 ** group.digits
    const prize = group.id as PrizeId // a row of FORMS
    return listVariants(kind, group.digits, hundredths).map((row) => ({ ...row, prize, numbers, count: group.count }))
  })
}

/** The payouts of a kind on a number of so many digits. */
function listVariants(
  kind: BetKind,
  digits: number,
  hundredths: bigint,
): Pick<PrizeRow, 'variant' | 'hundredths' | 'wins'>[] {
  const rest = 10 ** (digits - kind.digits)
  switch (kind.match) {
    case 'end':
    case 'start':
    case 'place':
      return [{ variant: null, hundredths, wins: rest }]
    case 'any':
      return [{ variant: null, hundredths, wins: 10 ** digits - 9 ** digits }]
    case 'sum':
    case 'tail':
      return [{ variant: null, hundredths, wins: 10 ** digits / 2 }]
    case 'box':
      return listOrders(kind).map((orders) => {
        return { variant: orders, hundredths: hundredths / BigInt(orders), wins: orders * rest }
      })
    case 'levels': {
      const fewer = Object.entries(kind.levels ?? {}).map(([matching, pays]) => {
        return { variant: Number(matching), hundredths: pays, wins: 9 * 10 ** (digits - Number(matching) - 1) }
      })
      return [
        { variant: kind.digits, hundredths, wins: rest },
        ...fewer.toSorted((one, other) => one.wins - other.wins),
      ]
    }
  }
}

/** Possible numbers of orders of a box, the rarest first. */
function listOrders({ digits }: BetKind): number[] {
  return (BOX_SAMPLES[digits] ?? []).map(countOrders).toSorted((one, other) => one - other)
}

/**
 * Average return of a kind, in thousandths of a percent: 92140 means 92.14 %. The variants of a box are alternatives
 * with one and the same return, the levels of a line are not.
 */
export function computeReturnToPlayer(type: BetType): number {
  const kind = getKind(type)
  const rows = listPrizeRows(type)
  const counted = kind.match === 'box' ? rows.filter(({ variant }) => variant === rows[0]?.variant) : rows
  const share = counted.reduce(
    (sum, { hundredths, wins, numbers, count }) => sum + (Number(hundredths) * wins * count) / numbers,
    0,
  )
  return Math.round(share * 1_000)
}

/** The highest payout of a kind on all numbers of one draw together, in hundredths of the stake. */
export function computeHighestHundredths(type: BetType): bigint {
  const kind = getKind(type)
  const orders = kind.match === 'box' ? (listOrders(kind)[0] ?? 1) : 1
  return listPaidGroups(type).reduce(
    (sum, { group, hundredths }) => sum + (hundredths / BigInt(orders)) * BigInt(group.count),
    0n,
  )
}
