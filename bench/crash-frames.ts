import { launchGame } from '@foyer/contract'
import { chromium, type Page } from '@playwright/test'
import { request } from 'undici'
import { browserFlags } from '../scripts/browser.ts'
import { type RunningInstance, startInstance } from '../scripts/running-instance.ts'
import type { Measure, Report } from './measure.ts'
import { logIn } from './member.ts'
import { findMedian, findQuantile } from './statistics.ts'

const SLOWDOWN = 4
/** Frames of flights that are measured, over as many rounds as they take. */
const FRAMES = 1_200
const MAX_MS = 240_000
const LOOK_MS = 500

/** (i) Frames of Crash while the curve is drawn, on a phone four times as slow. */
export async function measureCrashFrames(executablePath: string, report: Report): Promise<Measure[]> {
  report('crash: frames')
  const instance = await startInstance({ env: { LIMIT_FACTOR: '1000000' } })
  const browser = await chromium.launch({ executablePath, args: browserFlags })
  try {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en-GB' }
    const page = await (await browser.newContext(phone)).newPage()
    await page.goto(await openGame(instance))
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.evaluate(watchFrames)
    return toMeasures(await readFrames(page))
  } finally {
    await browser.close()
    await instance.remove()
  }
}

function toMeasures(frames: number[]): Measure[] {
  const late = frames.filter((ms) => ms > 32).length
  return [
    {
      name: 'crash: frame in a flight at the 4x slow-down, p95',
      value: findQuantile(frames, 0.95),
      unit: 'ms',
      limit: { kind: 'most', value: 20 },
      note: `${frames.length} frames, median ${findMedian(frames).toFixed(1)} ms, longest ${Math.max(...frames).toFixed(0)} ms, ${late} over 32 ms`,
    },
  ]
}

/** The address that opens the game for the demo's member. */
async function openGame(instance: RunningInstance): Promise<string> {
  const host = `localhost:${instance.port}`
  const member = await logIn(instance, { host, 'content-type': 'application/json' })
  const answer = await request(`http://127.0.0.1:${instance.port}${launchGame.path}?launchMode=GAME&gameCode=CRASH`, {
    headers: { host, cookie: member.cookie, authorization: member.token },
  })
  const { value } = (await answer.body.json()) as { value: { gameUrl: string } | null } // the envelope of a launch
  if (!value) throw new Error(`the launch is answered ${answer.statusCode}`)
  return value.gameUrl
}

async function readFrames(page: Page): Promise<number[]> {
  const endMs = performance.now() + MAX_MS
  let frames: number[] = []
  while (frames.length < FRAMES && performance.now() < endMs) {
    await page.waitForTimeout(LOOK_MS)
    frames = await page.evaluate<number[]>('frames')
  }
  if (frames.length === 0) throw new Error('no round was seen')
  return frames
}

/** Runs in the page: times between the frames of running rounds. */
const watchFrames = `
  globalThis.frames = []
  let last = null
  const look = (now) => {
    const isFlying = document.querySelector('section[data-phase="running"]') !== null
    if (isFlying && last !== null) frames.push(now - last)
    last = isFlying ? now : null
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
`
