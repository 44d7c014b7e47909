import type { OfferFields, OfferKind } from '@foyer/contract'
import { amountOf, type CurrencyCode, parseAmount, toDecimalText } from '@foyer/money'

/** What an offer's form holds: texts as typed. */
export interface OfferDraft {
  kind: OfferKind
  /** Lines of a language and a name. */
  names: string
  values: Partial<Record<OfferField, string>>
}

type Input = 'amount' | 'number' | 'choice' | 'text' | 'lines'
interface FieldShape {
  input: Input
  choices?: readonly string[]
  isOptional?: boolean
  lowest?: number
  highest?: number
}

/** Fields of the form with their bounds, which are those of the contract. */
export const offerInputs = {
  percent: { input: 'number', lowest: 1, highest: 500 },
  maxMinor: { input: 'amount' },
  minDepositMinor: { input: 'amount' },
  everyDays: { input: 'number', lowest: 1, highest: 90 },
  period: { input: 'choice', choices: ['day', 'week'] },
  amountsMinor: { input: 'lines' },
  prizesMinor: { input: 'lines' },
  measure: { input: 'choice', choices: ['stake', 'rounds'] },
  games: { input: 'lines', isOptional: true },
  stakeTarget: { input: 'amount', isOptional: true },
  roundTarget: { input: 'number', lowest: 1, highest: 1_000_000, isOptional: true },
  rewardMinor: { input: 'amount' },
  level: { input: 'number', lowest: 1, highest: 99 },
  codes: { input: 'lines' },
  game: { input: 'text' },
  count: { input: 'number', lowest: 1, highest: 100 },
  stakeMinor: { input: 'amount' },
  wagerTimes: { input: 'number', lowest: 0, highest: 10 },
  order: { input: 'choice', choices: ['real_first', 'bonus_first', 'mixed'] },
  maxStakeMinor: { input: 'amount', isOptional: true },
  weights: { input: 'lines', isOptional: true },
  otherWeight: { input: 'number', lowest: 0, highest: 100 },
  winningsCapMinor: { input: 'amount', isOptional: true },
  expiresDays: { input: 'number', lowest: 1, highest: 90 },
  from: { input: 'text' },
  to: { input: 'text' },
} as const satisfies Record<string, FieldShape>
export type OfferField = keyof typeof offerInputs

const deposit = ['percent', 'maxMinor', 'minDepositMinor'] as const
/** What each kind asks for. */
export const kindFields = {
  first_deposit: deposit,
  reload: [...deposit, 'everyDays'],
  cashback: ['percent', 'maxMinor', 'period'],
  check_in: ['amountsMinor'],
  mission: ['measure', 'stakeTarget', 'roundTarget', 'games', 'rewardMinor', 'period'],
  tournament: ['measure', 'games', 'prizesMinor'],
  rank: ['level', 'rewardMinor'],
  code: ['rewardMinor', 'codes'],
  free_bets: ['game', 'count', 'stakeMinor'],
} as const satisfies Record<OfferKind, readonly OfferField[]>

export const termsFields = [
  'wagerTimes',
  'order',
  'maxStakeMinor',
  'weights',
  'otherWeight',
  'winningsCapMinor',
  'expiresDays',
] as const satisfies readonly OfferField[]

/** A new offer: the least surprising terms. */
export function startDraft(now: Date): OfferDraft {
  const dateOf = (at: Date) => at.toISOString().slice(0, 16)
  const values = { wagerTimes: '5', order: 'real_first', otherWeight: '100', expiresDays: '14' }
  const to = new Date(now.getTime() + 30 * 86_400_000)
  return {
    kind: 'first_deposit',
    names: 'EN ',
    values: { ...values, period: 'week', measure: 'rounds', from: dateOf(now), to: dateOf(to) },
  }
}

const wordsOf = (text: string) => text.split(/[\s,]+/).filter((word) => word !== '')
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** A line of a word and the rest. */
function splitLine(line: string): [string, string] {
  const [first = '', ...rest] = line.split(/\s+/)
  return [first, rest.join(' ')]
}

/**
 * The offer of a form.
 * @returns names of the fields that are wrong instead
 */
