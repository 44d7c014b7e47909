import type { Page } from '@playwright/test'
import { waitForQuietPage } from '../scripts/quiet-page.ts'
import { test as base, expect } from './journey.ts'
import { registerMember } from './member.ts'
import type { ThirdParty } from './third-party.ts'
import { outsideHosts } from './world.ts'

/** BOOT-14, CONST-26. */
const DELAY_MS = 500
/** Time after which third-party scripts would have loaded, with a margin for a slow machine. */
const LONG_AFTER_MS = 1_500

interface Fixtures {
  third: ThirdParty
  /** Origin of that merchant. */
  maple: string
}

const test = base.extend<Fixtures>({
  third: async ({ world: { third } }, use) => {
    third.reset()
    await use(third)
  },
  maple: async ({ port }, use) => {
    await use(`http://${outsideHosts.scripts}:${port}`)
  },
})

/** Times of the app's start and of the frame's request, in milliseconds since the page's start. */
interface Times {
  paintedMs: number
  startedMs: number
  frameMs: number | undefined
}

async function watchStart(page: Page): Promise<() => Promise<Times>> {
  await page.addInitScript(`new MutationObserver(() => {
    if (document.documentElement.dataset.ready) window.startedMs ??= performance.now()
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-ready'] })`)
  return () =>
    page.evaluate<Times>(`({
      paintedMs: performance.getEntriesByName('first-contentful-paint')[0].startTime,
      startedMs: window.startedMs,
      frameMs: performance.getEntriesByType('resource').find(({ initiatorType }) => initiatorType === 'iframe')?.startTime,
    })`)
}

/**
 * Opens a page of the merchant with scripts, lets their delay pass, and waits until what shows them has run: it has made the
 * frame by then, or will not.
 */
async function openAndPass(page: Page, address: string): Promise<void> {
  await page.clock.install()
  const loaded = page.waitForResponse(/\/script-frame-[^/]*\.js$/)
  await page.goto(address)
  await expect(page.locator('html[data-ready]')).toHaveCount(1)
  await page.clock.runFor(DELAY_MS)
  const url = (await loaded).url()
  // A module that is being loaded is not loaded twice: the page's own import is answered first.
  await page.evaluate(`import(${JSON.stringify(url)})`)
}

const waitForScript = (third: ThirdParty, times = 1) =>
  expect.poll(() => third.readFindings().length, { message: 'the script has run' }).toBe(times)

/** Frames in the document now; `framesOf` is updated a moment later. */
const countFrames = (page: Page) => page.evaluate<number>('document.querySelectorAll("iframe").length')

const framesOf = (page: Page) => page.frames().map((frame) => new URL(frame.url()).hostname)

// Console errors of a third party's own documents and scripts, and our own for a missing page or game.
test.use({
  expectedErrors:
    /status of 404 .*(\/m\/deposit|launchGame\?.*)\)$|\(http:\/\/(third|scripts)\.localhost:\d+\/[^)]*\)$|^Uncaught Error: of a third party$/,
})

test('BOOT-14 CONST-26 OPEN-55 third-party scripts come 500 ms after the start, and only where a merchant has some', async ({
  page,
  site,
  third,
  maple,
}) => {
  const readTimes = await watchStart(page)
  await page.goto(`${maple}/m/home`)
  await waitForScript(third)
  const { paintedMs, startedMs, frameMs = 0 } = await readTimes()
  expect(startedMs).toBeGreaterThan(paintedMs)
  expect(frameMs - startedMs).toBeGreaterThanOrEqual(DELAY_MS - 1)
  expect(third.received.map(({ path }) => path).toSorted()).toEqual(['/broken.js', '/findings', '/tag.js'])

  await page.goto(`${site('aurora')}/m/home`)
  await expect(page.locator('html[data-ready]')).toHaveCount(1)
  await page.waitForTimeout(LONG_AFTER_MS)
  expect((await readTimes()).frameMs).toBeUndefined()
  expect(framesOf(page)).toEqual(['localhost'])
  expect(third.received).toHaveLength(3)
})

test('T26 a third-party script has no origin, sees nothing of the page and reaches nothing but its own host', async ({
  page,
  port,
  third,
  maple,
}) => {
  await page.goto(`${maple}/m/news?r=canary`)
  await waitForScript(third)
  const [found] = third.readFindings()
  expect(found).toEqual({
    origin: 'null',
    address: `http://scripts.localhost:${port}/frame/maple`,
    referrer: '',
    name: '',
    ...{ cookie: 'SecurityError', localStorage: 'SecurityError', sessionStorage: 'SecurityError' },
    ...{ caches: 'SecurityError', indexedDB: 'SecurityError' },
    ...{ parentAddress: 'SecurityError', parentDocument: 'SecurityError', parentStorage: 'SecurityError' },
    ...{ parentGlobal: 'SecurityError', frameElement: 'null' },
    ...{ leading: 'SecurityError', popup: 'null', eval: 'EvalError' },
    ...{ ourCalls: 'TypeError', others: 'TypeError', unlisted: 'refused' },
  })
  expect(page.url()).toBe(`${maple}/m/news?r=canary`)
  expect(page.context().pages()).toHaveLength(1)
  expect(third.received.map(({ headers }) => headers.referer)).toEqual([undefined, undefined, undefined])
})

