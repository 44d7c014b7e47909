import { dirname } from 'node:path'

/** Duration of each test file in its last run, in milliseconds, by its path. */
export type TestTimes = Record<string, number>

export interface QuickPlan {
  chosen: string[]
  left: string[]
}

/** Assumed duration of a file without a recorded one. */
const UNKNOWN_MS = 3_000

/**
 * Chooses test files that fit into a time: those nearest to a changed file first, then the shorter first. A file that
 * does not fit is skipped; a shorter one after it may still be chosen.
 */
export function planQuickRun(request: {
  files: string[]
  changed: string[]
  times: TestTimes
  budgetMs: number
}): QuickPlan {
  const { files, changed, times, budgetMs } = request
  const timeOf = (file: string) => times[file] ?? UNKNOWN_MS
  const sorted = [...files].sort(
    (a, b) => measureDistance(a, changed) - measureDistance(b, changed) || timeOf(a) - timeOf(b) || a.localeCompare(b),
  )
  const plan: QuickPlan = { chosen: [], left: [] }
  let usedMs = 0
  for (const file of sorted) {
    const isFitting = usedMs + timeOf(file) <= budgetMs
    plan[isFitting ? 'chosen' : 'left'].push(file)
    if (isFitting) usedMs += timeOf(file)
  }
  return plan
}

/** Steps through the folders from a test to the nearest changed file; 0 is the same folder, -1 the test itself. */
function measureDistance(file: string, changed: string[]): number {
  if (changed.includes(file)) return -1
  const own = dirname(file).split('/')
  return Math.min(...changed.map((path) => countSteps(own, dirname(path).split('/'))))
}

function countSteps(from: string[], to: string[]): number {
  const parted = from.findIndex((name, index) => name !== to[index])
  const shared = parted < 0 ? from.length : parted
  return from.length + to.length - 2 * shared
}
