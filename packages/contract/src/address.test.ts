import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  type AddressPurpose,
  addParameters,
  decideAddress,
  decideImageAddress,
  findEntrance,
  parseOrigin,
  removeTokens,
} from './address.ts'
import { hostileAddresses, hostileSite } from './testing-hostile-addresses.ts'

const { origin } = hostileSite
const purposes: readonly AddressPurpose[] = ['page', 'outside', 'picture', 'vendor']

describe('T3 T4 T5 T6 T29 DEC-13 DEC-24 an address as attackers write it', () => {
  it('there are more than three hundred, and none twice', () => {
    const addresses = hostileAddresses.map(({ address }) => address)
    expect(addresses.length).toBeGreaterThan(300)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  test.each(hostileAddresses.map((row) => ({ ...row, name: JSON.stringify(row.address).slice(0, 90) })))(
    '$why: $name',
    ({ address, expected }) => {
      const decisions = purposes.map((purpose) => [purpose, decideAddress(address, purpose, hostileSite)] as const)
      expect(Object.fromEntries(decisions.map(([purpose, { kind }]) => [purpose, kind]))).toEqual(expected)
    },
  )

  const pieces = [
    ...['/', '//', '\\', '..', '.', '%2e', '%2f', '%5c', '%00', '%25', '/m', '/m/', '/m/home', '@', ':', '?', '#', ';'],
    ...['\t', '\n', '\r', '\u0000', ' ', '\u00ad', '\u200b', '\u2044', '\uff0f', '。', '．', 'ｍ', '://', '[', ']'],
    ...['evil.example', 'partner.example', '.evil.example', 'www.aurora.example', '127.1', '0x7f.1', '::1', ':443'],
    ...['https:', 'http:', 'javascript:', 'data:', 'blob:', 'user', 'xn--', 'token=x', 'а'],
  ]
  const piece = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...pieces) },
    { weight: 1, arbitrary: fc.string({ maxLength: 6, unit: 'binary' }) },
  )
  const text = fc.oneof(
    { weight: 5, arbitrary: fc.array(piece, { maxLength: 9 }).map((parts) => parts.join('')) },
    { weight: 1, arbitrary: fc.webUrl() },
  )

  it('whatever is written, a page stays on our site and only listed hosts are listed', () => {
    const list = hostileSite.listed.flatMap((entry) => parseOrigin(entry) ?? [])
    const check = (raw: string, purpose: AddressPurpose) => {
      const decision = decideAddress(raw, purpose, hostileSite)
      if (decision.kind === 'refused') return true
      const url = new URL(decision.url)
      if (!/^https?:$/.test(url.protocol) || url.username || url.password) return false
      if (decision.kind === 'listed') return list.includes(url.origin)
      if (decision.kind === 'foreign') return purpose === 'outside' && url.origin !== origin
      const gone = new URL(decision.path, origin)
      const isPage = purpose === 'picture' || /^\/m(\/|$)/.test(gone.pathname)
      return gone.origin === origin && gone.href === url.href && isPage && purpose !== 'vendor'
    }
    const other = fc.constantFrom(...purposes.slice(1))
    const property = fc.property(text, other, (raw, purpose) => check(raw, 'page') && check(raw, purpose))
    fc.assert(property, { numRuns: 100_000 })
  })
})

describe('DEC-13 who decides what', () => {
  const listed = ['https://partner.example']
  test.each([
    ['/m/wallet', '/m/wallet'],
    ['/m/launchGame?code=5D&backUrl=/m/home', '/m/launchGame?code=5D&backUrl=/m/home'],
    ['/m/activity?id=1#top', '/m/activity?id=1#top'],
    ['/m/wallet?token=x&a=1', '/m/wallet?a=1'],
    ['/m/wallet?TOKENS=x', '/m/wallet'],
    ['/m/x/../wallet', '/m/wallet'],
    [`${origin}/m/home`, '/m/home'],
  ])('DEC-24 a page of ours: %s becomes %s', (raw, path) => {
    expect(decideAddress(raw, 'page', { origin, listed })).toMatchObject({ kind: 'own', path })
  })

  test.each([
    ['outside', 'https://partner.example/x?token=stolen&y=1', 'https://partner.example/x?y=1'],
    ['outside', 'https://evil.example/?token=stolen', 'https://evil.example/'],
    ['vendor', 'https://partner.example/play?token=launch', 'https://partner.example/play?token=launch'],
    ['picture', 'https://partner.example/a.svg?token=signed', 'https://partner.example/a.svg?token=signed'],
  ] as const)('T6 DEC-12 a secret in an address for %s: %s', (purpose, raw, url) => {
    expect(decideAddress(raw, purpose, { origin, listed })).toMatchObject({ url })
  })

  test.each([
    ['http://localhost:8080', 'http://pay.localhost:8080', 'http://pay.localhost:8080/x', 'listed'],
    ['http://localhost:8080', 'http://pay.localhost:8080', 'https://pay.localhost:8080/x', 'refused'],
    [origin, 'http://pay.example', 'http://pay.example/x', 'refused'],
    [origin, 'https://pay.example/', 'https://pay.example/x', 'listed'],
    [origin, 'https://pay.example/only', 'https://pay.example/only', 'refused'],
  ])('seen at %s with %s listed, %s is %s', (place, entry, raw, kind) => {
    expect(decideAddress(raw, 'vendor', { origin: place, listed: [entry] }).kind).toBe(kind)
  })

  test.each([
    ['https://any.example/pay?token=x', 'listed'],
    ['http://any.example/pay', 'refused'],
    ['/pay', 'refused'],
    ['javascript:alert(1)', 'refused'],
    ['https://user@any.example/', 'refused'],
    [null, 'refused'],
    [undefined, 'refused'],
  ])('what the platform has checked must still be a web address: %s is %s', (raw, kind) => {
    expect(decideAddress(raw, 'vendor', { origin, listed: 'checked' }).kind).toBe(kind)
  })

  it('GUARD-11..15 parameters are added, not doubled, and one without a value is left out', () => {
    const decision = decideAddress('https://partner.example/x?y=1&b2c=0', 'outside', { origin, listed })
    if (decision.kind !== 'listed') return expect.unreachable('not listed')
    const url = addParameters(decision.url, { token: undefined, b2c: '1', title: 'A & B' })
    expect(url).toBe('https://partner.example/x?y=1&b2c=1&title=A+%26+B')
  })
})

