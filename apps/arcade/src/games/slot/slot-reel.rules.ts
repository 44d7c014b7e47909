import { REEL_COUNT, ROW_COUNT } from './slot.constants.ts'
import { symbolAt } from './slot.rules.ts'

type Pace = 'normal' | 'fast' | 'still'

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
}): 'still' | 'turning' | 'landing' {
  if (phase === 'waiting') return pace === 'still' ? 'still' : 'turning'
  return isLanding && !isStanding ? 'landing' : 'still'
}
