import { createHash } from 'node:crypto'
import { computeBound, computeChanceZ, type ReturnResult, type TestResult } from '../../../testing/game-statistics.ts'
import { makeStatisticsSeed } from '../../../testing/statistics-seed.ts'
import { countReaching } from '../crash.rules.ts'
import { computeRoundPoint } from '../crash-fairness.rules.ts'

/** Cash-outs whose returns are measured, in hundredths. */
const CRASH_TARGETS = [110, 150, 200, 300, 500, 1_000]
/** Number of crash points of all rounds, as shares of 2^52. */
const CRASH_RANGE = 2 ** 52

/**
 * Crash points of rounds without bets, by reproducible seeds: shares between the targets, pairs of rounds that follow
 * one another, and the return of a cash-out at each target.
 */
export function measureCrash(rounds: number): { tests: TestResult[]; returns: ReturnResult[] } {
  const chances = [CRASH_RANGE, ...CRASH_TARGETS.map((target) => Number(countReaching(target)))].map(
    (count, index, all) => (count - (all[index + 1] ?? 0)) / CRASH_RANGE,
  )
  const classes = chances.length
  const singles = new Float64Array(classes)
  const pairs = new Float64Array(classes * classes)
  let seed = makeStatisticsSeed('CRASH')
  let before: number | null = null
  for (let round = 1; round <= rounds; round += 1) {
    seed = createHash('sha256').update(seed).digest()
    const point = computeRoundPoint(seed, round, [])
    let own = 0
    while (own < CRASH_TARGETS.length && point >= (CRASH_TARGETS[own] ?? 0)) own += 1
    singles[own] = (singles[own] ?? 0) + 1
    if (before === null) before = own
    else {
      pairs[before * classes + own] = (pairs[before * classes + own] ?? 0) + 1
      before = null
    }
  }
  const tests = [
    { name: 'chi-square of points', z: computeChanceZ(singles, chances) },
    {
      name: 'serial of points',
      z: computeChanceZ(
        pairs,
        chances.flatMap((one) => chances.map((two) => one * two)),
      ),
    },
  ]
  const returns = CRASH_TARGETS.map((target, index) => {
    const share = Number(countReaching(target)) / CRASH_RANGE
    const reached = singles.slice(index + 1).reduce((sum, count) => sum + count, 0)
    const deviation = Math.sqrt(share * (1 - share)) * target
    return {
      bet: `cash-out at ${target / 100}`,
      exact: share * target,
      found: (reached / rounds) * target,
      error: deviation / Math.sqrt(rounds),
      bound: computeBound(deviation, target, rounds),
    }
  })
  return { tests, returns }
}
