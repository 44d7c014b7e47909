import { describe, expect, test } from 'vitest'
import { type CodeRequester, isForAnybody, listFactorQuotas, listFreeQuotas, listQuotas } from './verification.rules.ts'

const requester: CodeRequester = {
  purpose: 'login',
  channel: 'sms',
  address: '+639171234567',
  network: '203.0.113.0/24',
  ip: '203.0.113.9',
  deviceId: 'd1',
  dailyBudget: 500,
}
const write = (changes: Partial<CodeRequester> = {}) =>
  listQuotas({ ...requester, ...changes }).map(
    ({ key, max, windowSeconds }) => `${key.join(' ')}: ${max}/${windowSeconds}`,
  )

test.each([
  ['register', true],
  ['second_factor', true],
  ['contact', false],
  ['login', false],
  ['recovery', false],
] as const)('DEC-15 a code for %s goes to known and unknown addresses alike: %s', (purpose, expected) => {
  expect(isForAnybody(purpose)).toBe(expected)
})

describe('DEC-19 T14 limits of codes', () => {
  test('an sms counts by number, device, address, network, range and merchant', () => {
    expect(write()).toEqual([
      'resend login sms +639171234567: 1/60',
      'address open sms +639171234567: 3/600',
      'address-day open sms +639171234567: 10/86400',
      'device open d1: 10/3600',
      'ip open 203.0.113.9: 20/3600',
      'network open 203.0.113.0/24: 60/3600',
      'range open +63917123: 30/3600',
      'merchant-hour open sms: 63/3600',
      'merchant open sms: 375/86400',
      'merchant-hour sms: 84/3600',
      'merchant sms: 500/86400',
    ])
  })

  test('an e-mail has no range, and a client without a device id no device', () => {
    const quotas = write({ channel: 'email', address: 'jo@example.com', deviceId: undefined })
    expect(quotas.some((quota) => /^(range|device)/.test(quota))).toBe(false)
    expect(quotas).toContain('merchant email: 500/86400')
  })

  test.each(['login', 'register', 'recovery', 'contact'] as const)(
    'a second factor shares the merchant’s whole budget with a code for a %s, and nothing else',
    (purpose) => {
      const others = new Set(write({ purpose }))
      const shared = write({ purpose: 'second_factor' }).filter((quota) => others.has(quota))
      expect(shared).toEqual(['merchant-hour sms: 84/3600', 'merchant sms: 500/86400'])
    },
  )
})

test('T14 one request an hour of an address and a network is free of a captcha; a private network is none', () => {
  const request = { channel: 'sms', address: '+639171234567' } as const
  const keys = (network?: string) =>
    listFreeQuotas({ ...request, ...(network === undefined ? {} : { network }) }).map(
      ({ key, max, windowSeconds }) => `${key.join(' ')}: ${max}/${windowSeconds}`,
    )
  expect(keys('203.0.113.0/24')).toEqual([
    'free-address sms +639171234567: 1/3600',
    'free-network 203.0.113.0/24: 1/3600',
  ])
  expect(keys()).toEqual(['free-address sms +639171234567: 1/3600'])
})

test.each([
  ['500 numbers from 500 networks', 500, 500, 63],
  ['one number from 500 networks', 1, 500, 10],
  ['500 numbers from one network', 500, 1, 20],
  ['500 numbers of one range from 500 networks', 0, 500, 30],
])('T14 of 10,000 requests in an hour few are sent: %s', (_what, numbers, networks, maxSent) => {
  const counted = new Map<string, number[]>()
  let sent = 0
  for (let index = 0; index < 10_000; index += 1) {
    const second = index * 0.36
    const [number, network] = [index % 500, index % networks]
    const address = numbers === 0 ? `+63917123${1_000 + number}` : `+63${917_000_0000 + (number % numbers) * 10_000}`
    const ip = `20.${network >> 8}.${network & 255}.1`
    const quotas = listQuotas({ ...requester, address, ip, network: `${ip}/24`, deviceId: undefined })
    const times = quotas.map(({ key }) => counted.get(key.join(' ')) ?? [])
    const isAllowed = quotas.every(
      ({ max, windowSeconds }, at) => (times[at] ?? []).filter((time) => time > second - windowSeconds).length < max,
    )
    if (!isAllowed) continue
    sent += 1
    for (const { key } of quotas) counted.set(key.join(' '), [...(counted.get(key.join(' ')) ?? []), second])
  }
  expect(sent).toBeGreaterThan(0)
  expect(sent).toBeLessThanOrEqual(maxSent)
})

test('T15 tries of a second factor are bounded over all logins, and strangers use up nothing of known devices', () => {
  const [known, other] = [listFactorQuotas('m1', true), listFactorQuotas('m1', false)]
  expect(known.map(({ max, windowSeconds }) => [max, windowSeconds])).toEqual([
    [20, 3_600],
    [50, 86_400],
  ])
  const keys = [...known, ...other, ...listFactorQuotas('m2', false)].map(({ key }) => key.join(' '))
  expect(new Set(keys).size).toBe(6)
})
