import type { Page } from '@playwright/test'
import { waitForQuietPage } from '../scripts/quiet-page.ts'
import { test as base, expect } from './journey.ts'
import { registerMember } from './member.ts'
import type { ThirdParty } from './third-party.ts'
import { outsideHosts } from './world.ts'

/** BOOT-14, CONST-26. */
const DELAY_MS = 500

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

const waitForScript = (third: ThirdParty, times = 1) =>
  expect.poll(() => third.readFindings().length, { message: 'the script has run' }).toBe(times)

/** Frames in the document now; `framesOf` is updated a moment later. */
const countFrames = (page: Page) => page.evaluate<number>('document.querySelectorAll("iframe").length')

const framesOf = (page: Page) => page.frames().map((frame) => new URL(frame.url()).hostname)

// Console errors of a third party's own documents and scripts.
test.use({
  expectedErrors: /\(http:\/\/(third|scripts)\.localhost:\d+\/[^)]*\)$|^Uncaught Error: of a third party$/,
})

test('T26, BOOT-14, CONST-26, OPEN-55 third-party scripts come 500 ms after the start, without an origin, see nothing, reach only their own host, and go when the page is left', async ({
  page,
  port,
  third,
  maple,
  t,
}) => {
  const readTimes = await watchStart(page)
  const address = `${maple}/m/home?r=canary`
  await page.goto(address)
  await waitForScript(third)
  const { paintedMs, startedMs, frameMs = 0 } = await readTimes()
  expect(startedMs).toBeGreaterThan(paintedMs)
  expect(frameMs - startedMs).toBeGreaterThanOrEqual(DELAY_MS - 1)
  expect(third.received.map(({ path }) => path).toSorted()).toEqual(['/broken.js', '/findings', '/tag.js'])

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
  expect(page.url()).toBe(address)
  expect(page.context().pages()).toHaveLength(1)
  expect(third.received.map(({ headers }) => headers.referer)).toEqual([undefined, undefined, undefined])

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

test('T26 nothing of a member is in any request to a third party, and beside money and the member’s pages there is none', async ({
  page,
  third,
  maple,
  t,
}) => {
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
  const open = ['/m/inviteFriends?tid=canary7', '/m/activity?id=canary6', '/m/home?r=canary4#canary5']
  for (const [index, path] of open.entries()) {
    await page.goto(maple + path)
    await waitForScript(third, before + index + 1)
  }
  for (const path of ['/m/voucherCenter', '/m/member/home']) {
    await page.locator(`nav a[href="${path}"]`).last().click()
    await expect(page).toHaveURL(maple + path)
    expect(await countFrames(page), path).toBe(0)
  }
  await waitForQuietPage(page)
  expect(framesOf(page)).toEqual([outsideHosts.scripts])
  expect(third.readFindings()).toHaveLength(before + open.length)
  const received = JSON.stringify(third.received)
  for (const secret of [...secrets, username, 'canary']) expect(received).not.toContain(secret)
})

test.describe('a third party that is away', () => {
  test.use({
    expectedErrors: /Failed to load resource: net::ERR_\w+ \(http:\/\/(third|maple)\.localhost:\d+\/[^)]*\.js\)$/,
  })

  test('T26 leaves the page silent and whole, and so does what shows the frame', async ({ page, third, maple, t }) => {
    third.setAway(true)
    const expectWhole = async (lost: string, hosts: string[]) => {
      const failed = page.waitForEvent('requestfailed', (request) => request.url().includes(lost))
      await page.goto(`${maple}/m/home`)
      await failed
      await waitForQuietPage(page)
      expect(framesOf(page)).toEqual(hosts)
      await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(0)
      await expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveCount(0)
      await page
        .getByRole('link', { name: t('login.action') })
        .first()
        .click()
      await expect(page).toHaveURL(/\/m\/login/)
    }
    await expectWhole(`${third.origin}/tag.js`, [outsideHosts.scripts, 'scripts.localhost'])
    await page.route('**/assets/script-frame-*.js', (route) => route.abort())
    await expectWhole('/assets/script-frame-', [outsideHosts.scripts])
    expect(third.received).toEqual([])
  })
})
