import { login } from '@foyer/contract'
import type { Page } from '@playwright/test'
import { expect, listAxeFindings, takeScreenshot } from './journey.ts'
import type { ReadyMember } from './member-factory.ts'
import type { Merchant } from './merchants.ts'
import { enlargeTextInPage, findFaultsInPage } from './sweep-page.ts'

/** A size of the sweep, in CSS pixels; `text` is the size of the text, 2 for 200 %. */
export interface SweptSize {
  width: number
  height: number
  text: number
}

/** The sizes of a screen's layout in one language and template. */
const allSizes: readonly SweptSize[] = [
  { width: 320, height: 568, text: 1 },
  { width: 360, height: 640, text: 1 },
  { width: 390, height: 844, text: 1 },
  { width: 844, height: 390, text: 1 },
  { width: 360, height: 640, text: 2 },
]

/** Maximum part of the height for bars at the edges. */
const barShares = { portrait: 0.25, landscape: 0.4 } as const

/** Timeout of a screen's loading, in ms. */
const settleLimitMs = 8_000

/** A screen of the sweep. */
export interface SweptScreen {
  name: string
  /** With host. */
  address: string
  /** Prepares the checked state, e.g. opens a sheet. */
  prepare?: (page: Page) => Promise<void>
  /** All of the sweep if absent. */
  sizes?: readonly SweptSize[]
  /** Leaves axe out: its findings do not depend on the language. */
  isLayoutAlone?: boolean
}

/**
 * Logs a member in without the screens: by the call itself, in a page on the merchant's host, and writes the session to
 * the app's storage.
 */
export async function plantSession(page: Page, merchant: Merchant, { username, password }: ReadyMember): Promise<void> {
  const body = JSON.stringify({ username, password })
  await page.evaluate(`(async () => {
    const headers = { 'Content-Type': 'application/json', Merchant: '${merchant}' }
    const answer = await fetch('${login.path}', { method: 'POST', headers, body: ${JSON.stringify(body)} })
    const { value } = await answer.json()
    const session = { id: value.id, token: value.token, merchantCode: '${merchant}', userName: value.userName,
      type: value.customerType, firstTimeLogin: false, spanId: crypto.randomUUID() }
    sessionStorage.setItem('${merchant}.session', JSON.stringify(session))
    sessionStorage.setItem('${merchant}.owner', JSON.stringify(value.id))
    localStorage.setItem('${merchant}.memberHere', JSON.stringify(value.id))
  })()`)
}

/**
 * Opens a screen once and checks it at every size: it is the requested one and has loaded, it scrolls in one direction
 * only, no text is clipped and all of it follows the member's text size, bars leave most of the height, the focused
 * control is visible, and axe has no findings (DEC-37).
 * @returns the faults, one line each
 */
export async function sweepScreen(
  page: Page,
  { name, address, prepare, sizes = allSizes, isLayoutAlone = false }: SweptScreen,
): Promise<string[]> {
  const faults: string[] = []
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(address)
  if (!(await settle(page))) faults.push(`${name}: is still loading after ${settleLimitMs} ms`)
  const [{ pathname }, wanted] = [new URL(page.url()), new URL(address)]
  if (pathname !== wanted.pathname) faults.push(`${name}: ${wanted.pathname} led to ${pathname}`)
  await prepare?.(page)
  for (const size of sizes) {
    const { width, height, text } = size
    const label = `${name} at ${width}×${height}${text === 1 ? '' : ` with ${text * 100} % text`}`
    await page.setViewportSize({ width, height })
    const rigid = await page.evaluate<string[]>(`${enlargeTextInPage}(${text})`)
    const share = width > height ? barShares.landscape : barShares.portrait
    const found = await page.evaluate<string[]>(`${findFaultsInPage}(${share})`)
    faults.push(...[...rigid, ...found].map((fault) => `${label}: ${fault}`))
    await takeScreenshot(page, `sweep-${name}-${width}-${text}`)
  }
  if (!isLayoutAlone) faults.push(...(await listAxeFindings(page)).map((finding) => `${name}: axe ${finding}`))
  await page.evaluate(`${enlargeTextInPage}(1)`)
  return faults
}

/** Waits until the page answers and nothing is loading. @returns whether it settled in time */
async function settle(page: Page): Promise<boolean> {
  // Polled from here: the page's policy refuses a function that waits in it.
  const isSettled = `(document.documentElement.dataset.ready === '1' || !location.pathname.startsWith('/m/')) &&
    document.querySelector('h1') !== null && document.querySelector('[class*=skeleton], [aria-busy=true]') === null && document.fonts.status === 'loaded'`
  return expect
    .poll(() => page.evaluate<boolean>(isSettled), { timeout: settleLimitMs, intervals: [50] })
    .toBe(true)
    .then(
      () => true,
      () => false,
    )
}
