import { expect, test } from 'vitest'
import type { Stored } from '../../lib/storage.ts'
import { decideSource, findPlatform, readClickIds } from './tracking-source.rules.ts'

const store = (values: Partial<Stored>) => ({ read: (key: keyof Stored) => values[key] }) as never // reads as the storage does

const platform = { name: 'google', untilMs: 1_000 }

test.each([
  ['a campaign', { tid: '42', registrationInfo: { referralCode: 'R', platform } }, 'tid:42'],
  ['an affiliate', { registrationInfo: { affiliateCode: 'A', referralCode: 'R', platform } }, 'affiliate'],
  ['a member', { registrationInfo: { referralCode: 'R', platform } }, 'referral'],
  ['a platform', { registrationInfo: { platform } }, 'google'],
  ['a platform of long ago', { registrationInfo: { platform: { ...platform, untilMs: 999 } } }, 'direct'],
  ['nothing known', {}, 'direct'],
  ['a wrong tid', { tid: '-1' }, 'direct'],
] as const)('DEC-21 the source of %s identifies nobody', (_, stored, source) => {
  expect(decideSource(store(stored), 999)).toBe(source)
})

test.each([
  ['?gclid=x', 'google'],
  ['?q=1&ttclid=x', 'tiktok'],
  ['?q=x', undefined],
])('DEC-21 %s is of the platform %s', (search, name) => expect(findPlatform(search)).toBe(name))

test('TRACK-24 TRACK-18 ENT-08 each tracking id of an address is gathered by its name', () => {
  const named = ['kwai_click_id', 'kwai_pixel_id', 'kw', 'fbclid', 'fb_pixel_id', 'ttclid', 'gtag', 'gtm', 'twclid']
  const names = [...named, 'okx', 'mgs', 'phoenix', 'devils', 'macan']
  const ids = Object.fromEntries(names.map((name, index) => [name, `id-${index}`]))
  expect(readClickIds(`?${new URLSearchParams({ ...ids, r: 'AB12' })}`)).toEqual(ids)
})

test('TRACK-18 click ids of an address', () => {
  expect(readClickIds(`?fbclid=a&ttclid=b&other=c&twclid=${'x'.repeat(501)}`)).toEqual({ fbclid: 'a', ttclid: 'b' })
})
