import { expect, test } from 'vitest'
import { readTid, storeRegistrationInfo } from './registration-info.ts'
import type { Stored } from './storage.ts'

type Info = Stored['registrationInfo'] | undefined
const hostname = 'www.aurora.example'
const cases: [string, Info, Info][] = [
  ['?r=AB12', undefined, { originalDomain: hostname, referralCode: 'AB12' }],
  ['?referralCode=CD34', undefined, { originalDomain: hostname, referralCode: 'CD34' }],
  ['?r=AB12&referralCode=CD34', undefined, { originalDomain: hostname, referralCode: 'AB12' }],
  ['?affiliateCode=aff', undefined, { originalDomain: hostname, affiliateCode: 'aff' }],
  [
    '?affiliateCode=aff',
    { referralCode: 'AB12' },
    { originalDomain: hostname, referralCode: 'AB12', affiliateCode: 'aff' },
  ],
  [`?r=${'x'.repeat(65)}`, undefined, { originalDomain: hostname, referralCode: 'x'.repeat(64) }],
  ['?code=AB12', undefined, undefined],
  ['?r=', { referralCode: 'AB12' }, { referralCode: 'AB12' }],
]

test.each(cases)('SESS-06 SESS-07 REF-08 ENT-13 a visitor by %j who had %j has %j', (search, known, stored) => {
  let info = known
  storeRegistrationInfo(
    {
      read: <K extends keyof Stored>(key: K) =>
        (key === 'registrationInfo' ? info : undefined) as Stored[K] | undefined, // the one key in use
      write: (_, value) => {
        info = value as Info // the one key in use
        return true
      },
      remove: () => undefined,
    },
    { search, hostname },
  )
  expect(info).toEqual(stored)
})

test.each([
  ['7', '7'],
  [42, '42'],
  ['0', undefined],
  ['07', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  ['abc', undefined],
  ['9'.repeat(20), undefined],
  [undefined, undefined],
])('REG-19, REG-24, ENT-12 the tid %s counts as %s', (tid, expected) => {
  expect(readTid(tid)).toBe(expected)
})

test.each([
  ['?tid=42', '42'],
  ['?tid=042', undefined],
  ['?tid=x', undefined],
  ['', undefined],
])('REG-19 REG-24 a visitor by %j has the tid %j', (search, expected) => {
  const written: Partial<Stored> = {}
  storeRegistrationInfo(
    {
      read: () => undefined,
      write: (key, value) => {
        written[key] = value
        return true
      },
      remove: () => undefined,
    },
    { search, hostname },
  )
  expect(written.tid).toBe(expected)
})
