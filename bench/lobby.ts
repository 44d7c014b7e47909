import { execFile } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { browserFlags } from '../scripts/browser.ts'
import { projectRoot } from '../scripts/project.ts'
import { type RunningInstance, startInstance } from '../scripts/running-instance.ts'
import { measureFrameWork, traceMovedFrames } from './frame-work.ts'
import type { Measure, Report } from './measure.ts'
import { findMedian, findQuantile } from './statistics.ts'

const run = promisify(execFile)

/** As many as a merchant has room for, with those of the arcade. */
const MERCHANT_GAMES = 5_000
const CATEGORY = 'FISH'
const VENDOR = 'bench'
const SLOWDOWN = 4
/** Searches that find games, key by key; the first two with a mistake. */
const TYPED = ['golden crystl', 'pirat 9', 'lucky fruit 42', 'dragon 777', 'moon 1250', 'tiger 88']
const KEY_PAUSE_MS = 600
/** A phone's keyboard with its row of suggestions covers so much of the page while a name is typed. */
const KEYBOARD_PX = 300
const SCROLLS = 6
const SCROLL_PX = 4_000
/** A quick swipe of a thumb. */
const SCROLL_PX_PER_SECOND = 3_000
const SETTLE_MS = 2_500
const FRAME_LIMIT_MS = 32
/** Way of a swipe in three frames: so far the compositor may be ahead of the page. */
const MIN_AHEAD_PX = 150
const KEY_LIMIT_MS = 50
const MAX_DRIFT_PX = 2

/** The lobby of a merchant with 5,000 games on a phone: search, scrolling, and the place on the way back. */
export async function measureLobby(executablePath: string, report: Report): Promise<Measure[]> {
  report('lobby of 5,000 games')
  const env: NodeJS.ProcessEnv = { LIMIT_FACTOR: '1000000' }
  const instance = await startInstance({ env, prepare: async (_dataDir, port) => connectVendor(env, port) })
  try {
    await addGames(instance, env)
    const browser = await chromium.launch({ executablePath, args: browserFlags })
    try {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        locale: 'en-GB',
        serviceWorkers: 'block',
      })
      const page = await context.newPage()
      await openLobby(context, page, `http://localhost:${instance.port}/m/${CATEGORY.toLowerCase()}`)
      const swipes = await swipe(page, context)
      const driftPx = await returnFromPage(page)
      const keys = { withKeyboard: await type(page, KEYBOARD_PX), without: await type(page, 0) }
      const session = await context.newCDPSession(page)
      return [...describe(swipes, keys, driftPx), ...(await measureFrameWork(page, session, SLOWDOWN))]
    } finally {
      await browser.close()
    }
  } finally {
    await instance.remove()
  }
}

/** The vendor of the games: the instance itself answers its probes. */
function connectVendor(env: NodeJS.ProcessEnv, port: number): void {
  const vendor = { name: 'Bench', playUrl: `http://localhost:${port}/healthz`, secret: 'x'.repeat(32) }
  env.GAME_VENDORS = JSON.stringify({ [VENDOR]: vendor })
}

/** Imports them from a vendor's list, as a merchant does. */
async function addGames(instance: RunningInstance, env: NodeJS.ProcessEnv): Promise<void> {
  await instance.stop()
  const file = join(instance.dataDir, 'games.json')
  writeFileSync(file, JSON.stringify({ version: 1, vendor: VENDOR, games: listGames() }))
  const { DATABASE_URL, REDIS_URL, ...inherited } = process.env
  await run(process.execPath, ['scripts/vendor.ts', 'import', VENDOR, file, 'aurora'], {
    cwd: projectRoot,
    env: { ...inherited, ...env, DATA_DIR: instance.dataDir },
  })
  rmSync(file)
  await instance.restart()
}

const words = ['lucky', 'golden', 'dragon', 'fruit', 'royal', 'pirate', 'moon', 'tiger', 'ocean', 'storm', 'crystal']

