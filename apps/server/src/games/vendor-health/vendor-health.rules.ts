import {
  DOWN_AFTER_FAILURES,
  LAUNCH_FAILURE_MEMBERS,
  LAUNCH_FAILURE_SHARE,
  UP_AFTER_SUCCESSES,
} from './vendor-health.constants.ts'

/** What is known of a vendor; failures and successes are the probes in a row. */
export interface HealthState {
  isUp: boolean
  failures: number
  successes: number
}

/** Members with a launch that the vendor has redeemed, and members with none who have staked money there before. */
export interface LaunchCounts {
  answered: number
  unanswered: number
}

export const initialHealth: HealthState = { isUp: true, failures: 0, successes: 0 }
export const noLaunches: LaunchCounts = { answered: 0, unanswered: 0 }

/** Whether launches fail for so many members that the vendor is at fault and not they. */
export function areLaunchesFailing({ answered, unanswered }: LaunchCounts): boolean {
  return unanswered >= LAUNCH_FAILURE_MEMBERS && unanswered >= LAUNCH_FAILURE_SHARE * (answered + unanswered)
}

/**
 * The next state after a probe. A vendor goes down after some failed probes in a row, or as soon as its launches fail; it
 * comes back after some good ones, once the failed launches have left the window: then members launch again, and the
 * decision with them.
 */
export function decideHealth(state: HealthState, isProbeGood: boolean, launches: LaunchCounts): HealthState {
  const isFailing = areLaunchesFailing(launches)
  const isGood = isProbeGood && !isFailing
  const failures = isGood ? 0 : state.failures + 1
  const successes = isGood ? state.successes + 1 : 0
  const isUp = state.isUp ? !isFailing && failures < DOWN_AFTER_FAILURES : successes >= UP_AFTER_SUCCESSES
  return { isUp, failures, successes }
}
