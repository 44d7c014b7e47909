import { runInNewContext } from 'node:vm'
import { hostileAddresses } from '@foyer/contract/testing-hostile-addresses'
import { describe, expect, it, test, vi } from 'vitest'
import { failScript, firstScript, loaderScript } from './inline-scripts.ts'

interface Page {
  access?: string
  guestTarget?: string
  request?: string
  splash?: string
  address: string
  session?: boolean | 'new' | 'idle'
  isSplashSeen?: boolean
  isInstalled?: boolean
}

/** Runs the document's first script in a minimal fake browser. */
function runFirstScript(page: Page) {
  const url = new URL(page.address, 'https://www.aurora.example')
  const dataset: Record<string, string> = {
    merchant: 'aurora',
    access: page.access ?? 'anyone',
    splash: page.splash ?? 'always',
    ...(page.guestTarget ? { guestTarget: page.guestTarget } : {}),
    ...(page.request ? { request: page.request, requestTarget: '/m/depositReturn' } : {}),
  }
  const stored = new Map<string, string>()
  if (page.session)
    stored.set(
      'aurora.session',
      JSON.stringify({
        token: 't',
        firstTimeLogin: page.session === 'new',
        spanId: 's',
        ...(page.session === 'idle' ? { hasPlayed: false } : {}),
      }),
    )
  if (page.isSplashSeen) stored.set('splashSeen', '"1"')
  const left: { to?: string; address?: string } = {}
  const window: { foyerHandoff?: string } = {}
  const style = new Map<string, string>()
  runInNewContext(firstScript, {
    document: {
      documentElement: { dataset, style: { setProperty: (name: string, value: string) => style.set(name, value) } },
    },
    location: { pathname: url.pathname, search: url.search, hash: url.hash, replace: (to: string) => (left.to = to) },
    history: { state: null, replaceState: (_state: unknown, _title: string, to: string) => (left.address = to) },
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
    matchMedia: () => ({ matches: page.isInstalled ?? false }),
    navigator: {},
    performance: { now: () => 240 },
    URLSearchParams,
    window,
  })
  return { dataset, left, window, stored, style }
}

describe('before the first paint', () => {
  test.each([
    [
      'GUARD-01 a guest on a member’s page',
      { access: 'member', address: '/m/wallet?a=1' },
      `/m/login?go=${encodeURIComponent('/m/wallet?a=1')}`,
    ],
    [
      'DEC-12 a guest on a member’s page with a secret in its address',
      { access: 'member', address: '/m/wallet?authorization=abc&a=1' },
      `/m/login?go=${encodeURIComponent('/m/wallet?a=1')}`,
    ],
    ['GUARD-05 a guest on feedback', { access: 'member', guestTarget: '/m/home', address: '/m/feedback' }, '/m/home'],
    [
      'GUARD-01 a guest who returns from a payment',
      { access: 'member', request: 'deposit', address: '/m/voucherCenter?deposit=abc_1&x=1' },
      '/m/depositReturn?deposit=abc_1',
    ],
    [
      'GUARD-01 a guest on that page without a payment',
      { access: 'member', request: 'deposit', address: '/m/voucherCenter' },
      `/m/login?go=${encodeURIComponent('/m/voucherCenter')}`,
    ],
    ['GUARD-04 a member', { access: 'member', address: '/m/wallet', session: true }, undefined],
    ['CONF-01 a guest on an open page', { address: '/m/home' }, undefined],
    ['GUARD-02 a hand-off counts as a token', { access: 'member', address: '/m/wallet?token=abc' }, undefined],
  ] as const)('%s', (_, page, to) => {
    expect(runFirstScript(page).left.to).toBe(to)
  })

  test.each([
    ['GUARD-02', '/m/home?token=abc&x=1#y', 'abc', '/m/home?x=1#y'],
    ['GUARD-03', '/m/home?tokens=abc', 'abc', '/m/home'],
    ['GUARD-02', '/m/home?token=abc&tokens=def&token=ghi', 'abc', '/m/home'],
    ['HTTP-07', '/m/home?authorization=abc&x=1', undefined, '/m/home?x=1'],
    ['CONF-06', '/m/home?token=', undefined, '/m/home'],
    ['CONF-06', '/m/home?TOKEN=abc&x=1&Authorization=d', undefined, '/m/home?x=1'],
    ['CONF-06', '/m/home?x=1', undefined, undefined],
  ])('%s DEC-12 a token leaves the address at once: %s', (_, address, code, rest) => {
    const { window, left } = runFirstScript({ address })
    expect(window.foyerHandoff).toBe(code)
    expect(left.address).toBe(rest)
  })

  test.each([
    ['the first time', { address: '/m/home' }, 'always'],
    ['once a session', { address: '/m/home', isSplashSeen: true }, 'off'],
    ['only in the installed app', { address: '/m/home', splash: 'app' }, 'off'],
    ['in the installed app', { address: '/m/home', splash: 'app', isInstalled: true }, 'app'],
  ])('DEC-41 BOOT-06 the splash: %s', (_, page, splash) => {
    const { dataset, stored, style } = runFirstScript(page)
    expect(dataset.splash).toBe(splash)
    expect(stored.get('splashSeen')).toBe('"1"')
    expect(style.get('--elapsed')).toBe('-240ms')
  })

  it('marks a member’s reload, and a new member’s, who is greeted', () => {
    expect(runFirstScript({ address: '/m/home', session: 'new' }).dataset.session).toBe('new')
    expect(runFirstScript({ address: '/m/home', session: 'idle' }).dataset.session).toBe('idle')
    expect(runFirstScript({ address: '/m/home', session: true }).dataset.session).toBe('1')
    expect(runFirstScript({ address: '/m/home' }).dataset.session).toBeUndefined()
  })
})

