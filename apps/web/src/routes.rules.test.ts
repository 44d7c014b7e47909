import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  canOfferInstall,
  decideAfterLogin,
  decideGuard,
  decideReloadTarget,
  decideTarget,
  findPage,
  isHomeAddress,
  isIndexable,
  isPageOffered,
  matchRoute,
  shouldSkipLogin,
} from './routes.rules.ts'
import { routes } from './routes.ts'

const open = [
  ...['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home', '/m/login', '/m/register', '/m/register.html'],
  // DEC-30.
  '/m/recover',
  ...['/m/inviteFriends', '/m/game', '/m/activity', '/m/notice', '/m/helpCenter', '/m/sports', '/m/live', '/m/rng'],
  ...['/m/table', '/m/fish', '/m/pvp', '/m/crash', '/m/arcade', '/m/elott', '/m/news', '/m/download', '/m/app'],
  // Decisions 086, 114.
  ...['/m/depositReturn', '/m/desk'],
]
const closed = [
  ...['/m/member/home', '/m/wallet', '/m/withdraw', '/m/voucherCenter', '/m/rewardCenter', '/m/changePsw'],
  ...['/m/agentRegister', '/m/agent', '/m/launchGame', '/m/history', '/m/anything', '/m/login/', '/m/HOME'],
]
const merchant = { whitelabelVal: {}, isSingleWallet: false }
const by = (memberType: number | undefined) => ({ memberType, merchant })
const guest = { search: '', visitor: by(undefined) }

describe('who may see a page', () => {
  test.each(open)('CONF-01 GUARD-20 ROLE-02 %s is open to guests', (path) => {
    expect(decideGuard({ ...guest, path }).kind).toBe('show')
  })
  test.each(closed)('GUARD-01 CONF-01 ROLE-02 %s sends a guest to the login and keeps the page', (path) => {
    expect(decideGuard({ path, search: '?a=1', visitor: by(undefined) })).toEqual({
      kind: 'redirect',
      to: `/m/login?go=${encodeURIComponent(`${path}?a=1`)}`,
    })
  })
  it('ROLE-01 ROLE-11 every page is for guests, for members or for agents; none is for the staff', () => {
    const listed = new Set<string>(routes.map((route) => route.access))
    expect([...listed].toSorted()).toEqual(['agent', 'anyone', 'member'])
  })
  it('DEC-14 no page is open beyond the listed ones', () => {
    const listed = routes.filter((route) => route.access === 'anyone').map((route) => route.path)
    expect(listed.filter((path) => !open.includes(path))).toEqual([])
  })
  it('GUARD-05 CONF-03 feedback sends a guest home, a member stays', () => {
    expect(decideGuard({ ...guest, path: '/m/feedback' })).toEqual({ kind: 'redirect', to: '/m/home' })
    expect(decideGuard({ path: '/m/feedback', search: '', visitor: by(0) }).kind).toBe('show')
  })
  test.each([
    ['/m/withdraw', 4, 'reject'],
    ['/m/voucherCenter', 4, 'reject'],
    ['/m/wallet', 4, 'reject'],
    ['/m/member/home', 4, 'reject'],
    ['/m/rewardCenter', 4, 'reject'],
    ['/m/withdraw', 40, 'reject'],
    ['/m/voucherCenter', 41, 'reject'],
    ['/m/voucherCenter', 42, 'reject'],
    ['/m/wallet', 40, 'show'],
    ['/m/member/home', 42, 'show'],
    ['/m/launchGame', 4, 'show'],
    ['/m/withdraw', 0, 'show'],
    ['/m/withdraw', 1, 'show'],
    ['/m/agentRegister', 0, 'redirect'],
    ['/m/agentRegister', 1, 'show'],
    ['/m/agentRegister', 2, 'show'],
    ['/m/agent', 0, 'show'],
    ['/m/agent', 1, 'show'],
    ['/m/agent', 2, 'show'],
    ['/m/agent', 4, 'reject'],
    ['/m/agent', 40, 'reject'],
    ['/m/nothing', 0, 'missing'],
  ])('FOOT-28 FOOT-29 OPEN-73 MEMB-07 PROMO-06 %s for a member of type %i: %s', (path, memberType, kind) => {
    expect(decideGuard({ path, search: '', visitor: by(memberType) }).kind).toBe(kind)
  })
  test.each([
    ['/m/home', 0, 'redirect'],
    ['/m/wallet', 0, 'redirect'],
    ['/m/withdraw', 4, 'redirect'],
    ['/m/nothing', 0, 'redirect'],
    ['/m/changePsw', 0, 'show'],
    ['/m/home', undefined, 'show'],
  ])('OPEN-26 %s while the password must be changed, for type %s: %s', (path, memberType, kind) => {
    const decision = decideGuard({ path, search: '', visitor: by(memberType), mustChangePassword: true })
    expect(decision.kind).toBe(kind)
    if (decision.kind === 'redirect') expect(decision.to).toBe('/m/changePsw')
  })
  it.each([
    ['?deposit=abc_1', '/m/depositReturn?deposit=abc_1'],
    ['?deposit=abc_1&token=secret&status=paid', '/m/depositReturn?deposit=abc_1'],
    ['?deposit=', `/m/login?go=${encodeURIComponent('/m/voucherCenter?deposit=')}`],
    ['', `/m/login?go=${encodeURIComponent('/m/voucherCenter')}`],
  ])('GUARD-01 DEP-01 a guest who returns from a payment with %j goes to %s', (search, to) => {
    expect(decideGuard({ ...guest, path: '/m/voucherCenter', search })).toEqual({ kind: 'redirect', to })
  })
  it('GUARD-01 a token in the query is never kept in go', () => {
    const decision = decideGuard({ path: '/m/wallet', search: '?token=secret&x=1', visitor: by(undefined) })
    expect(decision).toEqual({ kind: 'redirect', to: `/m/login?go=${encodeURIComponent('/m/wallet?x=1')}` })
  })
})

