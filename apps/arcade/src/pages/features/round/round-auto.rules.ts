import type { RoundWire } from '../../../game/round-wire.rules.ts'

/** Number of automatic rounds to choose from. */
export const AUTO_COUNTS = [10, 25, 50, 100] as const

/** When automatic play ends by itself. Amounts in minor units; null for no such rule. */
export interface AutoRules {
  count: number
  /** Ends when the losses of this run reach it. Always set: automatic play has a bound. */
  lossMinor: bigint
  /** Ends when the gains of this run reach it. */
  profitMinor: bigint | null
  /** Ends after a win above the stake. */
  isStoppedByWin: boolean
}

export interface AutoRun {
  rules: AutoRules
  left: number
  /** Wins less stakes of this run. */
  netMinor: bigint
  hasStaked: boolean
}

export type AutoEnd = 'done' | 'loss' | 'profit' | 'win' | 'player' | 'problem'

export function startAuto(rules: AutoRules): AutoRun {
  return { rules, left: rules.count, netMinor: 0n, hasStaked: false }
}

/** The run after a decided round, and why it ends; null while it continues. */
export function advanceAuto(
  run: AutoRun,
  round: Pick<RoundWire, 'stake' | 'win'>,
): { run: AutoRun; end: AutoEnd | null } {
  const stake = BigInt(round.stake)
  const win = BigInt(round.win ?? '0')
  const after = { ...run, left: run.left - 1, netMinor: run.netMinor + win - stake }
  return { run: after, end: findAutoEnd(after, win > stake, stake) }
}

function findAutoEnd(run: AutoRun, isWin: boolean, stakeMinor: bigint): AutoEnd | null {
  const { rules, left, netMinor } = run
  if (isWin && rules.isStoppedByWin) return 'win'
  if (rules.profitMinor !== null && netMinor >= rules.profitMinor) return 'profit'
  if (couldPassLimit(run, stakeMinor)) return 'loss'
  return left <= 0 ? 'done' : null
}

function couldPassLimit({ rules, netMinor }: AutoRun, stakeMinor: bigint): boolean {
  return stakeMinor - netMinor > rules.lossMinor
}

/**
 * Why the run ends before its next stake, which need not be the last one; null to place it.
 * @param problem of the last bet: one from before the run is no reason
 */
export function findStopBefore(
  run: AutoRun,
  { problem, canPlace, stakeMinor }: { problem: string | null; canPlace: boolean; stakeMinor: bigint },
): AutoEnd | null {
  if (!canPlace || (run.hasStaked && problem !== null)) return 'problem'
  return couldPassLimit(run, stakeMinor) ? 'loss' : null
}