test('T26 no third-party script beside a login, a password, money or a member’s pages, opened or walked to', async ({
  page,
  third,
  maple,
  t,
}) => {
  await test.step('opened by a guest', async () => {
    for (const path of ['/m/login', '/m/register', '/m/register.html', '/m/notice', '/m/deposit', '/m/wallet']) {
      await openAndPass(page, maple + path)
      expect(await countFrames(page), path).toBe(0)
    }
    expect(third.received).toEqual([])
  })

  await test.step('walked to by a guest, and back', async () => {
    await page.goto(`${maple}/m/home`)
    await waitForScript(third)
    expect(framesOf(page)).toEqual([outsideHosts.scripts, 'scripts.localhost'])
    await page
      .getByRole('link', { name: t('login.action') })
      .first()
      .click()
    await expect(page).toHaveURL(/\/m\/login/)
    expect(await countFrames(page)).toBe(0)
    await waitForQuietPage(page)
    expect(framesOf(page)).toEqual([outsideHosts.scripts])
    expect(third.readFindings()).toHaveLength(1)
    await page.goBack()
    await waitForScript(third, 2)
  })

  await test.step('opened by a member', async () => {
    await registerMember(page, maple, t, '/m/wallet')
    const before = third.received.length
    const closed = ['/m/member/home', '/m/wallet', '/m/history', '/m/withdraw', '/m/voucherCenter', '/m/rewardCenter']
    for (const path of [...closed, '/m/changePsw', '/m/feedback', '/m/launchGame?code=FIVE']) {
      await openAndPass(page, maple + path)
      expect(await countFrames(page), path).toBe(0)
    }
    expect(third.received).toHaveLength(before)
  })

  await test.step('walked to by a member', async () => {
    const before = third.readFindings().length
    await page.goto(`${maple}/m/home`)
    await waitForScript(third, before + 1)
    for (const path of ['/m/voucherCenter', '/m/member/home']) {
      await page.locator(`nav a[href="${path}"]`).last().click()
      await expect(page).toHaveURL(maple + path)
      expect(await countFrames(page), path).toBe(0)
    }
    await waitForQuietPage(page)
    expect(framesOf(page)).toEqual([outsideHosts.scripts])
    expect(third.readFindings()).toHaveLength(before + 1)
  })
})

test('T26 nothing of a member is in any request to a third party', async ({ page, third, maple, t }) => {
  await page.goto(`${maple}/m/home`)
  await page.evaluate(`
    document.cookie = 'canaryCookie=canary1; path=/'
    localStorage.setItem('canaryKept', 'canary2')
    window.name = 'canary3'
  `)
  const username = await registerMember(page, maple, t, '/m/member/home')
  const secrets = await page.evaluate<string[]>(`(() => {
    const { token, id, spanId } = JSON.parse(sessionStorage.getItem('maple.session'))
    return [token, id, spanId]
  })()`)
  expect(secrets[0]).toMatch(/^[\w-]{40,}$/)
  const before = third.readFindings().length
  for (const [index, path] of [
    '/m/home?r=canary4#canary5',
    '/m/activity?id=canary6',
    '/m/inviteFriends?tid=canary7',
  ].entries()) {
    await page.goto(maple + path)
    await waitForScript(third, before + index + 1)
  }
  const received = JSON.stringify(third.received)
  for (const secret of [...secrets, username, 'canary']) expect(received).not.toContain(secret)
})

test.describe('a third party that is away', () => {
  test.use({
    expectedErrors: /Failed to load resource: net::ERR_\w+ \(http:\/\/(third|maple)\.localhost:\d+\/[^)]*\.js\)$/,
  })

  test('T26 leaves the page silent and whole', async ({ page, third, maple, t }) => {
    third.setAway(true)
    const failed = page.waitForEvent('requestfailed', (request) => request.url() === `${third.origin}/tag.js`)
    await openAndPass(page, `${maple}/m/home`)
    await failed
    expect(framesOf(page)).toEqual([outsideHosts.scripts, 'scripts.localhost'])
    await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveCount(0)
    await page
      .getByRole('link', { name: t('login.action') })
      .first()
      .click()
    await expect(page).toHaveURL(/\/m\/login/)
  })

  test('T26 nor does the page need what shows the frame', async ({ page, third, maple, t }) => {
    await page.route('**/assets/script-frame-*.js', (route) => route.abort())
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/script-frame-'))
    await page.goto(`${maple}/m/home`)
    await failed
    await waitForQuietPage(page)
    expect(framesOf(page)).toEqual([outsideHosts.scripts])
    await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveCount(0)
    await page
      .getByRole('link', { name: t('login.action') })
      .first()
      .click()
    await expect(page).toHaveURL(/\/m\/login/)
    expect(third.received).toEqual([])
  })
})
