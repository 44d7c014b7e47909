import type { BonusGrant, OfferTerms } from '@foyer/contract'
import { expect, it } from 'vitest'
import { describeProgress, listTermsLines } from './promotion-bonus.rules.ts'

const terms: OfferTerms = { wagerTimes: 5, order: 'real_first', weights: {}, otherWeight: 100, expiresDays: 7 }
const grant = (change: Partial<BonusGrant>) =>
  ({ amountMinor: '1000', wagerTargetMinor: '5000', wageredMinor: '0', terms, ...change }) as BonusGrant // what the rule reads

it.each<[string, Partial<BonusGrant>, ReturnType<typeof describeProgress>]>([
  ['none yet', {}, { leftMinor: '5000', percent: 0, bets: { count: '5', stakeMinor: '1000' } }],
  [
    'bets of the largest stake, each counting half',
    { wageredMinor: '1000', terms: { ...terms, maxStakeMinor: '300', otherWeight: 50 } },
    { leftMinor: '4000', percent: 20, bets: { count: '27', stakeMinor: '300' } },
  ],
  [
    'more than the target',
    { wageredMinor: '5100' },
    { leftMinor: '0', percent: 100, bets: { count: '0', stakeMinor: '1000' } },
  ],
  ['no game counts', { terms: { ...terms, otherWeight: 0 } }, { leftMinor: '5000', percent: 0, bets: undefined }],
])('OPEN-39 what is left to bet: %s', (_name, change, expected) => {
  expect(describeProgress(grant(change))).toEqual(expected)
})

it('OPEN-39 terms name a game by its name, and free bets have no wagering', () => {
  const own = { ...terms, weights: { RNG: 50 } }
  const lines = listTermsLines(own, { amountMinor: '100' }, { RNG: 'Slots' })
  expect(lines[0]).toEqual({ id: 'bonus.terms.wager.sum', amountMinor: '500', values: {} })
  expect(lines).toContainEqual({ id: 'bonus.terms.weight', values: { game: 'Slots', percent: 50 } })
  const free = listTermsLines(own, { freeStakeMinor: '100' }, {})
  expect(free[0]).toEqual({ id: 'bonus.terms.free', amountMinor: '100', values: {} })
  expect(free.map(({ id }) => id)).not.toContain('bonus.terms.wager')
})
