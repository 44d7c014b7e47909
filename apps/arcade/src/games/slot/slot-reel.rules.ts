import { REEL_COUNT, ROW_COUNT, STOP_COUNT } from './slot.constants.ts'
import { symbolAt } from './slot.rules.ts'

type Pace = 'normal' | 'fast' | 'still'

/** How a reel is: at rest, turning while the bet is placed, or on its way to its stop. */
export type ReelState = 'still' | 'turning' | 'landing'

/** Symbols that pass a turning reel in a second. */
const SYMBOLS_PER_SECOND = 24
/** Symbols by which a landing reel passes its stop before it returns to it. */
const BOUNCE = 0.16
/** Steps of a landing in a second. */
const STEPS_PER_SECOND = 25

/** Positions of the ring over a time, in symbols from 0 to 30: a ring moves towards its first symbol, and on from 30. */
export interface ReelMotion {
  durationMs: number
  steps: { offset: number; position: number }[]
}

/** Adds the steps at which a path passes the end of the ring, in either direction. */
function wrapPath(path: readonly { offset: number; position: number }[]): ReelMotion['steps'] {
  return path.flatMap(({ offset, position }, index) => {
    const last = path[index - 1]
    const round = Math.floor(position / STOP_COUNT)
    const lastRound = last ? Math.floor(last.position / STOP_COUNT) : round
    const own = { offset, position: position - round * STOP_COUNT }
    if (!last || round === lastRound) return [own]
    const edge = Math.max(round, lastRound) * STOP_COUNT
    const at = last.offset + ((edge - last.position) / (position - last.position)) * (offset - last.offset)
    const [before, after] = round < lastRound ? [0, STOP_COUNT] : [STOP_COUNT, 0]
    return [{ offset: at, position: before }, { offset: at, position: after }, own]
  })
}

/** One turn of the ring at its full speed. */
export function planTurn(stop: number): ReelMotion {
  const start = { offset: 0, position: stop + STOP_COUNT + 0.001 }
  return {
    durationMs: (STOP_COUNT / SYMBOLS_PER_SECOND) * 1000,
    steps: wrapPath([start, { offset: 1, position: stop + 0.001 }]),
  }
}

/** The way to a stop: slower and slower, a little past it and back. */
export function planLanding(stop: number, landMs: number): ReelMotion {
  const symbols = (landMs / 1000) * SYMBOLS_PER_SECOND * 0.6
  const count = Math.max(2, Math.ceil((landMs / 1000) * STEPS_PER_SECOND))
  const path = Array.from({ length: count + 1 }, (_, step) => {
    const share = step / count
    const past = share > 0.75 ? Math.sin(((share - 0.75) / 0.25) * Math.PI) * BOUNCE : 0
    return { offset: share, position: stop + STOP_COUNT + symbols * (1 - share) ** 2 - past }
  })
  return { durationMs: landMs, steps: wrapPath([...path.slice(0, -1), { offset: 1, position: stop + STOP_COUNT }]) }
}

/** Landing of the first reel, and how much later each next one lands, in milliseconds. */
const LANDINGS = {
  normal: { first: 620, next: 240 },
  fast: { first: 260, next: 60 },
  still: { first: 0, next: 0 },
} as const
/** Bowls in sight with which the next reel takes longer: a third one would pay. */
const TENSE_BOWLS = 2
/** Additional time of such a reel, in milliseconds. */
const TENSE_MS = { normal: 700, fast: 0, still: 0 } as const

/**
 * Duration of each reel's landing. A reel knows those to its left only, so that no duration tells what stands to its
 * right.
 */
export function planLandings(stops: readonly number[], pace: Pace): number[] {
  let bowls = 0
  let tenseMs = 0
  return Array.from({ length: REEL_COUNT }, (_, reel) => {
    if (bowls >= TENSE_BOWLS) tenseMs += TENSE_MS[pace]
    for (let row = 0; row < ROW_COUNT; row += 1) bowls += symbolAt(reel, stops[reel] ?? 0, row) === 'bowl' ? 1 : 0
    return LANDINGS[pace].first + LANDINGS[pace].next * reel + tenseMs
  })
}

/** What a reel does in a phase of the round. */
export function decideReelState({
  phase,
  isLanding,
  isStanding,
  pace,
}: {
  phase: string
  isLanding: boolean
  /** Whether this reel has landed in this round. */
  isStanding: boolean
  pace: Pace
}): ReelState {
  if (phase === 'waiting') return pace === 'still' ? 'still' : 'turning'
  return isLanding && !isStanding ? 'landing' : 'still'
}
