import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'

/** Passes the factor to the processes of a run, which then measure nothing. */
const VARIABLE = 'FOYER_TIME_FACTOR'
const LOOP_STEPS = 60_000_000
const SYNCED_WRITES = 40
/** Durations on two quiet cores with a usual disk, in ms. */
const REFERENCE = { loop: 60, sync: 40, cores: 2 }
const MAX_FACTOR = 8

/**
 * A time limit that guards against hanging, for this machine.
 * @param ms the limit on two quiet cores
 * @returns at least `ms`, in ms
 */
export function scaleTimeMs(ms: number): number {
  return Math.round(ms * readTimeFactor())
}

/** How many times slower than the reference this machine is, from 1 to 8; measured once in a run, for about 0.2 s. */
export function readTimeFactor(): number {
  const known = Number(process.env[VARIABLE])
  if (known >= 1) return known
  const factor = measureTimeFactor()
  process.env[VARIABLE] = String(factor)
  return factor
}

function measureTimeFactor(): number {
  const cores = REFERENCE.cores / Math.min(REFERENCE.cores, availableParallelism())
  const factor = Math.max(1, (measureLoopMs() / REFERENCE.loop) * cores, measureSyncMs() / REFERENCE.sync)
  return Number(Math.min(MAX_FACTOR, factor).toFixed(1))
}

function measureLoopMs(): number {
  const startedMs = performance.now()
  let value = 1
  for (let step = 0; step < LOOP_STEPS; step += 1) value = Math.imul(value ^ step, 0x9e3779b1)
  return value === 0.5 ? 0 : performance.now() - startedMs // read, so that the loop is not removed
}

function measureSyncMs(): number {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-sync-'))
  const file = openSync(join(folder, 'blocks'), 'w')
  const block = Buffer.alloc(4_096)
  const startedMs = performance.now()
  for (let write = 0; write < SYNCED_WRITES; write += 1) {
    writeSync(file, block)
    fsyncSync(file)
  }
  const ms = performance.now() - startedMs
  closeSync(file)
  rmSync(folder, { recursive: true })
  return ms
}
