import type { CDPSession, Page } from '@playwright/test'
import type { Measure } from './measure.ts'
import { findMedian, findQuantile } from './statistics.ts'

const STEPS = 240
/** A swipe of 3,000 px a second at 60 frames a second. */
const STEP_PX = 50
/** A frame's limit on the slower phone. */
const FRAME_LIMIT_MS = 32
const US_PER_MS = 1_000
/** A frame's events before its own: the tasks that start it. */
const LEAD_US = 2_000

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  /** Time of the thread itself, in microseconds: other work on the machine counts little. */
  tdur?: number
  args: { name?: string; y?: number }
}

/**
 * Scrolls by the same step in each frame. @returns the work of a frame by thread time, main thread and raster apart, at
 * full speed: a slow-down counts its own waiting as time of the thread. The limit is that of a phone `slowdown` times as slow
 */
export async function measureFrameWork(page: Page, session: CDPSession, slowdown: number): Promise<Measure[]> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const limitMs = FRAME_LIMIT_MS / slowdown
  const events = await trace(session, () => page.evaluate(scrollInSteps))
  const threads = new Map(
    events.filter(({ name }) => name === 'thread_name').map((event) => [`${event.pid} ${event.tid}`, event.args.name]),
  )
  const tasksOf = (thread: string, task: string) =>
    events.filter((e) => e.ph === 'X' && e.name === task && threads.get(`${e.pid} ${e.tid}`) === thread)
  const starts = tasksOf('CrRendererMain', 'ProxyMain::BeginMainFrame').map(({ ts }) => ts - LEAD_US)
  const tasks = tasksOf('CrRendererMain', 'ThreadControllerImpl::RunTask')
  const frames = starts.slice(0, -1).map((start, at) => {
    const end = starts[at + 1] ?? start
    return sumMs(tasks.filter(({ ts }) => ts >= start && ts < end))
  })
  if (frames.length < STEPS / 2) throw new Error(`only ${frames.length} frames were traced`)
  const rasterMs = sumMs(events.filter(({ name }) => name === 'RasterTask')) / frames.length
  return [
    {
      name: `lobby of 5,000 games: main-thread time of a frame while ${STEP_PX} px are scrolled in each, p95`,
      value: findQuantile(frames, 0.95),
      unit: 'ms',
      limit: { kind: 'most', value: limitMs },
      note: `median ${findMedian(frames).toFixed(1)} ms, ${frames.filter((ms) => ms > limitMs).length} of ${frames.length} above; raster, on threads of its own, ${rasterMs.toFixed(1)} ms a frame`,
    },
  ]
}

/**
 * The compositor scrolls by itself, however long the main thread takes. @returns the time between drawn frames in which
 * the page moves, in milliseconds
 */
export async function traceMovedFrames(session: CDPSession, scroll: () => Promise<unknown>): Promise<number[]> {
  const events = await trace(session, scroll, ['cc'])
  const moved = events.filter(({ name, args }) => name === 'Scroll Delta This Frame' && args.y !== 0)
  return moved.slice(1).map(({ ts }, at) => (ts - (moved[at]?.ts ?? ts)) / US_PER_MS)
}

async function trace(
  session: CDPSession,
  run: () => Promise<unknown>,
  includedCategories = ['toplevel', 'cc', 'devtools.timeline'],
): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[])) // the protocol declares none
  session.on('Tracing.dataCollected', collect)
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } })
  await run()
  const complete = new Promise<void>((resolve) => {
    session.once('Tracing.tracingComplete', () => resolve())
  })
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', collect)
  return events.sort((one, other) => one.ts - other.ts)
}

function sumMs(events: readonly TraceEvent[]): number {
  return events.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / US_PER_MS
}

/** Runs in the page. */
const scrollInSteps = `
  new Promise((done) => {
    let left = ${STEPS}
    const step = () => {
      scrollBy(0, ${STEP_PX})
      left -= 1
      if (left > 0) requestAnimationFrame(step)
      else done()
    }
    requestAnimationFrame(step)
  })
`
