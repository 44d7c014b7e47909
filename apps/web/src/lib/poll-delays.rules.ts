import { MAX_RETRIES, retryMs } from './recovery.rules.ts'
import { decideFailureDisplay, type Failure } from './wps/outcome.rules.ts'

/** Polling interval of a page that waits for the server, plus or minus the jitter; not from OPEN-56. */
const pollMs = 30_000
const pollJitterMs = 5_000
/** After two hours of polling only the button remains. */
const maxPolls = 240
/** Maximum delay before the announced end of a maintenance: it may end early. */
const MAX_PAUSE_MS = 300_000
/** Maximum consecutive automatic reloads of a waiting page. */
export const MAX_WAIT_RELOADS = 3

/**
 * Milliseconds until the next attempt of a failed start; `random` is between 0 and 1. Undefined: no further automatic
 * attempt.
 */
export function planRetryMs(tries: number, random: number): number | undefined {
  if (tries < MAX_RETRIES) return retryMs
  return tries < MAX_RETRIES + maxPolls ? addJitter(random) : undefined
}

/**
 * Milliseconds until the next poll of the settings during a maintenance: at its announced end, spread so that not all
 * members come in the same second, and from then on every half minute. `endMs` is undefined without an announced end.
 */
export function planMaintenancePollMs(input: {
  nowMs: number
  endMs: number | undefined
  looks: number
  random: number
}): number | undefined {
  const { nowMs, endMs, looks, random } = input
  if (looks >= maxPolls) return undefined
  if (endMs === undefined || endMs <= nowMs) return addJitter(random)
  return Math.min(endMs - nowMs, MAX_PAUSE_MS) + random * pollJitterMs
}

function addJitter(random: number): number {
  return pollMs + (random * 2 - 1) * pollJitterMs
}

/** Outcome of the first status call of a page that could not be rendered. */
export type StartOutcome =
  /** The server answers for the site again. */
  | { kind: 'back' }
  /** ERR-01. */
  | { kind: 'domain' }
  /** ERR-02: the server's message, or undefined for `no_network`. */
  | { kind: 'message'; text: string | undefined }

/** `failure` is the error of the call, whose origin is `status`; undefined after a success. */
export function decideStartOutcome(failure: Failure | undefined): StartOutcome {
  // The host belongs to another merchant than the stored one; the page has the right one.
  if (!failure || failure.code === 'merchant_mismatch') return { kind: 'back' }
  const display = decideFailureDisplay(failure, 'page')
  if (display.kind === 'screen') return { kind: 'domain' }
  const message = 'message' in display ? display.message : undefined
  return { kind: 'message', text: typeof message === 'object' && 'message' in message ? message.message : undefined }
}