function listGames(): object[] {
  const wordAt = (at: number) => words[at % words.length] ?? ''
  const own: { games: unknown[] } = JSON.parse(readFileSync(join(projectRoot, 'apps/arcade/games.json'), 'utf8'))
  return Array.from({ length: MERCHANT_GAMES - own.games.length }, (_, index) => ({
    code: `B${index}`,
    names: {
      EN: `${wordAt(index)} ${wordAt(index * 7 + 3)} ${index}`,
      CN: `幸运龙 ${index}`,
      UR: `سنہری ڈریگن ${index}`,
    },
    category: CATEGORY,
    art: `/m/art/category-${['fish', 'rng', 'table', 'pvp', 'crash', 'live'][index % 6]}.webp`,
    features: index % 3 === 0 ? ['jackpot'] : [],
  }))
}

async function openLobby(context: BrowserContext, page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' })
  // Not those of the arcade, which are of other categories.
  const all = /\b(4,9\d\d|5,000)\b/
  await page.locator('main').getByText(all).first().waitFor()
  await page.waitForTimeout(SETTLE_MS)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
}

interface Swipes {
  /** Between drawn frames in which the list moves, in milliseconds. */
  drawnMs: number[]
  /** Between frames of the main thread, in milliseconds. */
  mainMs: number[]
  /** Least way that the list's games reach beyond the window, in pixels. */
  aheadPx: number
}

/** Swipes down and up again. */
async function swipe(page: Page, context: BrowserContext): Promise<Swipes> {
  const session = await context.newCDPSession(page)
  await page.evaluate(watchFrames)
  const drawnMs: number[] = []
  for (let at = 0; at < SCROLLS; at += 1) {
    const gesture = () =>
      session.send('Input.synthesizeScrollGesture', {
        x: 195,
        y: 500,
        yDistance: at < SCROLLS - 1 ? -SCROLL_PX : SCROLL_PX,
        speed: SCROLL_PX_PER_SECOND,
        // A browser without a window ignores those of the source `touch`.
        gestureSourceType: 'mouse',
      })
    drawnMs.push(...(await traceMovedFrames(session, gesture)))
  }
  if ((await page.evaluate<number>('scrollY')) < SCROLL_PX) throw new Error('the swipes scrolled nothing')
  return { drawnMs, ...(await page.evaluate<Omit<Swipes, 'drawnMs'>>('stopFrames()')) }
}

/** Leaves a scrolled list for another page and comes back. @returns the distance from the place before, in pixels */
async function returnFromPage(page: Page): Promise<number> {
  const before = await page.evaluate<number>('scrollY')
  // A tap of Playwright scrolls the page first, to bring the fixed bar into view.
  await page.locator('nav a[href="/m/activity"]').last().dispatchEvent('click')
  await page.waitForURL(/\/m\/activity$/)
  await page.waitForTimeout(SETTLE_MS)
  await page.goBack()
  await page.waitForTimeout(SETTLE_MS)
  return Math.abs((await page.evaluate<number>('scrollY')) - before)
}

interface KeyTimes {
  /** Milliseconds until the paint of a key. */
  paintMs: number[]
  /** Milliseconds until the list has followed; 0 for a key that changes nothing in sight. */
  listMs: number[]
}

/** Types each search and deletes it again, key by key. */
async function type(page: Page, keyboardPx: number): Promise<KeyTimes> {
  await page.evaluate('scrollTo(0, 0)')
  await page.getByRole('searchbox').tap()
  await page.waitForTimeout(SETTLE_MS)
  await page.evaluate(watchKeys(keyboardPx))
  for (const text of TYPED) {
    const keys = [...text].map((key) => (key === ' ' ? 'Space' : key))
    for (const key of [...keys, ...keys.map(() => 'Backspace')]) {
      await page.keyboard.press(key)
      await page.waitForTimeout(KEY_PAUSE_MS)
    }
  }
  return page.evaluate<KeyTimes>('stopKeys()')
}

/** Runs in the page. The place of a game in the list stands in its style. */
const watchFrames = `
  (() => {
    const list = document.querySelector('main search + div ul, main search + ul')
    const { top, bottom } = list.getBoundingClientRect()
    const [startPx, endPx] = [top + scrollY, bottom + scrollY]
    const gamePx = list.firstElementChild.offsetHeight
    const mainMs = []
    let isRunning = true
    let aheadPx = Infinity
    let last
    const look = (now) => {
      if (last !== undefined) mainMs.push(now - last)
      last = now
      const [firstPx, lastPx] = [list.firstElementChild, list.lastElementChild].map((game) => Number.parseFloat(game.style.insetBlockStart))
      const abovePx = firstPx === 0 ? Infinity : scrollY - startPx - firstPx
      const belowPx = startPx + lastPx + gamePx - scrollY - innerHeight
      aheadPx = Math.min(aheadPx, abovePx, scrollY + innerHeight >= endPx ? Infinity : belowPx)
      if (isRunning) requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    globalThis.stopFrames = () => { isRunning = false; return { mainMs, aheadPx } }
  })()
`

