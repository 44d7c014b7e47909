/**
 * What a draw yields and what can be bet on it (DEC-35, LOTT-05, LOTT-06): one row per prize and per kind of bet.
 * Returns to the player are computed from these rows in kind.rules.ts and tested over every possible number.
 */

/** Equal prizes of one draw: `count` numbers of `digits` digits each, drawn one after the other. */
export interface PrizeGroup {
  id: string
  count: number
  digits: number
}

/** Forms of a draw. The first prize is the number whose balls are shown. */
export const FORMS = {
  five: [{ id: 'only', count: 1, digits: 5 }],
  /** Four digits of the sea region. */
  sea: [
    { id: 'first', count: 1, digits: 4 },
    { id: 'second', count: 1, digits: 4 },
    { id: 'third', count: 1, digits: 4 },
    { id: 'starter', count: 10, digits: 4 },
    { id: 'consolation', count: 10, digits: 4 },
  ],
  /** The 27 prizes of northern Vietnam. */
  vietnam: [
    { id: 'special', count: 1, digits: 5 },
    { id: 'prize1', count: 1, digits: 5 },
    { id: 'prize2', count: 2, digits: 5 },
    { id: 'prize3', count: 6, digits: 5 },
    { id: 'prize4', count: 4, digits: 4 },
    { id: 'prize5', count: 6, digits: 4 },
    { id: 'prize6', count: 3, digits: 3 },
    { id: 'prize7', count: 4, digits: 2 },
  ],
} as const satisfies Record<string, readonly PrizeGroup[]>

export type FormCode = keyof typeof FORMS
export type PrizeId = (typeof FORMS)[FormCode][number]['id']

/**
 * How a number wins. `end`, `start`: last or first digits in order. `box`: last digits in any order, the prize divided
 * by the number of orders. `place`: one digit in a chosen place. `any`: one digit anywhere. `levels`: the more last
 * digits, the more. `sum`, `tail`: big, small, odd or even of the sum of the digits, or of the last digit.
 */
export type Match = 'end' | 'start' | 'box' | 'place' | 'any' | 'levels' | 'sum' | 'tail'

/** Tabs of the editor. */
export type KindTab = 'all' | 'three' | 'two' | 'one' | 'sides'

export interface BetKind {
  form: FormCode
  tab: KindTab
  match: Match
  /** Digits of a line; 0 for a side. */
  digits: number
  /**
   * Payout of each number of a prize that wins, stake included, in hundredths of the stake: 225 means stake times 2.25.
   * A line wins on every number that matches.
   */
  pays: Readonly<Partial<Record<PrizeId, bigint>>>
  /** For `levels`: payouts with fewer than all digits, by the number of matching last digits. */
  levels?: Readonly<Record<number, bigint>>
}

/** The side of a line without digits. `small` ends with half of the possible values. */
export const SIDES = ['big', 'small', 'odd', 'even'] as const
export type Side = (typeof SIDES)[number]

const vietnamPrizes = (pays: bigint, smallestDigits: number) =>
  Object.fromEntries(FORMS.vietnam.filter(({ digits }) => digits >= smallestDigits).map(({ id }) => [id, pays]))