describe('a merchant that has closed a page, or leads nobody to it', () => {
  const credit = { whitelabelVal: { CREDITMAR3: true }, isSingleWallet: true, depositSwitch: true }
  test.each([
    ['/m/voucherCenter', 0, 'redirect', false],
    ['/m/withdraw', 1, 'redirect', false],
    ['/m/voucherCenter', 4, 'reject', false],
    ['/m/withdraw', 40, 'reject', false],
    ['/m/wallet', 0, 'show', false],
    ['/m/history', 0, 'show', true],
    ['/m/home', undefined, 'show', true],
  ] as const)('CONF-29 FLAG-02 WALL-03 %s for type %s: %s, offered %s', (path, memberType, kind, isOffered) => {
    const visitor = { memberType, merchant: credit }
    const decision = decideGuard({ path, search: '', visitor })
    expect([decision.kind, isPageOffered(path, visitor)]).toEqual([kind, isOffered])
    if (decision.kind === 'redirect') expect(decision.to).toBe('/m/home')
  })
})

describe('CONF-29 OPEN-35 a page of a closed feature that names a request of the member', () => {
  const credit = { whitelabelVal: { CREDITMAR3: true }, isSingleWallet: true, depositSwitch: true }
  test.each([
    ['/m/voucherCenter', '?deposit=d1', 0, 'show'],
    ['/m/voucherCenter', '?other=d1', 0, 'redirect'],
    ['/m/voucherCenter', '?=d1', 0, 'redirect'],
    ['/m/voucherCenter', '?deposit=d1', 4, 'reject'],
    ['/m/voucherCenter', '?deposit=d1', undefined, 'redirect'],
    ['/m/withdraw', '?deposit=d1', 0, 'redirect'],
    ['/m/withdraw', '?=d1', 0, 'redirect'],
  ] as const)('%s%s for type %s: %s', (path, search, memberType, kind) => {
    const visitor = { memberType, merchant: credit }
    expect(decideGuard({ path, search, visitor }).kind).toBe(kind)
    expect(isPageOffered(path, visitor)).toBe(false)
  })
})

