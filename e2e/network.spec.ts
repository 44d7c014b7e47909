import type { MessageId } from '@foyer/messages'
import { type Fault, type FaultyProxy, startFaultyProxy } from './faulty-proxy.ts'
import { test as base, expect } from './journey.ts'
import { leaveToBank, logIn, passGuard, readAvailable, readMoney, translateBank } from './member.ts'
import { siteOf } from './merchants.ts'

/** A separate network between the browser and the instance. */
const test = base.extend<{ network: FaultyProxy }>({
  network: async ({ port }, use) => {
    const network = await startFaultyProxy(port)
    await use(network)
    expect(network.pending(), 'faults that nothing met').toBe(0)
    await network.close()
  },
})

// The browser's own console errors.
test.use({ expectedErrors: /^Failed to load (resource|module script)|net::ERR_/ })

/** Message under the login form for each end of its call; each differs from the previous one. */
const loginFaults: [Fault, MessageId][] = [
  [{ kind: 'cut-request' }, 'request.unsure'],
  [{ kind: 'page' }, 'unknown_error'],
  [{ kind: 'cut-answer' }, 'request.unsure'],
  [{ kind: 'half' }, 'unknown_error'],
  [{ kind: 'truncate' }, 'request.unsure'],
  [{ kind: 'bad-gateway' }, 'error.service_unavailable'],
]

/** Faults with an unknown outcome for the member: the same request is sent again. */
const depositFaults: Fault[] = [
  { kind: 'cut-request' },
  { kind: 'bad-gateway' },
  { kind: 'page' },
  { kind: 'cut-answer' },
  { kind: 'truncate' },
  { kind: 'half' },
]

test('LOGIN-02, OPEN-35, T20 a login and a deposit get through a network that breaks in every way, and there is one deposit', async ({
  page,
  network,
  t,
  language,
  newMember,
}) => {
  const site = siteOf('aurora', network.port)
  const bank = translateBank(language)
  const member = await newMember('aurora')

  await test.step('a login: each failure is said, and the form can be sent again', async () => {
    await page.clock.install()
    network.break('GET', '/m/login', { kind: 'delay', ms: 1_500 })
    await page.goto(`${site}/m/login?go=%2Fm%2FvoucherCenter`)
    for (const [fault, sentence] of loginFaults) {
      network.break('POST', '/wps/session/login', fault)
      await logIn(page, t, member.username, member.password)
      await expect(page.getByRole('alert'), fault.kind).toHaveText(t(sentence))
      await passGuard(page)
    }
    network.break('POST', '/wps/session/login', { kind: 'delay', ms: 1_500 })
    await logIn(page, t, member.username, member.password)
    await expect(page).toHaveURL(/\/m\/voucherCenter$/)
  })

  await test.step('a screen whose answer does not come says so, and comes when asked again', async () => {
    network.break('GET', '/wps/wallet/movement', { kind: 'page' })
    await page.goto(`${site}/m/history`)
    await expect(page.getByRole('main').getByText(t('state.error.title'))).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('button', { name: t('retry') })
      .click()
    await expect(page.getByText(t('wallet.empty.title'))).toBeVisible()
    await page.goto(`${site}/m/voucherCenter`)
  })

  await test.step('a deposit: however its request ends or is doubled, it is one', async () => {
    const submit = page.locator('form button[type="submit"]')
    for (const fault of depositFaults) {
      network.break('POST', '/wps/deposit', fault)
      await page.locator('input[inputmode="decimal"]').fill('500')
      await submit.click()
      await expect(page.getByText(t('request.unsure')), fault.kind).toBeVisible()
    }
    network.break('POST', '/wps/deposit', { kind: 'duplicate' })
    await leaveToBank(page, '500')
    expect(network.passed.filter((line) => line === 'POST /wps/deposit').length).toBeGreaterThan(3)
  })

  await test.step('the way back: the money is seen although the answers break and overtake each other', async () => {
    const look = /^\/wps\/deposit\/[\w-]+$/
    for (const kind of ['page', 'half', 'bad-gateway', 'cut-answer'] as const) network.break('GET', look, { kind })
    network.break('GET', '/wps/wallet', { kind: 'reorder' })
    await page.getByRole('button', { name: bank['bank.pay.approve'] }).click()
    await page.waitForURL(/\/m\/voucherCenter\?/)
    await expect(page.getByText(t('deposit.home'))).toBeVisible()
    await page.getByRole('link', { name: t('deposit.home') }).click()
    await page.goto(`${site}/m/wallet`)
    await expect.poll(() => readAvailable(page, t)).toBe(50_000)
    const { deposits, movements } = await readMoney(page, 'aurora')
    expect(deposits).toHaveLength(1)
    expect(movements.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([['deposit', 50_000]])
  })
})

test('BOOT-13 OPEN-67 a document that breaks off on its way is no white page: it comes again by itself, or says so', async ({
  page,
  network,
  t,
}) => {
  test.slow()
  const line = page.getByRole('alert').filter({ hasText: t('state.error.title') })
  for (const share of [0.1, 0.6, 0.95]) {
    await test.step(`after ${share} of it`, async () => {
      network.break('GET', '/m/home', { kind: 'truncate', share })
      await page.goto(`${siteOf('aurora', network.port)}/m/home`, { waitUntil: 'commit' })
      // In the head of a document nothing can be painted yet.
      if (share > 0.5) await line.getByRole('button', { name: t('retry') }).click()
      await expect(page.locator('html')).toHaveAttribute('data-ready', '1')
      await expect(line).toBeHidden()
    })
  }
})
