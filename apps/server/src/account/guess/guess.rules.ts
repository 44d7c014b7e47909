/** Failures of one subject: a name, a name's known devices, or a network. */
export interface GuessState {
  /** Failures since the last success. */
  streak: number
  /** Failures of the period that began at `periodAt`. */
  periodCount: number
  periodAt: Date
  lastAt: Date
}

interface GuessLimit {
  /** Streak from which a captcha is required, and failures of a period. */
  captchaFrom: number
  captchaFromOfPeriod?: number
  /** Wait after the last failure by streak, the last entry for all longer ones. */
  waits: readonly { from: number; ms: number }[]
  /** Maximum failures of a period. */
  periodMax: number
  periodMs: number
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Growing waits in place of a lock; `periodMax` bounds the day. */
const waits = [
  { from: 8, ms: 10_000 },
  { from: 9, ms: 30_000 },
  { from: 10, ms: 60_000 },
  { from: 11, ms: 120_000 },
  { from: 12, ms: 300_000 },
  { from: 13, ms: 900_000 },
] as const

/** Both together: at most 100 tries of one name a day, from all addresses. */
export const guessLimits = {
  /** All browsers in which the member has not logged in yet. */
  name: { captchaFrom: 5, waits, periodMax: 80, periodMs: DAY_MS },
  /** The member's known devices, which nobody else can use up. */
  device: { captchaFrom: 5, waits, periodMax: 20, periodMs: DAY_MS },
  /** Whole mobile networks share one address: a network is asked for captchas, never made to wait. */
  network: { captchaFrom: 30, waits: [], periodMax: Number.POSITIVE_INFINITY, periodMs: HOUR_MS },
  /** New accounts of a network: many at once are slowed down by captchas, and nobody is refused. */
  registration: {
    captchaFrom: Number.POSITIVE_INFINITY,
    captchaFromOfPeriod: 10,
    waits: [],
    periodMax: Number.POSITIVE_INFINITY,
    periodMs: HOUR_MS,
  },
} as const satisfies Record<string, GuessLimit>

/** `wait`: refused without a check of the secret. `captcha`: checked after a captcha only. */
export type GuessDecision = 'open' | 'captcha' | 'wait'

/** What a further try of the subject needs. */
export function decideGuess(limit: GuessLimit, state: GuessState | undefined, now: Date): GuessDecision {
  if (findWaitSeconds(limit, state, now) > 0) return 'wait'
  const { streak, periodCount } = refreshState(limit, state, now)
  const { captchaFrom, captchaFromOfPeriod = Number.POSITIVE_INFINITY } = limit
  return streak >= captchaFrom || periodCount >= captchaFromOfPeriod ? 'captcha' : 'open'
}

/** Seconds until a further try of the subject is checked; 0 for at once. */
export function findWaitSeconds(limit: GuessLimit, state: GuessState | undefined, now: Date): number {
  const { streak, periodCount, periodAt, lastAt } = refreshState(limit, state, now)
  const waitMs = findWaitMs(limit, streak)
  const elapsedMs = now.getTime() - lastAt.getTime()
  // A failure in the future is of a process whose clock is ahead: it makes nobody wait for that clock.
  const ownMs = elapsedMs >= 0 && elapsedMs < waitMs ? waitMs - elapsedMs : 0
  const periodMs = periodCount >= limit.periodMax ? periodAt.getTime() + limit.periodMs - now.getTime() : 0
  return Math.ceil(Math.max(ownMs, periodMs) / 1000)
}

/** The state after a failure now. */
export function countFailure(limit: GuessLimit, state: GuessState | undefined, now: Date): GuessState {
  const { streak, periodCount, periodAt } = refreshState(limit, state, now)
  return { streak: streak + 1, periodCount: periodCount + 1, periodAt, lastAt: now }
}

/**
 * The state after a try that was counted as a failure in advance and succeeded. Earlier failures of the period stay
 * counted: a member who logs in gives nobody new tries.
 */
export function countSuccess(state: GuessState): GuessState {
  return { ...state, streak: 0, periodCount: Math.max(0, state.periodCount - 1) }
}

/** The state without failures that are too old to count; a streak ends after a period without failures. */
function refreshState({ periodMs }: GuessLimit, state: GuessState | undefined, now: Date): GuessState {
  if (!state) return { streak: 0, periodCount: 0, periodAt: now, lastAt: new Date(0) }
  const isOver = now.getTime() - state.periodAt.getTime() >= periodMs
  const isForgotten = now.getTime() - state.lastAt.getTime() >= periodMs
  return {
    ...state,
    streak: isForgotten ? 0 : state.streak,
    ...(isOver ? { periodCount: 0, periodAt: now } : {}),
  }
}

function findWaitMs({ waits }: GuessLimit, streak: number): number {
  return waits.findLast(({ from }) => streak >= from)?.ms ?? 0
}

/** Failures of a period that the member is notified of: more than a forgotten password explains. */
export const NOTIFY_FROM = 10

/** Id of the one notification of a day. */
export function nameNotification(now: Date): string {
  return `login_failures-${now.toISOString().slice(0, 10)}`
}
