import type { Page } from '@playwright/test'
import { holdCheckMs } from '../apps/web/src/app/update/update.constants.ts'
import { waitForQuietPage } from '../scripts/quiet-page.ts'
import { scaleTimeMs } from '../scripts/test/time-factor.ts'
import { type Build, type Deployment, startDeployment } from './deployment.ts'
import { test as base, expect } from './journey.ts'
import { registerMember, type Translate } from './member.ts'

interface Fixtures {
  deployment: Deployment
  /** Origin of the first demo merchant behind the deployment. */
  front: string
}

const test = base.extend<Fixtures>({
  deployment: async ({ port }, use) => {
    const deployment = await startDeployment(port)
    await use(deployment)
    await deployment.close()
  },
  front: async ({ deployment }, use) => {
    await use(`http://localhost:${deployment.port}`)
  },
})

/** Longest time in ms that a page may be without any text once its document has arrived. */
const BLANK_LIMIT_MS = 1_000

/** Runs in each page: the longest time without a word of text, over all pages of the tab. */
const watchBlank = `(() => {
  let since
  setInterval(() => {
    if (document.readyState === 'loading') return
    const isBlank = !document.body || document.body.innerText.trim() === ''
    since = isBlank ? since ?? performance.now() : undefined
    const ms = since === undefined ? 0 : performance.now() - since
    if (ms > Number(sessionStorage.getItem('blankMs'))) sessionStorage.setItem('blankMs', String(ms))
  }, 50)
})()`

test.use({ serviceWorkers: 'allow' })

test.beforeEach(({ page }) => page.addInitScript({ content: watchBlank }))

test.afterEach(async ({ page }) => {
  const blankMs = Number(await page.evaluate<string | null>(`sessionStorage.getItem('blankMs')`).catch(() => '0'))
  expect(blankMs, 'time of a white page').toBeLessThan(BLANK_LIMIT_MS)
})

/** Name of the entry's file that the page runs. */
const readEntry = (page: Page) => page.evaluate<string>(`document.documentElement.dataset.build`)

/** Runs in the page: whether a worker waits behind the one in place. */
const describeWorkers = `navigator.serviceWorker.getRegistration('/m/').then((registration) => registration.waiting ? 'one waits' : 'one')`

/** Waits until the page is usable and the worker controls it. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-ready', '1')
  await expect.poll(() => page.evaluate<boolean>('navigator.serviceWorker.controller !== null')).toBe(true)
}

/** A member of the site on build A, on a page, with the worker in place. */
async function openMember(page: Page, front: string, t: Translate, path: string): Promise<string> {
  await page.goto(`${front}/m/home`)
  await settle(page)
  await registerMember(page, front, t, path)
  await settle(page)
  // The first check of the page stores its build; on a busy machine it fails, and the next is that of a return to the tab.
  await expect(async () => {
    await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`)
    expect(await page.evaluate<string>(`localStorage.getItem('assetHash') ?? ''`)).toContain('entry')
  }).toPass()
  return readEntry(page)
}

/**
 * The member looks at the tab again, until a check has begun: while one is under way, the page begins no other. One begun
 * before the deployment may have found it, and offers it.
 */
async function returnToTab(page: Page, t: Translate): Promise<void> {
  await expect(async () => {
    if (await offerOf(page, t).isVisible()) return
    const asked = page.waitForRequest((request) => request.url().endsWith('/mobile/mc/asset-manifest.json'), {
      timeout: 1_000,
    })
    const [request] = await Promise.all([asked, page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`)])
    await request.response()
  }).toPass()
}

const offerOf = (page: Page, t: Translate) => page.getByRole('alertdialog').filter({ hasText: t('pwa_update_title') })

/** Takes the offer of an update, and waits for the page of the other build. */
async function takeOffer(page: Page, t: Translate, before: string): Promise<void> {
  await expect(offerOf(page, t)).toBeVisible()
  const loaded = page.waitForEvent('load')
  await offerOf(page, t)
    .getByRole('button', { name: t('refresh') })
    .click()
  await loaded
  await settle(page)
  expect(await readEntry(page)).not.toBe(before)
}