describe('addresses', () => {
  test.each(['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home'])('ROUTE-03 FOOT-08 %s is home', (path) => {
    expect(isHomeAddress(path)).toBe(true)
  })
  it('ROUTE-39 CONF-20 /m/register.html is an alias of /m/register', () => {
    expect(matchRoute('/m/register.html')?.path).toBe('/m/register')
  })
  const addresses = routes.flatMap((route): string[] => [route.path, ...('aliases' in route ? route.aliases : [])])
  it('ROUTE-37 ROUTE-38 neither customer service nor live chat has one', () => {
    expect(addresses.filter((path) => /chat|service|support/i.test(path))).toEqual([])
    expect(matchRoute('/m/live')?.screen).toBe('category')
  })
  it('no address stands twice', () => {
    expect(new Set(addresses).size).toBe(addresses.length)
  })
  const reloading = [
    '/m/game',
    '/m/home',
    '/m/login',
    '/m/index',
    '/m/index.html',
    '/m/member/home',
    '/m/register',
    '/m/register.html',
  ]
  test.each(reloading)('GUARD-17 an update reloads %s in place', (path) => {
    expect(decideReloadTarget(path)).toBe(path)
  })
  test.each(['/', '/m', '/m/', '/m/wallet', '/m/withdraw', '/m/x'])(
    'GUARD-18 CONF-20 an update replaces %s',
    (path) => {
      expect(decideReloadTarget(path)).toBe('/m/home')
    },
  )
  it('GUARD-19 only three addresses offer the installation', () => {
    expect([...open, ...closed].filter(canOfferInstall)).toEqual(['/', '/m/index.html', '/m/home'])
  })
  test.each([
    ['?redirectUrl=https://a.example', true],
    ['?backUrl=/m/home', true],
    ['?go=/m/wallet', false],
    ['', false],
  ])('GUARD-06 GUARD-07 %s skips the login: %s', (search, isSkipped) => {
    expect(shouldSkipLogin(search)).toBe(isSkipped)
  })
})

describe('third-party scripts', () => {
  const addresses = routes.flatMap((route): string[] => [route.path, ...('aliases' in route ? route.aliases : [])])
  it('T26 OPEN-55 run beside exactly these pages', () => {
    expect(addresses.filter((path) => matchRoute(path)?.allowsThirdParties).toSorted()).toEqual(
      [
        ...['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home', '/m/inviteFriends', '/m/game', '/m/activity'],
        ...[
          '/m/helpCenter',
          '/m/sports',
          '/m/live',
          '/m/rng',
          '/m/table',
          '/m/fish',
          '/m/pvp',
          '/m/crash',
          '/m/arcade',
        ],
        ...['/m/elott', '/m/news', '/m/download', '/m/app'],
      ].toSorted(),
    )
  })
  it('T26 never beside what only members see', () => {
    const listed = routes.filter((route) => 'allowsThirdParties' in route)
    expect(listed.filter(({ access }) => access !== 'anyone')).toEqual([])
  })
})

describe('search engines', () => {
  const indexed = [
    ...['/m/', '/m/index', '/m/index.html', '/m/home', '/m/login', '/m/register', '/m/sports', '/m/live', '/m/rng'],
    ...['/m/table', '/m/fish', '/m/pvp', '/m/crash', '/m/arcade', '/m/elott', '/m/activity', '/m/news'],
    ...['/m/download', '/m/app'],
  ]
  it('SEO-02 SEO-03 CONF-20 CONST-91 exactly the listed addresses', () => {
    const all = routes.flatMap((route): string[] => [route.path, ...('aliases' in route ? route.aliases : [])])
    expect(all.filter((path) => isIndexable('www.example.com', path)).toSorted()).toEqual(indexed.toSorted())
  })
  test.each([
    ['localhost', true],
    ['localhost:8080', true],
    ['www.aurora.example', true],
    ['WWW.aurora.example', true],
    ['m.aurora.example', false],
    ['lotus.localhost', false],
    ['', false],
  ])('SEO-01 SEO-04 host %s: %s', (host, isOpen) => {
    expect(isIndexable(host, '/m/home')).toBe(isOpen)
  })
  test.each(['/', '/m', '/m/wallet', '/m/inviteFriends', '/m/member/home', '/m/home/', '/m/home/x'])(
    'SEO-04 %s is blocked',
    (path) => {
      expect(isIndexable('localhost', path)).toBe(false)
    },
  )
})

