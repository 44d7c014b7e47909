/** Times of a round, in milliseconds of the database's clock. */
export interface RoundTimes {
  state: 'betting' | 'running' | 'crashed' | 'void'
  startsAtMs: number
  startedAtMs: number | null
  /** From the start to the crash; null before the start. */
  crashMs: number | null
  endedAtMs: number | null
}

export interface RoundTiming {
  pauseMs: number
  startLimitMs: number
}

export type RoundStep =
  | { kind: 'wait'; ms: number }
  /** Nobody is there to play. */
  | { kind: 'sleep' }
  | { kind: 'open' }
  | { kind: 'start' }
  | { kind: 'void' }
  | { kind: 'crash' }

/** The next step of the newest round, from its row and the clock alone: the same after a kill as without one. */
export function planRound(
  round: RoundTimes | null,
  nowMs: number,
  isWanted: boolean,
  { pauseMs, startLimitMs }: RoundTiming,
): RoundStep {
  if (round?.state === 'betting') {
    const ms = round.startsAtMs - nowMs
    if (ms > 0) return { kind: 'wait', ms }
    return { kind: ms < -startLimitMs ? 'void' : 'start' }
  }
  if (round?.state === 'running') {
    const ms = (round.startedAtMs ?? 0) + (round.crashMs ?? 0) - nowMs
    return ms > 0 ? { kind: 'wait', ms } : { kind: 'crash' }
  }
  const ms = round?.endedAtMs ? round.endedAtMs + pauseMs - nowMs : 0
  // An end in the future was recorded by a clock that was ahead.
  if (ms > 0 && ms <= pauseMs) return { kind: 'wait', ms }
  return { kind: isWanted ? 'open' : 'sleep' }
}

/**
 * Whether no process ran the game for a part of the flight that is long enough to have kept players from a cash-out.
 * @param silentMs since the last heartbeat of any process
 */
export function isFlightInterrupted(
  round: RoundTimes | null,
  nowMs: number,
  silentMs: number,
  interruptionMs: number,
): boolean {
  if (round?.state !== 'running' || round.startedAtMs === null || round.crashMs === null) return false
  return silentMs > interruptionMs && nowMs - silentMs < round.startedAtMs + round.crashMs
}
