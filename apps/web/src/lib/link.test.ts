import { expect, test } from 'vitest'
import { listSourceCodes } from './link.ts'
import type { Stored } from './storage.ts'

test.each([
  [{ registrationInfo: { referralCode: 'AB12' } }, { r: 'AB12' }],
  [
    { registrationInfo: { referralCode: 'AB12', affiliateCode: 'aff' }, tid: '42' },
    { r: 'AB12', affiliateCode: 'aff', tid: '42' },
  ],
  [{}, {}],
])('REF-08 of a visitor with %j an installed app starts with %j', (known: Partial<Stored>, codes) => {
  expect(listSourceCodes({ read: (key) => known[key] })).toEqual(codes)
})
