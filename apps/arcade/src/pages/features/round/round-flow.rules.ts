import type { RoundWire } from '../../../game/round-wire.rules.ts'

/** A bet as it was sent: unchanged on a retry. */
export interface SentBet {
  requestId: string
  /** The player at the bet: for another one it would be a new round. */
  playerId: string
  currency: string
  stake: string
  bet: unknown
}

/** Where the screen of an instant game stands. */
export type RoundFlow =
  /** The player's undecided round is being looked up. */
  | { step: 'loading' }
  | { step: 'failed'; problem: string }
  | { step: 'ready'; last: RoundWire | null; problem: string | null }
  /** `attempts`: calls without an answer so far. */
  | { step: 'placing'; sent: SentBet; attempts: number }
  /** No answer to the bet: it is sent again unchanged. */
  | { step: 'unknown'; sent: SentBet; attempts: number }
  /** The platform has not confirmed the stake yet. */
  | { step: 'pending'; round: RoundWire }
  | { step: 'open'; round: RoundWire; problem: string | null }
  | { step: 'stepping'; round: RoundWire; taken: unknown }
  /** The result is known and is being shown. */
  | { step: 'revealing'; round: RoundWire }

export type RoundEvent =
  | { kind: 'arrived'; round: RoundWire | null }
  | { kind: 'placed'; sent: SentBet }
  | { kind: 'stepped'; taken: unknown }
  | { kind: 'failed'; problem: string }
  | { kind: 'revealed' }
  | { kind: 'reloaded' }

export const START: RoundFlow = { step: 'loading' }

/** Codes after which a call may have been executed. */
const UNKNOWN: ReadonlySet<string> = new Set(['offline', 'unknown_error', 'service_unavailable', 'platform_silent'])

/**
 * Whether a bet may have been placed: a repetition refused for its rate tells nothing about the calls before.
 * @param attempts calls without an answer before this one
 */
export function isUndecided(problem: string, attempts: number): boolean {
  return UNKNOWN.has(problem) || (problem === 'too_many_requests' && attempts > 0)
}

/** Delay before a bet without an answer is sent again: of the first repetition, and the longest. */
const RESEND_MS = 2_500
const MAX_RESEND_MS = 10_000

/** Delay of the next repetition after so many calls without an answer. */
export function computeResendMs(attempts: number): number {
  return Math.min(RESEND_MS * 2 ** (attempts - 1), MAX_RESEND_MS)
}

/** The screen for a round, whatever it was before. */
function showRound(round: RoundWire): RoundFlow {
  if (round.state === 'reserving') return { step: 'pending', round }
  if (round.state === 'open') return { step: 'open', round, problem: null }
  if (round.state === 'settling' || round.state === 'settled') return { step: 'revealing', round }
  return { step: 'ready', last: null, problem: 'stake_returned' }
}

function fail(flow: RoundFlow, problem: string): RoundFlow {
  switch (flow.step) {
    case 'loading':
      return { step: 'failed', problem }
    case 'placing':
    case 'unknown':
      if (!isUndecided(problem, flow.attempts)) return { step: 'ready', last: null, problem }
      return { step: 'unknown', sent: flow.sent, attempts: flow.attempts + 1 }
    case 'stepping':
      return { step: 'open', round: flow.round, problem }
    default:
      return flow
  }
}

const STATE_ORDER = { reserving: 0, open: 1, settling: 2, settled: 2, refused: 2, voiding: 2, void: 2 } as const

/** Whether an answer about the round on the screen is late: a newer one has been shown, or its result. */
function isLate(flow: RoundFlow, round: RoundWire): boolean {
  const known = roundOf(flow)
  if (known?.roundId !== round.roundId) return false
  if (flow.step === 'ready') return true
  return STATE_ORDER[round.state] < STATE_ORDER[known.state] || round.steps.length < known.steps.length
}

/** The next state of the screen. Every state has a way out. */
export function changeRoundFlow(flow: RoundFlow, event: RoundEvent): RoundFlow {
  switch (event.kind) {
    case 'arrived':
      if (event.round !== null)
        return flow.step === 'revealing' || isLate(flow, event.round) ? flow : showRound(event.round)
      return flow.step === 'loading' || flow.step === 'pending' ? { step: 'ready', last: null, problem: null } : flow
    case 'placed':
      if (flow.step === 'ready') return { step: 'placing', sent: event.sent, attempts: 0 }
      return flow.step === 'unknown' ? { ...flow, step: 'placing' } : flow
    case 'stepped':
      return flow.step === 'open' ? { step: 'stepping', round: flow.round, taken: event.taken } : flow
    case 'failed':
      return fail(flow, event.problem)
    case 'revealed':
      return flow.step === 'revealing' ? { step: 'ready', last: flow.round, problem: null } : flow
    case 'reloaded':
      return START
  }
}

/** The round on the stage. */
export function roundOf(flow: RoundFlow): RoundWire | null {
  if (flow.step === 'ready') return flow.last
  return 'round' in flow ? flow.round : null
}

/** What the stage does. */
export type StagePhase = 'idle' | 'waiting' | 'open' | 'revealing'

export function phaseOf(flow: RoundFlow): StagePhase {
  if (flow.step === 'open' || flow.step === 'stepping') return 'open'
  if (flow.step === 'revealing') return 'revealing'
  return flow.step === 'ready' ? 'idle' : 'waiting'
}

/** What the player waits for: the answer to a repeated bet, or the platform's confirmation. */
export type RoundWait = 'unknown' | 'pending'

export function waitOf(flow: RoundFlow): RoundWait | null {
  if (flow.step === 'pending') return 'pending'
  const isRepeated = (flow.step === 'placing' || flow.step === 'unknown') && flow.attempts > 0
  return isRepeated ? 'unknown' : null
}

/**
 * The bet that the stage is judged by, and the bet of the controls: between rounds the player may change the second
 * while the last round is still shown.
 */
export function betsOf<Bet>(
  flow: RoundFlow,
  chosen: Bet,
  readBet: (input: unknown) => Bet | null,
): { shownBet: Bet; bet: Bet } {
  const round = roundOf(flow)
  const shownBet = (round && readBet(round.bet)) ?? chosen
  return { shownBet, bet: phaseOf(flow) === 'idle' ? chosen : shownBet }
}