interface Window {
  addEventListener(name: string, listener: () => void): void
  trustedTypes: { createPolicy<Rules>(name: string, rules: Rules): Rules }
  foyerScript?: (address: string) => string
  foyerPrompt?: unknown
  foyerTap?: unknown
}

describe('the loader', () => {
  /** Runs the loader in a page that is still loading, and returns its requests after each event. */
  function runLoader(mayWait: boolean, dataset: Record<string, string> = {}) {
    const location: { href?: string } = {}
    const asked: string[] = []
    const listeners = new Map<string, (event?: unknown) => void>()
    const element = () => {
      const made: Record<string, string> = {}
      return made
    }
    const policies: string[] = []
    const window: Window = {
      addEventListener: (name, listener) => listeners.set(name, listener),
      trustedTypes: {
        createPolicy: (name, rules) => {
          policies.push(name)
          return rules
        },
      },
    }
    const assets = { entry: '/m/assets/entry.js', scripts: ['/m/assets/react.js'], styles: ['/m/assets/start.css'] }
    runInNewContext(loaderScript(assets, mayWait), {
      window,
      document: {
        readyState: 'loading',
        currentScript: { nonce: 'n' },
        createElement: element,
        head: { append: (made: Record<string, string>) => asked.push(`${made.href ?? made.src} ${made.nonce}`) },
        documentElement: { dataset },
      },
      location,
      URLSearchParams,
      requestAnimationFrame: (run: () => void) => run(),
      setTimeout: (run: () => void, delayMs: number) => (delayMs < 100 ? run() : undefined),
    })
    return { asked, listeners, location, window, policies }
  }
  const all = ['/m/assets/start.css n', '/m/assets/react.js n', '/m/assets/entry.js n']

  it('asks for no script before the page has arrived, then for all at once, and only once', () => {
    const { asked, listeners } = runLoader(true)
    expect(asked).toEqual([])
    listeners.get('load')?.()
    listeners.get('pointerdown')?.()
    expect(asked).toEqual(all)
  })
  it('PWA-03 captures the browser’s install prompt, which shows nothing by itself', () => {
    const { listeners, window } = runLoader(true)
    const prompt = { preventDefault: vi.fn() }
    listeners.get('beforeinstallprompt')?.(prompt)
    expect(prompt.preventDefault).toHaveBeenCalledTimes(1)
    expect(window.foyerPrompt).toBe(prompt)
  })
  it('LOGIN-02 an Enter in a form before the start counts as a tap of its last button', () => {
    const { listeners, window } = runLoader(true)
    const button = { closest: () => button }
    const form = { elements: [{}, {}, button] }
    listeners.get('keypress')?.({ key: 'a', target: { form } })
    listeners.get('keypress')?.({ key: 'Enter', target: {} })
    expect(window.foyerTap).toBeUndefined()
    listeners.get('keypress')?.({ key: 'Enter', target: { form } })
    expect(window.foyerTap).toBe(button)
  })
  it.each([
    ['a member’s tap, before the start', { session: '1' }, {}, '?go=%2Fm%2FvoucherCenter', '/m/voucherCenter'],
    ['a member’s tap, after the start', { session: '1', ready: '1' }, {}, '?go=%2Fm%2FvoucherCenter', undefined],
    ['a guest’s tap', {}, {}, '?go=%2Fm%2FvoucherCenter', undefined],
    ['a tap for another tab', { session: '1' }, { ctrlKey: true }, '?go=%2Fm%2FvoucherCenter', undefined],
    ['an address elsewhere', { session: '1' }, {}, '?go=%2F%2Fhost.example%2Fm%2F', undefined],
    ['a script as address', { session: '1' }, {}, '?go=javascript%3A%2Fm%2F', undefined],
    ['a tap for another window', { session: '1' }, { shiftKey: true }, '?go=%2Fm%2FvoucherCenter', undefined],
    ['an address above the pages', { session: '1' }, {}, '?go=%2Fm%2F..%2F%2Fhost.example', undefined],
    ['a page with a query', { session: '1' }, {}, '?go=%2Fm%2Fwallet%3Ftab%3D1', '/m/wallet?tab=1'],
  ])('CONF-01 the link of a document to the login: %s', (_case, dataset, keys, search, href) => {
    const { listeners, location } = runLoader(true, dataset)
    const preventDefault = vi.fn()
    const closest = (selector: string) => (selector.startsWith('a[') ? { search } : null)
    listeners.get('click')?.({ ...keys, preventDefault, target: { closest } })
    expect(location.href).toBe(href)
    expect(preventDefault).toHaveBeenCalledTimes(href === undefined ? 0 : 1)
  })
  it('asks at the first touch', () => {
    const { asked, listeners } = runLoader(true)
    listeners.get('pointerdown')?.()
    expect(asked).toEqual(all)
  })
  it('T26 T33 makes one policy, which knows the names of our own scripts only', () => {
    const { window, policies } = runLoader(true)
    expect(policies).toEqual(['foyer'])
    for (const address of ['/m/assets/start-Ab3_-9Zk.js', '/m/sw.js?env=production&merchant=aurora'])
      expect(window.foyerScript?.(address)).toBe(address)
    const others = ['/m/assets/../x.js', '/m/assets/x.js?y', '/m/assets/x.svg', '/m/sw.js', '/m/art/x.js', 'x.js', '']
    for (const address of [...others, ...hostileAddresses.map((row) => row.address)])
      expect(() => window.foyerScript?.(address), address).toThrow(/no script of ours/)
  })
  it('asks at once on a member’s page, which shows nothing without it', () => {
    expect(runLoader(false).asked).toEqual(all)
  })
})

