import { describe, expect, it } from 'vitest'
import { decideVendorLimit, describeVendorLimits, getDefaultVendorLimit } from './vendor-limit.rules.ts'

const stored = {
  merchant: 'nova',
  vendor: 'acme',
  currency: 'PHP',
  creditLimitMinor: 10_000n,
  roundLimitMinor: 20_000n,
  dayLimitMinor: 30_000n,
  jackpotLimitMinor: null,
  jackpotDayLimitMinor: null,
}
const context = { merchant: 'nova', currency: 'PHP', vendors: ['acme', 'arcade'], limits: [stored] }
const decide = (vendor: string, ...assignments: string[]) => decideVendorLimit(vendor, assignments, context)

describe('T38 the limits of a vendor by command', () => {
  it('are new ones in units of the merchant’s currency', () => {
    expect(decide('arcade', 'credit=5,000', 'round=5000.50', 'day=25000')).toEqual({
      limit: {
        ...stored,
        vendor: 'arcade',
        creditLimitMinor: 500_000n,
        roundLimitMinor: 500_050n,
        dayLimitMinor: 2_500_000n,
      },
    })
  })

  it.each([
    [['day=301'], { dayLimitMinor: 30_100n }],
    [['credit=0', 'round=0', 'day=0'], { creditLimitMinor: 0n, roundLimitMinor: 0n, dayLimitMinor: 0n }],
    [['jackpot=1', 'jackpotDay=2'], { jackpotLimitMinor: 100n, jackpotDayLimitMinor: 200n }],
  ])('are stored ones changed by %j', (assignments, changes) => {
    expect(decide('acme', ...assignments)).toEqual({ limit: { ...stored, ...changes } })
  })

  it('a jackpot without a value has no limit again', () => {
    const limits = [{ ...stored, jackpotLimitMinor: 1n, jackpotDayLimitMinor: 2n }]
    const change = decideVendorLimit('acme', ['jackpot=', 'jackpotDay='], { ...context, limits })
    expect(change).toEqual({ limit: stored })
  })

  it('of another currency count its own decimals and change nothing else', () => {
    expect(decide('acme', 'currency=JPY', 'credit=1', 'round=1', 'day=1')).toMatchObject({
      limit: { currency: 'JPY', creditLimitMinor: 1n },
    })
  })

  it.each([
    ['other', ['credit=1'], ['nova has no games of "other", only of acme, arcade: import its list first']],
    ['acme', [], ['nothing to set: write field=amount']],
    ['acme', ['currency=PHP'], ['nothing to set: write field=amount']],
    ['acme', ['currency=FUN', 'day=500'], ['currency is "FUN": it must be a currency of real money, such as PHP']],
    ['acme', ['credit'], ['"credit" is no limit: write field=amount, of credit, round, day, jackpot, jackpotDay']],
    ['acme', ['win=1'], ['"win=1" is no limit: write field=amount, of credit, round, day, jackpot, jackpotDay']],
    ['acme', ['day=5.123'], ['day is "5.123": it must be an amount in PHP, with at most 2 decimals']],
    ['acme', ['day='], ['day is "": it must be an amount in PHP, with at most 2 decimals']],
    ['acme', ['day=-1'], ['day is "-1": it must be an amount in PHP, with at most 2 decimals']],
    ['acme', ['credit=500'], ['round must be at least credit']],
    ['acme', ['round=301'], ['day must be at least round']],
    ['acme', ['jackpot=9', 'jackpotDay=8'], ['jackpotDay must be at least jackpot']],
    ['acme', ['jackpot=9'], ['jackpot and jackpotDay are set together, or neither']],
  ])('of %s by %j are refused: %j', (vendor, assignments, faults) => {
    expect(decide(vendor, ...assignments)).toEqual({ faults })
  })

  it.each([
    ['arcade', ['credit=1'], { creditLimitMinor: 100n, roundLimitMinor: 500_000_000n, dayLimitMinor: 2_500_000_000n }],
    ['acme', ['day=default'], { creditLimitMinor: 10_000n, roundLimitMinor: 20_000n, dayLimitMinor: 250_000_000n }],
  ])('of %s by %j have the defaults of the currency for what is not set', (vendor, assignments, amounts) => {
    expect(decide(vendor, ...assignments)).toMatchObject({ limit: amounts })
  })

  it('are listed as they are written, and defaults are marked', () => {
    expect(describeVendorLimits(context)).toEqual([
      'acme nova currency=PHP credit=100.00 round=200.00 day=300.00',
      'arcade nova currency=PHP credit=5000000.00 round=5000000.00 day=25000000.00 (default)',
    ])
  })

  it('a vendor other than the arcade has a tenth by default, and no jackpots', () => {
    expect(getDefaultVendorLimit({ merchant: 'nova', vendor: 'acme', currency: 'KWD' })).toEqual({
      ...{ merchant: 'nova', vendor: 'acme', currency: 'KWD' },
      ...{ creditLimitMinor: 10_000_000n, roundLimitMinor: 10_000_000n, dayLimitMinor: 50_000_000n },
      ...{ jackpotLimitMinor: null, jackpotDayLimitMinor: null },
    })
  })

  it.each(['FUN', 'XYZ'])('there are none in %s', (currency) => {
    expect(() => getDefaultVendorLimit({ merchant: 'nova', vendor: 'acme', currency })).toThrow(RangeError)
  })
})
