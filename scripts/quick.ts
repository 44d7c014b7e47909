import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { z } from 'zod'
import { projectRoot, toolPath } from './project.ts'
import { planQuickRun, type TestTimes } from './quick/plan.ts'
import { readTestTimes, writeTestTimes } from './quick/test-times.ts'
import { exitOnSignals, runCommand } from './run-command.ts'
import { describeDatabase, runCheck } from './test/runners.ts'
import { readVitestReport, sumTallies, type Tally } from './test/tally.ts'

/* Quick verification: all checks, and the tests affected by a change, on one database, the nearest first, as many as
   the time allows. Skipped ones are listed; `npm test` runs them. The change is uncommitted work, or
   everything since a given commit: `npm run quick -- main`. */
const LIMIT_MS = 90_000
/** Start of the runner, and time outside of the recorded durations. */
const RESERVE_MS = 12_000
const WORKERS = 2
const NAMED_MAX = 10

exitOnSignals()
const startedMs = performance.now()
const database = await describeDatabase('served').then(
  () => 'served',
  () => 'embedded',
)
const since = process.argv[2] ?? (git('status', '--porcelain') === '' ? 'HEAD~1' : 'HEAD')
const checks = await runCheck()
const files = await listTouchedTests()
const leftMs = LIMIT_MS - RESERVE_MS - (performance.now() - startedMs)
const times = readTestTimes()
const plan = planQuickRun({ files, changed: listChanged(), times, budgetMs: leftMs * WORKERS })
const tests = plan.chosen.length > 0 ? await runTests(plan.chosen) : { passed: 0, failed: 0, skipped: 0, flaky: [] }
const total = sumTallies([checks, tests])
const seconds = Math.round((performance.now() - startedMs) / 1000)
console.log(`\nSince ${since}: ${plan.chosen.length} of ${files.length} touched test files, ${seconds} s.`)
if (plan.left.length > 0) {
  const more = plan.left.length > NAMED_MAX ? ' …' : ''
  console.log(`Left to npm test: ${plan.left.slice(0, NAMED_MAX).join(' ')}${more}`)
}
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).trim()
}

function listChanged(): string[] {
  const committed = git('diff', '--name-only', since).split('\n')
  return [...committed, ...git('ls-files', '--others', '--exclude-standard').split('\n')].filter(Boolean)
}

async function listTouchedTests(): Promise<string[]> {
  const args = ['list', '--changed', since, '--filesOnly', '--json']
  const { output } = await runCommand(toolPath('vitest'), args, { cwd: projectRoot, timeoutMs: LIMIT_MS })
  const listed = z.array(z.object({ file: z.string() })).parse(JSON.parse(output.slice(output.search(/^\[\s*[{\]]/m))))
  return listed.map(({ file }) => relative(projectRoot, file))
}

async function runTests(chosen: string[]): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-quick-'))
  const report = join(folder, 'report.json')
  const args = ['run', ...chosen, `--maxWorkers=${WORKERS}`, '--reporter=dot', '--reporter=json']
  const { code } = await runCommand(toolPath('vitest'), [...args, `--outputFile.json=${report}`], {
    cwd: projectRoot,
    env: { ...process.env, FOYER_TEST_DATABASE: database },
    isShown: true,
    timeoutMs: LIMIT_MS,
  })
  const measured: TestTimes = writeTestTimes(report, times)
  const tally = readVitestReport(report, code)
  rmSync(folder, { recursive: true })
  return Object.keys(measured).length > 0 ? tally : { ...tally, failed: tally.failed || 1 }
}