/**
 * Runs in the page: a key's interaction by the browser's own entries, its list by the last change of the results in
 * sight. Games of a long list out of sight follow later; their place in the list stands in their style. The list's own
 * place is read before the typing: to read it at a change is a layout of its own. A browser without a window has no
 * keyboard: the part of the page above one is set.
 */
const watchKeys = (keyboardPx: number) => `
  (() => {
    const paintMs = []
    const listMs = []
    Object.defineProperty(visualViewport, 'height', { configurable: true, get: () => innerHeight - ${keyboardPx} })
    const paints = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'keydown') paintMs.push(entry.duration)
    })
    paints.observe({ type: 'event', durationThreshold: 16 })
    let pressedAt
    const press = () => { pressedAt = performance.now(); listMs.push(0) }
    document.addEventListener('input', press, true)
    const { top } = document.querySelector('main search + div ul, main search + ul').getBoundingClientRect()
    const endPx = visualViewport.height - top
    const isInSight = (node) => !(Number.parseFloat(node.style?.insetBlockStart) > endPx)
    const lists = new MutationObserver((changes) => {
      const isShown = ({ target, addedNodes, removedNodes }) =>
        target.closest?.('main ul') && [...addedNodes, ...removedNodes].some(isInSight)
      if (pressedAt === undefined || !changes.some(isShown)) return
      const at = pressedAt
      requestAnimationFrame(() => setTimeout(() => { listMs[listMs.length - 1] = performance.now() - at }))
    })
    lists.observe(document.querySelector('main'), { childList: true, subtree: true })
    globalThis.stopKeys = () => {
      for (const observer of [paints, lists]) observer.disconnect()
      document.removeEventListener('input', press, true)
      return { paintMs, listMs }
    }
  })()
`

function describe(
  { drawnMs, mainMs, aheadPx }: Swipes,
  keys: { withKeyboard: KeyTimes; without: KeyTimes },
  driftPx: number,
): Measure[] {
  const [lists, listsWithout] = [keys.withKeyboard, keys.without].map(({ listMs }) => listMs.filter((ms) => ms > 0))
  if (drawnMs.length === 0 || !lists?.length || !listsWithout?.length) throw new Error('nothing was measured')
  const countLate = (frames: readonly number[]) => frames.filter((ms) => ms > FRAME_LIMIT_MS).length
  const slow = `${SLOWDOWN}x slow-down`
  return [
    {
      name: 'lobby of 5,000 games: a key of the search until its list, p95',
      value: findQuantile(lists, 0.95),
      unit: 'ms',
      limit: { kind: 'most', value: KEY_LIMIT_MS },
      note: `median ${findMedian(lists).toFixed(0)} ms, ${lists.length} keys that change the games above a keyboard of ${KEYBOARD_PX} px, until their paint at most ${Math.max(16, ...keys.withKeyboard.paintMs)} ms; without a keyboard median ${findMedian(listsWithout).toFixed(0)} ms, p95 ${findQuantile(listsWithout, 0.95).toFixed(0)} ms; ${slow}`,
    },
    {
      name: 'lobby of 5,000 games: longest drawn frame of swipes through the list',
      value: Math.max(...drawnMs),
      unit: 'ms',
      limit: { kind: 'most', value: FRAME_LIMIT_MS },
      note: `${countLate(drawnMs)} of ${drawnMs.length} above, median ${findMedian(drawnMs).toFixed(1)} ms; by the main thread ${countLate(mainMs)} of ${mainMs.length}, longest ${Math.max(...mainMs).toFixed(0)} ms; ${slow}`,
    },
    {
      name: 'lobby of 5,000 games: least way that games reach beyond the window while it is swiped',
      value: aheadPx,
      unit: 'px',
      limit: { kind: 'least', value: MIN_AHEAD_PX },
      note: slow,
    },
    {
      name: 'lobby of 5,000 games: distance from the place before on the way back',
      value: driftPx,
      unit: 'px',
      limit: { kind: 'most', value: MAX_DRIFT_PX },
    },
  ]
}
