import {
  cleanMobile,
  type EndpointValue,
  findAccountNumberProblem,
  findAmountProblem,
  findMobileProblem,
  findRealNameProblem,
  type WithdrawalCard,
  type withdrawalCards,
} from '@foyer/contract'
import type { MessageId } from '@foyer/messages'
import { amountOf, isCurrencyCode, toDecimalText } from '@foyer/money'
import { nameAmountProblem, parseAmountText } from '../../ui/amount-text.rules.ts'
import type { CardDraft, CardProblems } from './withdrawal-flow.rules.ts'

/** Payout settings of the platform: accounts, banks and bounds. */
export type Payout = EndpointValue<typeof withdrawalCards>

/** The broken rules of a new payout account, by field (OPEN-04). */
export function findCardProblems(draft: CardDraft, password: string, isWallet = false): CardProblems {
  const holder = findRealNameProblem(draft.holderName)
  const number = isWallet ? findMobileProblem(draft.accountNumber) : findAccountNumberProblem(draft.accountNumber)
  return {
    ...(draft.bankCode === '' ? { bankCode: 'withdrawal.card.bank.required' as const } : {}),
    ...(holder ? { holderName: holder as MessageId } : {}), // the bounds' rules are text ids
    ...(number ? { accountNumber: number as MessageId } : {}), // the same
    ...(password === '' ? { password: 'withdrawal.card.password.required' as const } : {}),
  }
}

/** Whether a payout goes to an e-wallet: its account is a mobile number. */
export function isWalletCode({ banks }: Pick<Payout, 'banks'>, bankCode: string): boolean {
  return banks.some(({ code, kind }) => code === bankCode && kind === 'ewallet')
}

/** A wallet's mobile number as an account number: digits alone. */
export function writeWalletNumber(text: string): string {
  return cleanMobile(text).replace('+', '')
}

export interface AmountBounds {
  minMinor: string
  maxMinor: string
  availableMinor: string
  /** Remaining daily limit of the platform; null when unknown. */
  dailyLeftMinor: string | null
  currency: string
}

export type ReadAmount = { ok: true; amountMinor: string } | { ok: false; problem: MessageId }

/** Typed text checked against the bounds and the available balance; a broken rule is named by its text. */
export function readWithdrawalAmount(text: string, bounds: AmountBounds): ReadAmount {
  if (!isCurrencyCode(bounds.currency)) return { ok: false, problem: 'error.currency_mismatch' }
  const parsed = parseAmountText(text, bounds.currency)
  if (!parsed.ok) return { ok: false, problem: nameAmountProblem(parsed.problem) }
  const { minor } = parsed.amount
  if (minor > BigInt(bounds.availableMinor)) return { ok: false, problem: 'withdrawal.amount.short' }
  const isOverDaily = bounds.dailyLeftMinor !== null && minor > BigInt(bounds.dailyLeftMinor)
  if (isOverDaily && minor <= BigInt(bounds.maxMinor)) return { ok: false, problem: 'withdrawal.amount.daily' }
  const problem = findAmountProblem(minor, { minMinor: BigInt(bounds.minMinor), maxMinor: BigInt(bounds.maxMinor) })
  if (problem === 'field.amount.positive' || problem === 'field.amount.maximum') return { ok: false, problem }
  if (problem !== undefined) return { ok: false, problem: 'field.amount.minimum' }
  return { ok: true, amountMinor: minor.toString() }
}

/** The largest amount that can be requested now, as text of the field; undefined below the minimum. */
export function findWholeAmount({ minMinor, currency, ...bounds }: AmountBounds): string | undefined {
  const ends = [bounds.maxMinor, bounds.availableMinor, bounds.dailyLeftMinor ?? bounds.maxMinor].map(BigInt)
  const largest = ends.reduce((least, end) => (end < least ? end : least))
  if (largest < BigInt(minMinor) || !isCurrencyCode(currency)) return undefined
  return toDecimalText(amountOf(largest, currency)).replace(/\.0+$/, '')
}

/** The accounts with a new one, in the platform's order, and the hold on withdrawals that it starts (T37). */
export function addCard(payout: Payout, card: WithdrawalCard): Payout {
  const added = { ...payout, cards: [...payout.cards.filter(({ id }) => id !== card.id), card] }
  const { hold } = payout
  if (payout.holdSeconds === 0 || hold?.until === null) return added
  const until = new Date(Date.parse(card.createdAt) + payout.holdSeconds * 1000).toISOString()
  const others = hold?.reasons.filter((reason) => reason !== 'account_added') ?? []
  const isLast = hold === null || until > hold.until
  return { ...added, hold: { reasons: ['account_added', ...others], until: isLast ? until : hold.until } }
}

/** Whether withdrawals are on hold at a moment by the platform's clock, in seconds since 1970 (T37). */
export function isOnHold({ hold }: Pick<Payout, 'hold'>, nowSeconds: number): boolean {
  return hold !== null && (hold.until === null || Date.parse(hold.until) > nowSeconds * 1000)
}

const openHoldReloadMs = 60_000

/** Milliseconds until the next look for the end of a hold that names none, since staff ends it; false without one. */
export function planHoldReload(payout: Pick<Payout, 'hold'> | undefined): number | false {
  return payout?.hold?.until === null ? openHoldReloadMs : false
}

/** The preselected account: the chosen one, or the first one when the chosen one is gone. */
export function findOfferedCard(cards: readonly WithdrawalCard[], cardId: string): WithdrawalCard | undefined {
  return findChosenCard(cards, cardId) ?? cards[0]
}

/** The chosen account and no other: money goes nowhere else once an account is named. */
export function findChosenCard(cards: readonly WithdrawalCard[], cardId: string): WithdrawalCard | undefined {
  return cards.find(({ id }) => id === cardId)
}
