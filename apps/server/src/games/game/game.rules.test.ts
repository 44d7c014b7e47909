import { hostileAddresses, hostileSite } from '@foyer/contract/testing-hostile-addresses'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hashSecret } from '../../hash-secret.ts'
import {
  decideBackUrl,
  decideCashierUrl,
  decideGameLanguage,
  groupCategories,
  isOwnCall,
  isVendorAddress,
  makeLaunchToken,
  maskName,
  readLaunchToken,
} from './game.rules.ts'

const own = 'http://localhost:8080'
const allowed = ['https://partner.example', 'http://lotus.localhost:8080']

it.each([
  ['UR', 'EN', 'EN,CN,UR', 'UR'],
  ['VI', 'CN', 'EN,CN,UR', 'CN'],
  ['VI', 'CN', 'EN,VI', 'VI'],
  [undefined, 'EN', 'EN', 'EN'],
  ['xx', 'EN', '', 'EN'],
])(
  'LANG-19 a game asked for in %s by a caller in %s of a merchant with %s speaks %s',
  (wanted, callers, offered, expected) => {
    expect(decideGameLanguage(wanted, callers, offered)).toBe(expected)
  },
)

describe('T5, DEC-13 where a game leads back to', () => {
  it.each([
    [undefined, `${own}/m/home`],
    ['', `${own}/m/home`],
    ['/m/elott', `${own}/m/elott`],
    ['/m', `${own}/m`],
    ['/m/index.html', `${own}/m/index.html`],
    ['/m/member/home?tab=1#top', `${own}/m/member/home?tab=1`],
    ['/m/game?token=abc&x=1', `${own}/m/game?x=1`],
    [`${own}/m/wallet`, `${own}/m/wallet`],
    ['https://partner.example/anything?x=1', 'https://partner.example/anything?x=1'],
    ['/', `${own}/m/home`],
    ['/wps/session/logout', `${own}/m/home`],
    ['/m/..//evil.example', `${own}/m/home`],
    ['/m/%2e%2e//evil.example', `${own}/m/home`],
    ['//evil.example/m/home', `${own}/m/home`],
    ['\\\\evil.example/m/home', `${own}/m/home`],
    ['https://evil.example', `${own}/m/home`],
    ['https://partner.example.evil.example', `${own}/m/home`],
    ['https://partner.example@evil.example', `${own}/m/home`],
    ['https://user@partner.example', `${own}/m/home`],
    ['http://partner.example', `${own}/m/home`],
    ['javascript:alert(1)', `${own}/m/home`],
    ['data:text/html,x', `${own}/m/home`],
    ['java\tscript:alert(1)', `${own}/m/home`],
    ['http://[', `${own}/m/home`],
  ])('%s leads to %s', (raw, expected) => {
    expect(decideBackUrl(raw, own, allowed)).toBe(expected)
  })

  it('T5 leads astray by no address as attackers write them', () => {
    const { origin, listed } = hostileSite
    for (const { address, expected } of hostileAddresses) {
      const url = decideBackUrl(address, origin, listed)
      const isTrusted = expected.outside === 'own' || expected.outside === 'listed'
      if (!isTrusted) expect(url, address).toBe(`${origin}/m/home`)
      expect([origin, ...listed], address).toContain(new URL(url).origin)
    }
  })

  it('never leads off our pages and the merchant’s list, whatever is asked for', () => {
    const hostile = fc.array(
      fc.constantFrom(
        '/m',
        '/',
        '//',
        '\\',
        '..',
        '%2e',
        'evil.example',
        '@',
        ':',
        '?',
        '#',
        'http',
        'https:',
        '\t',
        'x',
      ),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          hostile.map((parts) => parts.join('')),
        ),
        (raw) => {
          const { origin, pathname } = new URL(decideBackUrl(raw, own, allowed))
          expect([own, ...allowed]).toContain(origin)
          if (origin === own) expect(pathname).toMatch(/^\/m(?!\w)/)
          expect(pathname.startsWith('//')).toBe(false)
        },
      ),
      { numRuns: 5_000 },
    )
  })
})

