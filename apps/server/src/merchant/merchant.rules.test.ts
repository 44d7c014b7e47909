import { expect, test } from 'vitest'
import { nameMerchant, parseHost } from './merchant.rules.ts'

test.each([
  ['its name in the language', 'CN', { CN: '极光' }, '极光'],
  ['its own name where the language has none', 'UR', { CN: '极光' }, 'Aurora'],
  ['its own name while the language is unknown', undefined, { CN: '极光' }, 'Aurora'],
  ['its own name without names', 'CN', undefined, 'Aurora'],
])('LANG-01 the name of a merchant: %s', (_name, language, names, shown) => {
  const settings = { ...(names && { names }) } as Parameters<typeof nameMerchant>[0]['settings'] // all fields of the rule
  expect(nameMerchant({ name: 'Aurora', settings }, language)).toBe(shown)
})

test.each([
  ['lotus.localhost', 'lotus.localhost'],
  ['Lotus.LOCALHOST', 'lotus.localhost'],
  ['lotus.localhost:8080', 'lotus.localhost'],
  ['lotus.localhost.', 'lotus.localhost'],
  ['lotus.localhost.:8080', 'lotus.localhost'],
  ['lo-7.example', 'lo-7.example'],
  ['127.0.0.1:1', '127.0.0.1'],
  ['127.0.0.1:65535', '127.0.0.1'],
  ['[::1]', '[::1]'],
  ['[2001:DB8::1]:8080', '[2001:db8::1]'],
  ['a'.repeat(253), 'a'.repeat(253)],
  ['a'.repeat(254), undefined],
  [`[${':'.repeat(46)}]`, undefined],
  ['[:]', undefined],
  ['', undefined],
  [undefined, undefined],
  ['a.example:', undefined],
  ['a.example:123456', undefined],
  ['a.example:80x', undefined],
  ['a.example/path', undefined],
  ['user@a.example', undefined],
  ['a_b.example', undefined],
  ['a.example b.example', undefined],
  [' a.example', undefined],
  ['[::1', undefined],
])('T10 the host of the header "%s" is %s', (header, host) => {
  expect(parseHost(header)).toBe(host)
})
