import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

/** Counts of one runner; `skipped` is reported but not counted. */
export interface Tally {
  passed: number
  failed: number
  skipped: number
  /** Titles of tests that passed on their second try only. */
  flaky: string[]
}

/** More tests than these that need a second try fail the run. */
export const FLAKY_MAX = 6

const vitestTest = z.object({
  status: z.string(),
  fullName: z.string(),
  failureMessages: z.array(z.string()).nullish(),
})

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(vitestTest) })),
})

interface PlaywrightSuite {
  specs: Array<{ title: string; file: string; line: number; tests: Array<{ status: string }> }>
  suites?: PlaywrightSuite[] | undefined
}

const playwrightSuite: z.ZodType<PlaywrightSuite> = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      line: z.number(),
      tests: z.array(z.object({ status: z.string() })),
    }),
  ),
  get suites() {
    return z.array(playwrightSuite).optional()
  },
})

const playwrightReport = z.object({
  suites: z.array(playwrightSuite).default([]),
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
    flaky: report.testResults.flatMap(({ assertionResults }) =>
      assertionResults.flatMap(({ status, fullName, failureMessages }) =>
        status === 'passed' && failureMessages?.length ? [fullName] : [],
      ),
    ),
  })
}

/** Playwright's JSON report; a test that passed on its retry counts as passed, and is listed. */
export function readPlaywrightReport(file: string, exitCode: number): Tally {
  const report = readReport(file, playwrightReport)
  if (!report) return lost
  const { expected, unexpected, flaky, skipped } = report.stats
  return settle(exitCode, {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    skipped,
    flaky: report.suites.flatMap(listFlaky),
  })
}

/** The last line of `npm run check`. */
export function readCheckOutput(output: string, exitCode: number): Tally {
  const found = /^(\d+) passed, (\d+) failed/m.exec(output)
  return found ? settle(exitCode, { passed: Number(found[1]), failed: Number(found[2]), skipped: 0, flaky: [] }) : lost
}

export function sumTallies(tallies: Tally[]): Tally {
  return tallies.reduce(
    (sum, { passed, failed, skipped, flaky }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
      flaky: [...sum.flaky, ...flaky],
    }),
    { passed: 0, failed: 0, skipped: 0, flaky: [] },
  )
}

function listFlaky({ specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
  return [...own.map(({ title, file, line }) => `${file}:${line} ${title}`), ...suites.flatMap(listFlaky)]
}

/** A runner without a report has proved nothing. */
const lost: Tally = { passed: 0, failed: 1, skipped: 0, flaky: [] }

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
