import { launchGame } from '@foyer/contract'
import { type Browser, chromium, type Page } from '@playwright/test'
import { request } from 'undici'
import { browserFlags } from '../scripts/browser.ts'
import { type RunningInstance, startInstance } from '../scripts/running-instance.ts'
import type { Measure, Report } from './measure.ts'
import { type BenchMember, logIn } from './member.ts'
import { findMedian, findQuantile } from './statistics.ts'

const SLOWDOWN = 4
/** Frames of rounds in motion that are measured in each game, over as many rounds as they take. */
const FRAMES = 900
const MAX_MS = 240_000
const TURN_MS = 500
const FRAME_LIMIT_MS = 32
/** By their code at the platform. */
const GAMES = ['CRASH', 'SLOT', 'PLINKO', 'DICE', 'MINES', 'BACCARAT'] as const

/** (i) Frames of the arcade's games while a round is in motion, on a phone four times as slow. */
export async function measureGameFrames(executablePath: string, report: Report): Promise<Measure[]> {
  const instance = await startInstance({ env: { LIMIT_FACTOR: '1000000' } })
  const browser = await chromium.launch({ executablePath, args: browserFlags })
  try {
    const host = `localhost:${instance.port}`
    const member = await logIn(instance, { host, 'content-type': 'application/json' })
    const measures: Measure[] = []
    for (const code of GAMES) {
      report(`frames of ${code}`)
      measures.push(describe(code, await playGame(browser, await openGame(instance, { host, member, code }))))
    }
    return measures
  } finally {
    await browser.close()
    await instance.remove()
  }
}

function describe(code: string, frames: number[]): Measure {
  const late = frames.filter((ms) => ms > FRAME_LIMIT_MS).length
  return {
    name: `frames of ${code}: while a round is in motion at the 4x slow-down, p95`,
    value: findQuantile(frames, 0.95),
    unit: 'ms',
    limit: { kind: 'most', value: 20 },
    note: `${frames.length} frames, median ${findMedian(frames).toFixed(1)} ms, longest ${Math.max(...frames).toFixed(0)} ms, ${late} over ${FRAME_LIMIT_MS} ms`,
  }
}

/** The address that opens a game for the demo's member. */
async function openGame(
  { port }: RunningInstance,
  { host, member, code }: { host: string; member: BenchMember; code: string },
): Promise<string> {
  const answer = await request(`http://127.0.0.1:${port}${launchGame.path}?launchMode=GAME&gameCode=${code}`, {
    headers: { host, cookie: member.cookie, authorization: member.token },
  })
  const { value } = (await answer.body.json()) as { value: { gameUrl: string } | null } // the envelope of a launch
  if (!value) throw new Error(`the launch is answered ${answer.statusCode}`)
  return value.gameUrl
}

/** Plays rounds until enough frames were seen. @returns the times between them, in milliseconds */
async function playGame(browser: Browser, address: string): Promise<number[]> {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en-GB' }
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    await page.goto(address)
    await page.locator('section[data-phase]').waitFor()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.evaluate(watchFrames)
    const endMs = performance.now() + MAX_MS
    let frames: number[] = []
    while (frames.length < FRAMES && performance.now() < endMs) {
      await takeTurn(page)
      await page.waitForTimeout(TURN_MS)
      frames = await page.evaluate<number[]>('frames')
    }
    if (frames.length === 0) throw new Error('no round was seen')
    return frames
  } finally {
    await context.close()
  }
}

/** Places a bet, or takes the next step of the open round. A round of Crash runs without a bet. */
async function takeTurn(page: Page): Promise<void> {
  const phase = await page.locator('section[data-phase]').getAttribute('data-phase')
  const tile = page.locator('main [data-kind="hidden"][aria-disabled="false"]').first()
  if (phase === 'open') await tile.click()
  else if (phase === 'idle') {
    // The last tile keeps the focus, and with it the key.
    await page.evaluate('document.activeElement?.blur()')
    await page.keyboard.press('Space')
  }
}

/** Runs in the page: times between the frames of rounds in motion. */
const watchFrames = `
  globalThis.frames = []
  let last = null
  const look = (now) => {
    const { phase } = document.querySelector('section[data-phase]')?.dataset ?? {}
    const isMoving = phase !== undefined && !['idle', 'betting', 'crashed'].includes(phase)
    if (isMoving && last !== null) frames.push(now - last)
    last = isMoving ? now : null
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
`
