import {
  type EndpointValue,
  findAccountNumberProblem,
  findAmountProblem,
  findRealNameProblem,
  type WithdrawalCard,
  type withdrawalCards,
} from '@foyer/contract'
import type { MessageId } from '@foyer/messages'
import { amountOf, isCurrencyCode, parseAmount, toDecimalText } from '@foyer/money'
import type { CardDraft, CardProblems } from './withdrawal-flow.rules.ts'

/** What the cashier says about payouts: accounts, banks and bounds. */
export type Payout = EndpointValue<typeof withdrawalCards>

/** The broken rules of a new payout account, each beside its field (OPEN-04). */
export function findCardProblems(draft: CardDraft): CardProblems {
  const holder = findRealNameProblem(draft.holderName)
  const number = findAccountNumberProblem(draft.accountNumber)
  return {
    ...(draft.bankCode === '' ? { bankCode: 'withdrawal.card.bank.required' as const } : {}),
    ...(holder ? { holderName: holder as MessageId } : {}), // the bounds' rules are ids of texts
    ...(number ? { accountNumber: number as MessageId } : {}), // the same
  }
}

export interface AmountBounds {
  minMinor: string
  maxMinor: string
  availableMinor: string
  currency: string
}

export type ReadAmount = { ok: true; amountMinor: string } | { ok: false; problem: MessageId }

/** What was typed, against the bounds and against what is available; a broken rule is named by its text. */
export function readWithdrawalAmount(text: string, bounds: AmountBounds): ReadAmount {
  if (!isCurrencyCode(bounds.currency)) return { ok: false, problem: 'error.currency_mismatch' }
  const parsed = parseAmount(text, bounds.currency)
  if (!parsed.ok) {
    return { ok: false, problem: parsed.problem === 'too-large' ? 'field.amount.maximum' : 'field.amount.required' }
  }
  const { minor } = parsed.amount
  if (minor > BigInt(bounds.availableMinor)) return { ok: false, problem: 'withdrawal.amount.short' }
  const problem = findAmountProblem(minor, { minMinor: BigInt(bounds.minMinor), maxMinor: BigInt(bounds.maxMinor) })
  if (problem === 'field.amount.positive' || problem === 'field.amount.maximum') return { ok: false, problem }
  if (problem !== undefined) return { ok: false, problem: 'field.amount.minimum' }
  return { ok: true, amountMinor: minor.toString() }
}

/** The largest amount that can be asked for now, as text for the field; undefined when it is below the least one. */
export function findWholeAmount({ minMinor, maxMinor, availableMinor, currency }: AmountBounds): string | undefined {
  const available = BigInt(availableMinor)
  const largest = available < BigInt(maxMinor) ? available : BigInt(maxMinor)
  if (largest < BigInt(minMinor) || !isCurrencyCode(currency)) return undefined
  return toDecimalText(amountOf(largest, currency)).replace(/\.0+$/, '')
}

/** The accounts with a new one, in the platform's order. */
export function addCard(payout: Payout, card: WithdrawalCard): Payout {
  return { ...payout, cards: [...payout.cards.filter(({ id }) => id !== card.id), card] }
}

/** The account that is offered: the chosen one, or the first one when the chosen one is gone. */
export function findOfferedCard(cards: readonly WithdrawalCard[], cardId: string): WithdrawalCard | undefined {
  return findChosenCard(cards, cardId) ?? cards[0]
}

/** The account that was chosen and no other: money goes nowhere else once it has been named. */
export function findChosenCard(cards: readonly WithdrawalCard[], cardId: string): WithdrawalCard | undefined {
  return cards.find(({ id }) => id === cardId)
}