export function readDraft(
  { kind, names, values }: OfferDraft,
  currency: CurrencyCode,
): { fields: OfferFields } | { wrong: readonly (OfferField | 'names')[] } {
  const wrong: (OfferField | 'names')[] = []
  const minorOf = (text: string) => {
    const parsed = parseAmount(text.trim(), currency)
    return parsed.ok && parsed.amount.minor > 0n ? String(parsed.amount.minor) : undefined
  }
  const read = (field: OfferField): unknown => {
    const { input, isOptional = false, lowest = 0, highest = 0 }: FieldShape = offerInputs[field]
    const text = (values[field] ?? '').trim()
    if (text === '' && isOptional) return undefined
    const value =
      input === 'amount' ? minorOf(text) : input === 'number' && /^\d{1,9}$/.test(text) ? Number(text) : text
    const isWrong =
      value === undefined ||
      value === '' ||
      (input === 'number' && !(Number(value) >= lowest && Number(value) <= highest))
    if (isWrong) wrong.push(field)
    return value
  }
  const all = (fields: readonly OfferField[]) => Object.fromEntries(fields.map((field) => [field, read(field)]))
  const named = Object.fromEntries(linesOf(names).map(splitLine))
  if (Object.values(named).filter((name) => name !== '').length === 0) wrong.push('names')
  const reward: Record<string, unknown> = { kind, ...all(kindFields[kind]) }
  if (kind === 'check_in') reward.amountsMinor = wordsOf(values.amountsMinor ?? '').map(minorOf)
  if (kind === 'tournament') {
    reward.prizesMinor = wordsOf(values.prizesMinor ?? '').map(minorOf)
    reward.games = wordsOf(values.games ?? '')
  }
  if (kind === 'code')
    reward.codes = linesOf(values.codes ?? '')
      .map(splitLine)
      .map(readCode)
  if (kind === 'mission') {
    const field = values.measure === 'stake' ? 'stakeTarget' : 'roundTarget'
    const { stakeTarget, roundTarget } = reward
    const target = field === 'stakeTarget' ? stakeTarget : roundTarget
    if (target === undefined) wrong.push(field)
    Object.assign(reward, { target: String(target), games: wordsOf(values.games ?? '') })
    delete reward.stakeTarget
    delete reward.roundTarget
  }
  const terms: Record<string, unknown> = all(termsFields)
  terms.weights = Object.fromEntries(
    linesOf(values.weights ?? '')
      .map(splitLine)
      .map(([key, percent]) => [key, Number(percent)]),
  )
  const [from, to] = [readTime(values.from), readTime(values.to)]
  if (from === undefined) wrong.push('from')
  if (to === undefined || (from !== undefined && to <= from)) wrong.push('to')
  if (wrong.length > 0) return { wrong }
  return { fields: { currency, names: named, reward, terms, from, to } as unknown as OfferFields } // the server parses it
}

const readCode = ([code, uses]: [string, string]) => ({ code: code.toUpperCase(), uses: Number(uses || '1') })

function readTime(text: string | undefined): string | undefined {
  const at = Date.parse(`${text ?? ''}Z`)
  return Number.isNaN(at) ? undefined : new Date(at).toISOString()
}

/** The form of a stored offer. */
export function toDraft({ reward, terms, names, from, to, currency }: OfferFields): OfferDraft {
  const textOf = (field: string, value: unknown): string | undefined => {
    if (value === undefined) return undefined
    const isAmount = field.endsWith('Minor') || field === 'stakeTarget'
    return isAmount ? toDecimalText(amountOf(BigInt(String(value)), currency)) : String(value)
  }
  const given: Record<string, unknown> = { ...reward, ...terms }
  if (reward.kind === 'mission') given[reward.measure === 'stake' ? 'stakeTarget' : 'roundTarget'] = reward.target
  const lists: Partial<Record<OfferField, string>> = {
    weights: Object.entries(terms.weights)
      .map((pair) => pair.join(' '))
      .join('\n'),
    from: from.slice(0, 16),
    to: to.slice(0, 16),
  }
  if (reward.kind === 'check_in')
    lists.amountsMinor = reward.amountsMinor.map((amount) => textOf('Minor', amount)).join('\n')
  if (reward.kind === 'code') lists.codes = reward.codes.map(({ code, uses }) => `${code} ${uses}`).join('\n')
  if (reward.kind === 'mission' || reward.kind === 'tournament') lists.games = reward.games.join('\n')
  if (reward.kind === 'tournament')
    lists.prizesMinor = reward.prizesMinor.map((amount) => textOf('Minor', amount)).join('\n')
  const fields = Object.keys(offerInputs) as OfferField[] // the table's own keys
  const values = Object.fromEntries(fields.map((field) => [field, lists[field] ?? textOf(field, given[field])]))
  const lines = Object.entries(names).map(([language, name]) => `${language} ${name}`)
  return { kind: reward.kind, names: lines.join('\n'), values }
}
