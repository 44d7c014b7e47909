import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readDatabaseLabel } from '@foyer/database/testing'
import { projectRoot, toolPath } from '../project.ts'
import { readTestTimes, writeTestTimes } from '../quick/test-times.ts'
import { type CommandOptions, type CommandResult, runCommand } from '../run-command.ts'
import { readCheckOutput, readPlaywrightReport, readVitestReport, type Tally } from './tally.ts'
import { scaleTimeMs } from './time-factor.ts'

/** Tests that depend on the kind of database; the others run on one of the two (decision 027). */
const DEPENDING_ON_DATABASE = [
  'packages/database',
  'apps/server/src/db',
  'apps/server/src/ledger',
  'apps/server/src/games/vendor',
]
/** Processes of the tests: those on PostgreSQL wait for a server or for processes of their own much of the time. */
const workers = { embedded: 2, served: 4 }
const CHECK_TIMEOUT_MS = 10 * 60_000
const TESTS_TIMEOUT_MS = 35 * 60_000

/** A log file has no terminal colours. */
const plainOutput = process.env.CI ? { NO_COLOR: '1' } : {}

const reports = mkdtempSync(join(tmpdir(), 'foyer-reports-'))
process.once('exit', () => rmSync(reports, { recursive: true, force: true }))

/** When a command's output appears: while it runs, or as a whole after it because another one is shown meanwhile. */
type Shown = 'live' | 'after'

async function runShown(
  command: string,
  args: string[],
  options: CommandOptions,
  shown: Shown,
): Promise<CommandResult> {
  const result = await runCommand(command, args, { cwd: projectRoot, isShown: shown === 'live', ...options })
  if (shown === 'after') process.stdout.write(`\n${result.output}`)
  return result
}

export async function runCheck(shown: Shown = 'live'): Promise<Tally> {
  const args = ['scripts/check.ts']
  const { code, output } = await runShown(process.execPath, args, { timeoutMs: scaleTimeMs(CHECK_TIMEOUT_MS) }, shown)
  return readCheckOutput(output, code)
}

/** All tests on this kind of database, or only those that depend on the kind. */
export async function runTests(
  kind: 'embedded' | 'served',
  { scope = 'all', shown = 'live' }: { scope?: 'all' | 'depending'; shown?: Shown } = {},
): Promise<Tally> {
  const report = join(reports, `vitest-${kind}.json`)
  const { code } = await runShown(
    toolPath('vitest'),
    ['run', ...(scope === 'all' ? [] : DEPENDING_ON_DATABASE), `--maxWorkers=${workers[kind]}`],
    {
      env: { ...process.env, ...plainOutput, FOYER_TEST_DATABASE: kind, FOYER_TEST_REPORT: report },
      timeoutMs: scaleTimeMs(TESTS_TIMEOUT_MS),
    },
    shown,
  )
  if (scope === 'all') writeTestTimes(report, readTestTimes())
  return readVitestReport(report, code)
}

/** All journeys. Each has its own limit of time; there is none of all together. */
export async function runJourneys(browser: string): Promise<Tally> {
  const report = join(reports, 'playwright.json')
  const { code } = await runCommand(process.execPath, ['scripts/e2e.ts'], {
    cwd: projectRoot,
    env: { ...process.env, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    isShown: true,
  })
  return readPlaywrightReport(report, code)
}

/** Kind and version of the tests' database. @throws when it does not answer */
export async function describeDatabase(kind: 'embedded' | 'served'): Promise<string> {
  process.env.FOYER_TEST_DATABASE = kind
  try {
    return await readDatabaseLabel()
  } finally {
    delete process.env.FOYER_TEST_DATABASE
  }
}
