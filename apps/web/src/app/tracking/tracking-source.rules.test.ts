import { expect, test } from 'vitest'
import type { Stored } from '../../lib/storage.ts'
import { decideSource, readClickIds } from './tracking-source.rules.ts'

const store = (values: Partial<Stored>) => ({ read: (key: keyof Stored) => values[key] }) as never // reads as the storage does

test.each([
  ['a campaign', { tid: '42', registrationInfo: { referralCode: 'R' } }, '?fbclid=x', 'tid:42'],
  ['an affiliate', { registrationInfo: { affiliateCode: 'A', referralCode: 'R' } }, '', 'affiliate'],
  ['a member', { registrationInfo: { referralCode: 'R' } }, '?gclid=x', 'referral'],
  ['a platform', {}, '?gclid=x', 'google'],
  ['nothing known', {}, '?q=x', 'direct'],
  ['a wrong tid', { tid: '-1' }, '', 'direct'],
] as const)('DEC-21 the source of %s identifies nobody', (_, stored, search, source) => {
  expect(decideSource(store(stored), search)).toBe(source)
})

test('TRACK-18 click ids of an address', () => {
  expect(readClickIds(`?fbclid=a&ttclid=b&other=c&twclid=${'x'.repeat(501)}`)).toEqual({ fbclid: 'a', ttclid: 'b' })
})
