import diagnostics from 'node:diagnostics_channel'
import { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads'

/**
 * The clock of an instance that tests have started, loaded before it by `--import`: its time goes on at once by as much
 * as the parent process says, in each of its threads and so in its database. No other start loads it, and nothing of the
 * product refers to it.
 */

const KEY = 'clock of the tests'

/** Milliseconds that the clock is ahead, shared by all threads; at the start as many as before a restart. */
const ahead = isMainThread ? new Float64Array(new SharedArrayBuffer(8)) : (getEnvironmentData(KEY) as Float64Array) // set below
if (isMainThread) {
  ahead[0] = Number(process.env.FOYER_CLOCK_AHEAD_MS)
  setEnvironmentData(KEY, ahead)
  process.on('message', advance)
  process.channel?.unref()
}

async function advance(message: unknown): Promise<void> {
  const { advanceMs } = message as { advanceMs?: number } // as `advance` of a running instance sends it
  if (advanceMs === undefined) return
  // Loaded by the instance long ago.
  const { CLOCK_CHANNEL } = await import('@foyer/database')
  ahead[0] = readAhead() + advanceMs
  diagnostics.channel(CLOCK_CHANNEL).publish(undefined)
  process.send?.({ aheadMs: ahead[0] })
}

function readAhead(): number {
  return ahead[0] ?? 0
}

const readSteady = performance.now.bind(performance)
performance.now = () => readSteady() + readAhead()

const readNow = Date.now
Date.now = () => readNow() + readAhead()
globalThis.Date = new Proxy(Date, {
  construct: (target, parts, newTarget) =>
    Reflect.construct(target, parts.length > 0 ? parts : [Date.now()], newTarget),
})
