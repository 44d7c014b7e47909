import { type BonusGrant, countBetsLeft, describeTerms, type OfferTerms, type TermsSentence } from '@foyer/contract'
import type { MessageId } from '@foyer/messages'

/** A sentence of the terms as a text with what stands in it; amounts are still to be formatted. */
export interface TermsLine {
  id: MessageId
  amountMinor?: string
  values: Record<string, string | number>
}

const orders = {
  order_real_first: 'bonus.terms.order.real',
  order_bonus_first: 'bonus.terms.order.bonus',
  order_mixed: 'bonus.terms.order.mixed',
} as const satisfies Record<string, MessageId>

/** The terms as texts: one for each rule that the platform enforces. */
export function listTermsLines(
  terms: OfferTerms,
  facts: { amountMinor?: string | undefined; freeStakeMinor?: string | undefined },
  games: Readonly<Record<string, string>>,
): TermsLine[] {
  return describeTerms(terms, facts).map((sentence) => toLine(sentence, games))
}

function toLine(sentence: TermsSentence, games: Readonly<Record<string, string>>): TermsLine {
  switch (sentence.text) {
    case 'wager':
      return sentence.targetMinor === undefined
        ? { id: 'bonus.terms.wager', values: { times: sentence.times } }
        : { id: 'bonus.terms.wager.sum', amountMinor: sentence.targetMinor, values: {} }
    case 'stake':
    case 'cap':
    case 'free':
      return { id: `bonus.terms.${sentence.text}`, amountMinor: sentence.amountMinor, values: {} }
    case 'weight':
      return {
        id: 'bonus.terms.weight',
        values: { game: games[sentence.game] ?? sentence.game, percent: sentence.percent },
      }
    case 'weight_other':
      return { id: 'bonus.terms.other', values: { percent: sentence.percent } }
    case 'expires':
      return { id: 'bonus.terms.expires', values: { days: sentence.days } }
    case 'cash':
    case 'one':
      return { id: `bonus.terms.${sentence.text}`, values: {} }
    case 'give_up':
      return { id: 'bonus.terms.giveup', values: {} }
    default:
      return { id: orders[sentence.text], values: {} }
  }
}

/** What is left to bet, in minor units and in bets of the bonus's amount, or of the largest stake where that is less. */
export function describeProgress({ amountMinor, wagerTargetMinor, wageredMinor, terms }: BonusGrant): {
  leftMinor: string
  percent: number
  bets: { count: string; stakeMinor: string } | undefined
} {
  const target = BigInt(wagerTargetMinor)
  const done = BigInt(wageredMinor)
  const left = done < target ? target - done : 0n
  const largest = BigInt(terms.maxStakeMinor ?? amountMinor)
  const stake = largest < BigInt(amountMinor) ? largest : BigInt(amountMinor)
  const weight = Math.max(terms.otherWeight, ...Object.values(terms.weights))
  const count = countBetsLeft(left, stake, weight)
  return {
    leftMinor: String(left),
    percent: target === 0n || left === 0n ? 100 : Number((done * 100n) / target),
    bets: count === undefined ? undefined : { count: String(count), stakeMinor: String(stake) },
  }
}
