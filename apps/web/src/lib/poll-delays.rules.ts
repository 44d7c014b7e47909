import { MAX_RETRIES, retryMs } from './recovery.rules.ts'
import { decideFailureDisplay, type Failure } from './wps/outcome.rules.ts'

/** How often a page that waits for the server looks again afterwards, give or take the jitter; not from OPEN-56. */
const pollMs = 30_000
const pollJitterMs = 5_000
/** After two hours of looks only the button is left. */
const maxPolls = 240
/** The longest pause before the announced end of a maintenance: it may end early. */
const MAX_PAUSE_MS = 300_000
/** How many times in a row a page that waits may load itself anew. */
export const MAX_WAIT_RELOADS = 3

/** Milliseconds to the next try of a start that failed; `random` is between 0 and 1. Undefined: no more by itself. */
export function planRetryMs(tries: number, random: number): number | undefined {
  if (tries < MAX_RETRIES) return retryMs
  return tries < MAX_RETRIES + maxPolls ? addJitter(random) : undefined
}

/**
 * Milliseconds to the next look at the settings during a maintenance: at its announced end, spread so that not all
 * members come in the same second, and from then on every half minute. `endMs` is undefined when no end is announced.
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

/** What the first status call says to a page that could not be made. */
export type StartOutcome =
  /** The server knows the site again. */
  | { kind: 'back' }
  /** ERR-01. */
  | { kind: 'domain' }
  /** ERR-02: the server's words, or undefined for `no_network`. */
  | { kind: 'message'; text: string | undefined }

/** `failure` is what the call, whose origin is `status`, has thrown; undefined when it was answered. */
export function decideStartOutcome(failure: Failure | undefined): StartOutcome {
  // The host belongs to another merchant than the browser remembers; the page names the right one.
  if (!failure || failure.code === 'merchant_mismatch') return { kind: 'back' }
  const display = decideFailureDisplay(failure, 'page')
  if (display.kind === 'screen') return { kind: 'domain' }
  const message = 'message' in display ? display.message : undefined
  return { kind: 'message', text: typeof message === 'object' ? message.message : undefined }
}