describe('T19 launches', () => {
  it.each([
    [undefined, true],
    ['same-origin', true],
    ['none', true],
    ['same-site', false],
    ['cross-site', false],
  ])('a call with Sec-Fetch-Site %s is ours: %s', (fetchSite, expected) => {
    expect(isOwnCall(fetchSite)).toBe(expected)
  })

  it.each([
    ['http://arcade.localhost:8080/play?token=x', true],
    ['http://arcade.localhost/play', false],
    ['https://arcade.localhost:8080/play', false],
    ['http://arcade.localhost:8080@evil.example/', false],
    ['http://user@arcade.localhost:8080/', false],
    ['javascript:alert(1)', false],
    ['/play', false],
  ])('%s is on the vendor’s list: %s', (gameUrl, expected) => {
    expect(isVendorAddress(gameUrl, ['http://arcade.localhost:8080'], own)).toBe(expected)
  })

  it('a token is 256 bits of the server’s key, the merchant and the nonce, in at most 64 characters', () => {
    const nonce = Buffer.alloc(32, 1)
    const token = makeLaunchToken('k'.repeat(32), 'a'.repeat(20), nonce)
    expect(token).toHaveLength(64)
    expect(Buffer.from(token.split('.')[1] ?? '', 'base64url')).toHaveLength(32)
    expect(makeLaunchToken('k'.repeat(32), 'a'.repeat(20), nonce)).toBe(token)
    expect(makeLaunchToken('l'.repeat(32), 'a'.repeat(20), nonce)).not.toBe(token)
    expect(makeLaunchToken('k'.repeat(32), 'b'.repeat(20), nonce).split('.')[1]).not.toBe(token.split('.')[1])
    expect(readLaunchToken(token)).toEqual({ merchant: 'a'.repeat(20), tokenHash: hashSecret(token) })
  })

  it.each(['', 'aurora', 'aurora.short', 'A.xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx', `aurora.${'!'.repeat(43)}`])(
    '“%s” is no token',
    (text) => {
      expect(readLaunchToken(text)).toBeUndefined()
    },
  )
})

describe('RELAY-20 names in public', () => {
  it.each([
    ['demo', 'd***o'],
    ['ab', 'a***b'],
    ['a', 'a***'],
    ['averylongname1', 'a***1'],
  ])('%s shows as %s', (username, shown) => {
    expect(maskName(username)).toBe(shown)
  })
})

describe('GAME-07, OPEN-43 categories', () => {
  const game = (gameClassify: string, vendor: string, freeplay = false) => ({
    gameClassify,
    vendor,
    freeplay,
    vendorName: vendor === 'arcade' ? 'Arcade' : vendor,
  })

  it('carry title, vendors, count and cards, in the order of their first game', () => {
    const games = [game('ELOTT', 'arcade'), game('RNG', 'spin', true), game('ELOTT', 'other'), game('ELOTT', 'arcade')]
    expect(groupCategories(games, (code) => code.toLowerCase())).toEqual([
      {
        title: 'elott',
        gameClassify: 'ELOTT',
        vendors: ['arcade', 'other'],
        gameCount: 3,
        cards: [
          { accountTypeName: 'ARCADE', displayName: 'Arcade', freeplay: false },
          { accountTypeName: 'OTHER', displayName: 'other', freeplay: false },
        ],
      },
      {
        title: 'rng',
        gameClassify: 'RNG',
        vendors: ['spin'],
        gameCount: 1,
        cards: [{ accountTypeName: 'SPIN', displayName: 'spin', freeplay: true }],
      },
    ])
  })

  it('a merchant without games has none', () => {
    expect(groupCategories([], String)).toEqual([])
  })
})

describe('the address of the deposit for a game’s player', () => {
  const merchant = { whitelabelVal: {}, isSingleWallet: false, depositSwitch: true }
  const credit = { ...merchant, whitelabelVal: { CREDITMAR3: true } }
  it.each([
    ['a member', { memberType: 0, merchant }, false, `${own}/m/voucherCenter?from=game`],
    ['a member in a frame', { memberType: 0, merchant }, true, `${own}/wps/game/cashier`],
    [
      'a member of a single wallet',
      { memberType: 0, merchant: { ...merchant, isSingleWallet: true } },
      true,
      `${own}/wps/game/cashier`,
    ],
    ['ROLE-07 a free account', { memberType: 4, merchant }, false, null],
    ['ROLE-08 a virtual account', { memberType: 40, merchant }, true, null],
    ['CONF-29 a member with a credit line', { memberType: 0, merchant: credit }, false, null],
    [
      'CONF-29 the flag without the switch',
      { memberType: 0, merchant: { ...credit, depositSwitch: false } },
      true,
      `${own}/wps/game/cashier`,
    ],
    [
      'DEC-02 a merchant without the calls of the deposit',
      { memberType: 0, merchant: { ...merchant, missing: ['deposit' as const] } },
      false,
      null,
    ],
    ['a trial without a login', { memberType: undefined, merchant }, false, null],
  ])('GAME-06 of %s', (_, visitor, isFramed, expected) => {
    expect(decideCashierUrl(visitor, own, { isFramed })).toBe(expected)
  })

  it('DEC-13 is none where our origin is no web address', () => {
    expect(decideCashierUrl({ memberType: 0, merchant }, 'null', { isFramed: false })).toBeNull()
  })
})