describe('TMPL-09 TMPL-10 TMPL-11 OPEN-13 T29 which pictures are shown', () => {
  const imageCDNs = ['https://cdn.example', 'http://plain.example', 'not an address']
  const here = 'http://localhost:8080'
  test.each([
    ['/m/art/mark.svg', '/m/art/mark.svg'],
    ['/m/art/mark.svg#rtl', '/m/art/mark.svg#rtl'],
    [`${here}/m/art/mark.svg`, '/m/art/mark.svg'],
    ['https://cdn.example/mark.svg', 'https://cdn.example/mark.svg'],
    ['//cdn.example/mark.svg', undefined],
    ['http://cdn.example/mark.svg', undefined],
    ['https://cdn.example:444/mark.svg', undefined],
    ['https://cdn.example.evil.tld/mark.svg', undefined],
    ['https://cdn.example@evil.tld/mark.svg', undefined],
    ['https://user@cdn.example/mark.svg', undefined],
    ['http://localhost:8080.evil.tld/mark.svg', undefined],
    ['http://localhost:80801/mark.svg', undefined],
    ['http://plain.example/mark.svg', undefined],
    ['//evil.tld/mark.svg', undefined],
    ['/.//evil.tld/mark.svg', undefined],
    ['/\\evil.tld/mark.svg', undefined],
    ['data:image/svg+xml,<svg/>', undefined],
    ['javascript:alert(1)', undefined],
    ['', undefined],
  ])('%j is shown as %j', (raw, address) => {
    expect(decideImageAddress(raw, imageCDNs, here)).toBe(address)
  })
})

test.each([
  ['https://a.example', 'https://a.example'],
  ['https://a.example/', 'https://a.example'],
  ['HTTPS://A.example:443', 'https://a.example'],
  ['http://localhost:9000', 'http://localhost:9000'],
  ['https://a.example/x', undefined],
  ['https://a.example/?x', undefined],
  ['https://a.example/#x', undefined],
  ['https://u@a.example', undefined],
  ['https://*.a.example', undefined],
  ["https://a.example; script-src 'unsafe-inline'", undefined],
  ['https://a.example,https://b.example', undefined],
  ["'self'", undefined],
  ['data:', undefined],
  ['*', undefined],
  ['a.example', undefined],
  ['https://[::1]', undefined],
  ['', undefined],
])('T3 T34 an entry of a list: %j is the origin %j', (text, parsed) => {
  expect(parseOrigin(text)).toBe(parsed)
})

test.each([
  ['https://other.example', 'https://other.example/m/index.html'],
  ['http://localhost:8080', 'http://localhost:8080/m/index.html'],
  ['https://other.example/elsewhere', undefined],
  ['javascript:alert(1)', undefined],
])('GUARD-16 the entrance of %s is %s', (domain, entrance) => {
  expect(findEntrance(domain)).toBe(entrance)
})

test.each([
  ['?token=a&b=1', '?b=1'],
  ['?tokens=a&authorization=c', ''],
  ['?b=%2F', '?b=%2F'],
  ['?Token=a&TOKENS=b&Authorization=c&TokenS=d', ''],
  ['?TOKEN=a&b=1&token=c', '?b=1'],
  ['?tokenless=a', '?tokenless=a'],
  ['?tokens=a', ''],
  ['?authorization=a&token=b&token=c', ''],
  ['?Token=a&AUTHORIZATION=b&x=%20', '?x=+'],
  ['?x=%20&mytoken=1', '?x=%20&mytoken=1'],
  ['', ''],
])('DEC-12 HTTP-07 CONF-06 of the query %s stays %s', (search, rest) => {
  expect(removeTokens(search)).toBe(rest)
})
