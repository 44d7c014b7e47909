import { expect, test } from 'vitest'
import { type OfferTerms, offerTerms } from './offer.ts'
import { describeTerms } from './offer-terms.rules.ts'

const terms: OfferTerms = {
  wagerTimes: 5,
  order: 'real_first',
  maxStakeMinor: '500',
  weights: { RNG: 50 },
  otherWeight: 100,
  winningsCapMinor: '90000',
  expiresDays: 7,
}

const changes: { [Field in keyof Required<OfferTerms>]: OfferTerms[Field] } = {
  wagerTimes: 6,
  order: 'mixed',
  maxStakeMinor: undefined,
  weights: { RNG: 40 },
  otherWeight: 90,
  winningsCapMinor: undefined,
  expiresDays: 8,
}

test('PROMO-01 each field of the terms changes their sentences', () => {
  expect(Object.keys(changes).sort()).toEqual(Object.keys(offerTerms.shape).sort())
  const before = describeTerms(terms)
  for (const [field, value] of Object.entries(changes))
    expect(describeTerms({ ...terms, [field]: value }), field).not.toEqual(before)
})
