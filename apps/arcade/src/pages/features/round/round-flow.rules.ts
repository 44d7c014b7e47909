import type { RoundWire } from '../../../games/round-wire.rules.ts'

/** A bet as it was sent: unchanged on a retry. */
export interface SentBet {
  requestId: string
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
  | { step: 'placing'; sent: SentBet }
  /** No answer to the bet: it is sent again unchanged. */
  | { step: 'unknown'; sent: SentBet }
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

export function isUnknown(problem: string): boolean {
  return UNKNOWN.has(problem)
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
      return isUnknown(problem) ? { step: 'unknown', sent: flow.sent } : { step: 'ready', last: null, problem }
    case 'stepping':
      return { step: 'open', round: flow.round, problem }
    default:
      return flow
  }
}

/** The next state of the screen. Every state has a way out. */
export function changeRoundFlow(flow: RoundFlow, event: RoundEvent): RoundFlow {
  switch (event.kind) {
    case 'arrived':
      if (event.round !== null) return flow.step === 'revealing' ? flow : showRound(event.round)
      return flow.step === 'loading' || flow.step === 'pending' ? { step: 'ready', last: null, problem: null } : flow
    case 'placed':
      return flow.step === 'ready' || flow.step === 'unknown' ? { step: 'placing', sent: event.sent } : flow
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