export const KINDS = {
  five: { form: 'five', tab: 'all', match: 'end', digits: 5, pays: { only: 9_000_000n } },
  levels: {
    form: 'five',
    tab: 'all',
    match: 'levels',
    digits: 5,
    pays: { only: 5_000_000n },
    levels: { 4: 200_000n, 3: 15_000n, 2: 1_000n },
  },
  box: { form: 'five', tab: 'all', match: 'box', digits: 5, pays: { only: 9_000_000n } },
  last3: { form: 'five', tab: 'three', match: 'end', digits: 3, pays: { only: 91_000n } },
  first3: { form: 'five', tab: 'three', match: 'start', digits: 3, pays: { only: 91_000n } },
  box3: { form: 'five', tab: 'three', match: 'box', digits: 3, pays: { only: 90_000n } },
  last2: { form: 'five', tab: 'two', match: 'end', digits: 2, pays: { only: 9_200n } },
  first2: { form: 'five', tab: 'two', match: 'start', digits: 2, pays: { only: 9_200n } },
  place: { form: 'five', tab: 'one', match: 'place', digits: 1, pays: { only: 930n } },
  any: { form: 'five', tab: 'one', match: 'any', digits: 1, pays: { only: 225n } },
  sum: { form: 'five', tab: 'sides', match: 'sum', digits: 0, pays: { only: 190n } },
  tail: { form: 'five', tab: 'sides', match: 'tail', digits: 0, pays: { only: 190n } },

  seaBig: {
    form: 'sea',
    tab: 'all',
    match: 'end',
    digits: 4,
    pays: { first: 320_000n, second: 150_000n, third: 80_000n, starter: 25_000n, consolation: 9_000n },
  },
  seaSmall: {
    form: 'sea',
    tab: 'all',
    match: 'end',
    digits: 4,
    pays: { first: 500_000n, second: 250_000n, third: 150_000n },
  },
  seaBox: {
    form: 'sea',
    tab: 'all',
    match: 'box',
    digits: 4,
    pays: { first: 504_000n, second: 252_000n, third: 144_000n },
  },
  sea3: { form: 'sea', tab: 'three', match: 'end', digits: 3, pays: { first: 91_000n } },
  sea3Top: {
    form: 'sea',
    tab: 'three',
    match: 'end',
    digits: 3,
    pays: { first: 30_000n, second: 30_000n, third: 30_000n },
  },
  sea2: { form: 'sea', tab: 'two', match: 'end', digits: 2, pays: { first: 9_200n } },

  vnLo: { form: 'vietnam', tab: 'two', match: 'end', digits: 2, pays: vietnamPrizes(340n, 2) },
  vnDe: { form: 'vietnam', tab: 'two', match: 'end', digits: 2, pays: { special: 9_200n } },
  vnLo3: { form: 'vietnam', tab: 'three', match: 'end', digits: 3, pays: vietnamPrizes(3_900n, 3) },
  vnDe3: { form: 'vietnam', tab: 'three', match: 'end', digits: 3, pays: { special: 91_000n } },
  vnTail: { form: 'vietnam', tab: 'sides', match: 'tail', digits: 0, pays: { special: 190n } },
} as const satisfies Record<string, BetKind>

export type BetType = keyof typeof KINDS

/** A kind of bet by its code, without the literal types of its row. */
export function getKind(type: BetType): BetKind {
  return KINDS[type]
}

export const BET_TYPES = Object.keys(KINDS) as BetType[] // the keys of the table

/**
 * Prize modes of a form: the kinds that a launch with this `prizeMode` offers (GAME-05, LOTT-02). Each kind has one
 * payout, whatever the mode.
 */
export const PRIZE_MODES = {
  five: {
    STANDARD: ['five', 'box', 'last3', 'first3', 'box3', 'last2', 'first2', 'place', 'any', 'sum', 'tail'],
    LEVELS: ['levels', 'box', 'last3', 'first3', 'box3', 'last2', 'first2', 'place', 'any', 'sum', 'tail'],
  },
  sea: { STANDARD: ['seaBig', 'seaSmall', 'seaBox', 'sea3', 'sea3Top', 'sea2'] },
  vietnam: { STANDARD: ['vnLo', 'vnDe', 'vnLo3', 'vnDe3', 'vnTail'] },
} as const satisfies Record<FormCode, Record<'STANDARD', readonly BetType[]> & Record<string, readonly BetType[]>>

/** The kinds offered by a prize mode; those of STANDARD for an unknown one. */
export function listOfferedTypes(form: FormCode, prizeMode: string | null): readonly BetType[] {
  const modes: Record<string, readonly BetType[]> = PRIZE_MODES[form]
  const asked = prizeMode !== null && Object.hasOwn(modes, prizeMode) ? modes[prizeMode] : undefined
  return asked ?? PRIZE_MODES[form].STANDARD
}
