import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

/** Counts of one runner; `skipped` is reported but not counted. */
export interface Tally {
  passed: number
  failed: number
  skipped: number
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
})

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()).default([]),
})

/** Vitest's JSON report; an unreadable file counts as one failure. */
export function readVitestReport(file: string, exitCode: number): Tally {
  const report = readReport(file, vitestReport)
  if (!report) return lost
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return settle(exitCode, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests,
  })
}

/** Playwright's JSON report; a test that passed only on a retry counts as failed. */
export function readPlaywrightReport(file: string, exitCode: number): Tally {
  const report = readReport(file, playwrightReport)
  if (!report) return lost
  const { expected, unexpected, flaky, skipped } = report.stats
  return settle(exitCode, { passed: expected, failed: unexpected + flaky + report.errors.length, skipped })
}

/** The last line of `npm run check`. */
export function readCheckOutput(output: string, exitCode: number): Tally {
  const found = /^(\d+) passed, (\d+) failed/m.exec(output)
  return found ? settle(exitCode, { passed: Number(found[1]), failed: Number(found[2]), skipped: 0 }) : lost
}

export function sumTallies(tallies: Tally[]): Tally {
  return tallies.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )
}

/** A runner without a report has proved nothing. */
const lost: Tally = { passed: 0, failed: 1, skipped: 0 }

/** A runner that failed without a failed test (an error outside of all tests, no tests found) counts as one failure. */
function settle(exitCode: number, tally: Tally): Tally {
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}

function readReport<T>(file: string, schema: z.ZodType<T>): T | undefined {
  if (!existsSync(file)) return undefined
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}
