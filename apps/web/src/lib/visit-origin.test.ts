import { describe, expect, test } from 'vitest'
import type { Stored } from './storage.ts'
import { readLinkCode, readVisitOrigin, readVisitReferral } from './visit-origin.ts'

const store = (values: Partial<Stored>) => ({ read: (key: keyof Stored) => values[key] }) as never // reads as the storage does
const address = {
  origin: 'https://www.aurora.example',
  pathname: '/m/register',
  search: '?r=AB&token=canary',
  hostname: 'www.aurora.example',
} as Location // what it reads

describe('REG-19 SESS-06 where a new member comes from', () => {
  test('REG-20 OPEN-29 the address without its token, and nothing that is not known', () => {
    expect(readVisitOrigin(store({}), address)).toEqual({
      registerUrl: 'https://www.aurora.example/m/register?r=AB',
      domain: 'www.aurora.example',
    })
  })

  test('the campaign and the affiliate of the visit, as far as they are valid', () => {
    const known = store({ tid: '7', registrationInfo: { affiliateCode: 'aff', referralCode: 'AB12' } })
    expect(readVisitOrigin(known, address)).toMatchObject({ linkId: '7', affiliateCode: 'aff' })
    expect(readVisitReferral(known)).toEqual({ referralCode: 'AB12' })
    const wrong = store({ tid: '-7', registrationInfo: { affiliateCode: 'no code', referralCode: '<b>' } })
    expect(Object.keys(readVisitOrigin(wrong, address))).toEqual(['registerUrl', 'domain'])
    expect(readVisitReferral(wrong)).toEqual({})
  })
})

test.each([
  ['AB12', 'AB12'],
  ['', undefined],
  ['<script>', undefined],
  ['a'.repeat(21), undefined],
  [undefined, undefined],
])('SESS-07 a link’s code %s counts as %s', (code, expected) => {
  expect(readLinkCode(code)).toBe(expected)
})