describe('internal targets', () => {
  const origin = 'https://www.aurora.example'
  test.each([
    ['/m/wallet', '/m/wallet'],
    ['/m', '/m'],
    ['/m/launchGame?code=5D&backUrl=/m/home', '/m/launchGame?code=5D&backUrl=/m/home'],
    ['/m/activity?id=1#top', '/m/activity?id=1#top'],
    ['/m/wallet?token=x', '/m/wallet'],
    ['/m/../m/wallet', '/m/wallet'],
    [`${origin}/m/home`, '/m/home'],
    ['/m/..//evil.example', undefined],
    ['/m/%2e%2e//evil.example', undefined],
    ['/m/\\..\\..\\evil.example', undefined],
    ['//evil.example/m/home', undefined],
    ['https://evil.example/m/home', undefined],
    ['https://www.aurora.example@evil.example/m/home', undefined],
    ['https://u:p@www.aurora.example/m/home', undefined],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['\t//evil.example', undefined],
    ['/', undefined],
    ['/mm/home', undefined],
    ['/m/unknown', undefined],
    ['/wps/session/login', undefined],
    ['', undefined],
    [null, undefined],
    [`/m/home?${'x'.repeat(2000)}`, undefined],
  ])('DEC-24 T4 %j becomes %j', (raw, target) => {
    expect(decideTarget(raw, origin)).toBe(target)
  })

  it('T4 no text leads off the site', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '..',
        '%2e',
        '%2f',
        '%5c',
        '/m',
        '/m/',
        '/m/home',
        '@',
        ':',
        '?',
        '#',
        '\t',
        '\n',
        ';',
      ),
      fc.constantFrom(
        'evil.example',
        'https:',
        'javascript:',
        'data:',
        '%00',
        '\u2044',
        '\uff0f',
        '。',
        'www.aurora.example',
      ),
      fc.string({ maxLength: 6 }),
    )
    const text = fc.array(piece, { maxLength: 9 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(text, (raw) => {
        const target = decideTarget(raw, origin)
        if (target === undefined) return
        const url = new URL(target, origin)
        expect(url.origin).toBe(origin)
        expect(matchRoute(url.pathname)).toBeDefined()
        expect(target.startsWith('/m')).toBe(true)
      }),
      { numRuns: 120_000 },
    )
  })

  test.each([
    [
      { mustChangePassword: true, redirectUrl: 'https://a.example', go: '/m/wallet' },
      { kind: 'page', to: '/m/changePsw' },
    ],
    [
      { mustChangePassword: false, redirectUrl: 'https://a.example', go: '/m/wallet' },
      { kind: 'outside', url: 'https://a.example' },
    ],
    [
      { mustChangePassword: false, redirectUrl: undefined, go: '/m/wallet' },
      { kind: 'page', to: '/m/wallet' },
    ],
    [
      { mustChangePassword: false, redirectUrl: 'javascript:alert(1)', go: '/m/wallet' },
      { kind: 'page', to: '/m/wallet' },
    ],
    [
      { mustChangePassword: false, redirectUrl: undefined, go: undefined },
      { kind: 'page', to: '/m/home' },
    ],
    [
      { mustChangePassword: false, redirectUrl: undefined, go: 'https://evil.example' },
      { kind: 'page', to: '/m/home' },
    ],
    [
      { mustChangePassword: false, redirectUrl: undefined, go: '/m/login?go=/m/login' },
      { kind: 'page', to: '/m/home' },
    ],
  ] as const)('CONF-05 GUARD-08 GUARD-10 LOGIN-11 REG-12 ROUTE-04 after login or registration %j', (input, target) => {
    expect(decideAfterLogin({ ...input, origin })).toEqual(target)
  })

  test.each([
    ['/m/wallet', '/m/wallet'],
    ['/m/wallet?a=1#b', '/m/wallet?a=1#b'],
    ['m/wallet', '/m/home'],
    [' /m/wallet', '/m/home'],
    ['/M/wallet', '/m/home'],
    ['/wps/m/wallet', '/m/home'],
    [`${origin}/m/wallet`, '/m/home'],
    ['//evil.example/m/wallet', '/m/home'],
    ['/m/..//evil.example', '/m/home'],
    ['/m/%2e%2e//evil.example', '/m/home'],
    ['javascript:alert(1)//m/', '/m/home'],
    ['', '/m/home'],
  ])('GUARD-09 DEC-24 T4 the go “%s” leads to %s', (go, to) => {
    const next = decideAfterLogin({ mustChangePassword: false, redirectUrl: undefined, go, origin })
    expect(next).toEqual({ kind: 'page', to })
  })
})

describe('CONF-21 ROUTE-05 ROUTE-06 ROUTE-07 the page of an address', () => {
  it.each([
    ['/m/login', ['login', 'register'], 'home'],
    ['/m/register', ['login', 'register'], 'home'],
    ['/m/register.html', ['register'], 'home'],
    ['/m/login', ['register'], 'login'],
    ['/m/login', [], 'login'],
    ['/m/login', undefined, 'login'],
    ['/m/recover', ['login', 'register'], 'recover'],
    ['/m/wallet', ['login'], 'wallet'],
    ['/m/unknown', ['login'], undefined],
  ] as const)('%s with the modals %j is %s', (path, modals, screen) => {
    expect(findPage(matchRoute(path), { modals: modals && [...modals] })?.screen).toBe(screen)
  })
})