/** The page is not of two builds: from its document on, all its files are of one. The page before may load until then. */
function expectOneBuild(deployment: Deployment, path: string, build: Build): void {
  const since = deployment.served.lastIndexOf(`${build} ${path}`)
  expect(since, `${path} of build ${build}`).toBeGreaterThanOrEqual(0)
  const others = deployment.served.slice(since).filter((line) => !line.startsWith(build))
  expect(others, `files of a build other than ${build}`).toEqual([])
}

test('DEC-38, PWA-12 a build that comes into an open deposit form waits for its end, and the amount stays', async ({
  page,
  deployment,
  front,
  t,
}) => {
  await page.clock.install()
  const before = await openMember(page, front, t, '/m/voucherCenter')
  const amount = page.locator('input[inputmode="decimal"]')
  await amount.fill('300')
  deployment.serve('B')
  // A check that was under way may have found the build: it waits with the form, and no other begins.
  await expect(async () => {
    await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`)
    expect(await page.evaluate<string>(describeWorkers)).toBe('one waits')
  }).toPass()
  await waitForQuietPage(page)
  await page.clock.runFor(5 * holdCheckMs)
  await expect(offerOf(page, t)).toBeHidden()
  await expect(amount).toHaveValue('300')
  // The deposit goes on with the build that it began with.
  await page.locator('form button[type="submit"]').click()
  await page.waitForURL(/\/\/bank\.localhost/)
  await page.goBack()
  await settle(page)
  expect(await readEntry(page)).not.toBe(before)
  await page.goto(`${front}/m/home`)
  await settle(page)
  await expect(offerOf(page, t)).toBeHidden()
  expect(await readEntry(page)).not.toBe(before)
})

test.describe('without a network', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ })

  test('OPEN-51, PWA-18 a build that comes while a phone is offline is there with the first navigation after the network', async ({
    page,
    context,
    deployment,
    front,
    t,
  }) => {
    const before = await openMember(page, front, t, '/m/wallet')
    await expect
      .poll(() => page.evaluate<boolean>(`caches.match('/m/history').then((found) => found !== undefined)`), {
        timeout: scaleTimeMs(60_000),
      })
      .toBe(true)
    await context.setOffline(true)
    deployment.serve('B')
    deployment.keepOtherBuild(false)
    await page.goto(`${front}/m/home`)
    await expect(page.getByText(t('network_offline')).last()).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-ready', '1')
    expect(await readEntry(page), 'the stored page, whole').toBe(before)
    await context.setOffline(false)
    await page.goto(`${front}/m/home`)
    await settle(page)
    expect(await readEntry(page), 'a recent page opens with its stored document').toBe(before)
    await returnToTab(page, t)
    // The page has found the build by then.
    await expect.poll(() => page.evaluate<string>(describeWorkers)).toBe('one waits')
    await expect(offerOf(page, t)).toBeHidden()
    await page
      .getByRole('navigation')
      .last()
      .getByRole('link', { name: t('footer.member') })
      .click()
    await expect.poll(() => readEntry(page).catch(() => before)).not.toBe(before)
    await settle(page)
    expectOneBuild(deployment, '/m/member/home', 'B')
  })
})

test('DEC-38, PWA-13..15 a build that is taken back leaves neither a loop nor a half-old page', async ({
  page,
  deployment,
  front,
  t,
}) => {
  const first = await openMember(page, front, t, '/m/member/home')
  deployment.serve('B')
  await returnToTab(page, t)
  await takeOffer(page, t, first)
  const second = await readEntry(page)
  deployment.serve('A')
  await returnToTab(page, t)
  // What the page loads late is of its own build.
  await waitForQuietPage(page)
  await expect(offerOf(page, t), 'the build that was just left is not offered').toBeHidden()
  await page.goto(`${front}/m/home`)
  await settle(page)
  expect(await readEntry(page)).toBe(first)
  expect(await readEntry(page)).not.toBe(second)
  expectOneBuild(deployment, '/m/home', 'A')
  await returnToTab(page, t)
  await waitForQuietPage(page)
  await expect(offerOf(page, t)).toBeHidden()
})

test.describe('a worker that cannot be had', () => {
  test.use({ expectedErrors: /fetching the script|unsupported MIME type|sw\.js/ })

  test('PWA-13 a new worker waits until no page is open, and one that cannot be had leaves each visit on the right build', async ({
    page,
    deployment,
    front,
  }) => {
    let entry: string | undefined
    const openOther = async (build: Build) => {
      deployment.serve(build)
      await page.goto(`${front}/m/home`)
      // A recent page opens with its stored document; a reload asks for what is served.
      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('data-ready', '1')
      expect(await readEntry(page)).not.toBe(entry)
      entry = await readEntry(page)
    }

    await test.step('from the first visit on: pages come from the network', async () => {
      for (const answer of ['missing', 'page'] as const) {
        deployment.answerWorker(answer)
        for (const build of ['A', 'B'] as const) await openOther(build)
      }
      expect(await page.evaluate<boolean>('navigator.serviceWorker.controller === null')).toBe(true)
    })

    await test.step('a new one leaves an open page alone, and takes over once none is open', async () => {
      deployment.answerWorker('build')
      await openOther('A')
      await settle(page)
      deployment.serve('B')
      await page.evaluate(
        `navigator.serviceWorker.getRegistration('/m/').then((registration) => registration.update())`,
      )
      await expect.poll(() => page.evaluate<string>(describeWorkers)).toBe('one waits')
      // A worker that does not wait has taken over by then.
      await openOther('B')
      await settle(page)
      expect(await page.evaluate<string>(describeWorkers)).toBe('one waits')
      // Not under /m: no page of the worker's is open.
      await page.goto(`${front}/mobile/mc/asset-manifest.json`)
      await expect.poll(() => page.evaluate<string>(describeWorkers)).toBe('one')
    })

    await test.step('the stored one serves on', async () => {
      for (const answer of ['missing', 'page'] as const) {
        deployment.answerWorker(answer)
        for (const build of ['A', 'B'] as const) {
          await openOther(build)
          await settle(page)
        }
      }
    })
  })
})

test.describe('a full storage', () => {
  // Files that are gone; nothing has stored them.
  test.use({ expectedErrors: /status of 404|^ScreenLoadError: activity/ })

  test('BOOT-13 costs the pages without a network and nothing else: an open page whose files are gone comes back by itself on the new build', async ({
    page,
    context,
    deployment,
    front,
    t,
  }) => {
    const protocol = await context.newCDPSession(page)
    await protocol.send('Storage.overrideQuotaForOrigin', { origin: front, quotaSize: 4_096 })
    await page.goto(`${front}/m/home`)
    await expect(page.locator('html')).toHaveAttribute('data-ready', '1')
    const first = await readEntry(page)
    deployment.serve('B')
    deployment.keepOtherBuild(false)
    await page
      .getByRole('navigation')
      .last()
      .getByRole('link', { name: t('footer.activity') })
      .click()
    await expect(page).toHaveURL(/\/m\/activity/)
    await expect.poll(() => readEntry(page).catch(() => first)).not.toBe(first)
    await expect(page.getByText(t('promotion.activity.more'))).toBeVisible()

    await registerMember(page, front, t, '/m/wallet')
    await expect(page.getByRole('region', { name: t('wallet.total') })).toBeVisible()
    deployment.serve('A')
    await page.goto(`${front}/m/wallet`)
    await expect(page.getByRole('region', { name: t('wallet.total') })).toHaveText(/\d\.\d\d/)
    expect(await readEntry(page)).toBe(first)
    expectOneBuild(deployment, '/m/wallet', 'A')
  })
})
