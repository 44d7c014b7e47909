import type { OfferTerms } from './offer.ts'

/** A sentence of the terms; amounts in minor units of the offer's currency. */
export type TermsSentence =
  | { text: 'wager'; times: number; targetMinor: string | undefined }
  | { text: 'cash' }
  | { text: 'order_real_first' | 'order_bonus_first' | 'order_mixed' }
  | { text: 'stake'; amountMinor: string }
  | { text: 'weight'; game: string; percent: number }
  | { text: 'weight_other'; percent: number }
  | { text: 'cap'; amountMinor: string }
  | { text: 'expires'; days: number }
  | { text: 'give_up' }
  | { text: 'one' }
  | { text: 'free'; amountMinor: string }

/**
 * The terms in sentences, one for each rule that the engine enforces: the text cannot contradict it.
 * @param amountMinor of the bonus, if it is known
 * @param freeStakeMinor of free bets, whose wins are real money at once
 */
export function describeTerms(
  terms: OfferTerms,
  { amountMinor, freeStakeMinor }: { amountMinor?: string | undefined; freeStakeMinor?: string | undefined } = {},
): TermsSentence[] {
  const weights = Object.entries(terms.weights).map(
    ([game, percent]): TermsSentence => ({ text: 'weight', game, percent }),
  )
  const games: TermsSentence[] = [...weights, { text: 'weight_other', percent: terms.otherWeight }]
  const cap: TermsSentence[] =
    terms.winningsCapMinor === undefined ? [] : [{ text: 'cap', amountMinor: terms.winningsCapMinor }]
  const end: TermsSentence[] = [{ text: 'expires', days: terms.expiresDays }, { text: 'one' }, { text: 'give_up' }]
  if (freeStakeMinor !== undefined)
    return [
      { text: 'free', amountMinor: freeStakeMinor },
      ...games.filter((one) => !('percent' in one) || one.percent > 0 || one.text === 'weight_other'),
      ...cap,
      ...end,
    ]
  if (terms.wagerTimes === 0) return [{ text: 'cash' }]
  const targetMinor = amountMinor === undefined ? undefined : String(BigInt(amountMinor) * BigInt(terms.wagerTimes))
  return [
    { text: 'wager', times: terms.wagerTimes, targetMinor },
    { text: `order_${terms.order}` },
    ...(terms.maxStakeMinor === undefined ? [] : [{ text: 'stake' as const, amountMinor: terms.maxStakeMinor }]),
    ...games,
    ...cap,
    ...end,
  ]
}