describe('BOOT-13 CONST-68 a script that did not start', () => {
  type Answer = { status: number } | 'lost'
  /** Runs the fail script in a page with these server answers, one per poll; the last one repeats. */
  function runFailScript(answers: Answer[], reloadedBuild?: string) {
    const entry = '/m/assets/entry-AbC_1234.js'
    const line = { hidden: true, lastChild: { onclick: () => undefined } }
    const timers: { run: () => void; delayMs: number }[] = []
    const storage: { reloadedBuild?: string | undefined } = { reloadedBuild }
    const seen = { looks: 0, reloads: 0 }
    const listeners = new Map<string, () => void>()
    const window: { foyerFail?: () => void; addEventListener: (name: string, run: () => void) => void } = {
      addEventListener: (name, run) => listeners.set(name, run),
    }
    runInNewContext(failScript({ entry }), {
      window,
      document: { getElementById: () => line },
      sessionStorage: storage,
      location: { reload: () => (seen.reloads += 1) },
      setTimeout: (run: () => void, delayMs: number) => timers.push({ run, delayMs }),
      clearTimeout: () => undefined,
      fetch: async (url: string, { method }: { method: string }) => {
        expect([url, method]).toEqual([entry, 'HEAD'])
        const answer = answers[Math.min(seen.looks, answers.length - 1)]
        seen.looks += 1
        if (answer === undefined || answer === 'lost') throw new TypeError('lost')
        return answer
      },
    })
    const settle = () => new Promise((resolve) => setTimeout(resolve))
    return {
      line,
      storage,
      seen,
      delays: () => timers.map(({ delayMs }) => delayMs),
      fail: () => window.foyerFail?.(),
      comeOnline: async () => {
        listeners.get('online')?.()
        await settle()
      },
      /** Runs every timer, and those they set. */
      async runOut() {
        for (let index = 0; index < timers.length && index < 20; index += 1) {
          timers[index]?.run()
          await settle()
        }
      },
    }
  }
  const own = '"/m/assets/entry-AbC_1234.js"'

  test.each([
    ['a newer build has taken its place', [{ status: 404 }], undefined, { looks: 1, reloads: 1 }],
    ['it came too late', [{ status: 200 }], undefined, { looks: 1, reloads: 1 }],
    [
      'the server comes back at the third look',
      ['lost', { status: 503 }, { status: 200 }],
      undefined,
      { looks: 3, reloads: 1 },
    ],
    ['the server stays away', ['lost'], undefined, { looks: 3, reloads: 0 }],
    ['it was loaded anew already and did not help', [{ status: 404 }], own, { looks: 1, reloads: 0 }],
    ['another build was loaded anew before', [{ status: 404 }], '"/m/assets/entry-other.js"', { looks: 1, reloads: 1 }],
  ] as const)('%s', async (_, answers, reloadedBuild, expected) => {
    const page = runFailScript([...answers], reloadedBuild)
    expect(page.line.hidden).toBe(true)
    page.fail()
    page.fail()
    expect(page.line.hidden).toBe(false)
    await page.runOut()
    expect(page.seen).toEqual(expected)
    expect(page.delays()).toEqual(Array(expected.looks).fill(1000))
    if (expected.reloads > 0) expect(page.storage.reloadedBuild).toBe(own)
  })

  it('loads the page anew as often as the member asks for it', async () => {
    const page = runFailScript(['lost'])
    page.fail()
    page.line.lastChild.onclick()
    page.line.lastChild.onclick()
    expect(page.seen.reloads).toBe(2)
  })

  it('looks again when the network is back', async () => {
    const page = runFailScript(['lost', 'lost', 'lost', { status: 200 }])
    page.fail()
    await page.runOut()
    await page.comeOnline()
    expect(page.seen).toEqual({ looks: 4, reloads: 1 })
  })
})
