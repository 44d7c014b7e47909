import { BrowserMissingError, ensureBrowser } from './browser.ts'
import { BuildError, buildApps } from './build-apps.ts'
import { exitOnSignals } from './run-command.ts'
import { createProgress } from './start/progress.ts'
import { describeDatabase, runCheck, runJourneys, runTests } from './test/runners.ts'
import { FLAKY_MAX, sumTallies, type Tally } from './test/tally.ts'
import { readTimeFactor } from './test/time-factor.ts'

/* The full verification with its own set-up: checks, build, tests, journeys in a browser. The first part that fails ends
   it; with `--all` the others run as well. */
interface Part {
  name: string
  run(): Promise<Tally>
}

const report = createProgress()
exitOnSignals()
const runsAll = process.argv.includes('--all')
report(`limits of time: ${readTimeFactor()} times those of two quiet cores`)
const embedded = await describeDatabase('embedded')
const served = await describeDatabase('served').catch(() => undefined)

/** Parts in order; those of one stage run at once. */
const stages: Part[][] = [
  [{ name: 'check', run: () => runCheck() }],
  [{ name: 'build', run: build }],
  listTests(),
  [{ name: 'journeys', run: async () => runJourneys(await ensureBrowser(report)) }],
]
const results: Array<{ name: string; tally: Tally }> = []
for (const [index, parts] of stages.entries()) {
  if (results.some(({ tally }) => tally.failed > 0) && !runsAll) break
  report(`stage ${index + 1} of ${stages.length}: ${parts.map(({ name }) => name).join(', ')}`)
  await Promise.all(parts.map(runPart))
}

const total = sumTallies(results.map(({ tally }) => tally))
const left = stages.flat().filter(({ name }) => !results.some((result) => result.name === name))
console.log('')
for (const { name, tally } of results) console.log(`${name}: ${describe(tally)}`)
for (const { name } of left) console.log(`${name}: not run (npm test -- --all runs what follows a failure)`)
for (const title of total.flaky) console.log(`flaky: ${title}`)
if (total.flaky.length > FLAKY_MAX) console.log(`${total.flaky.length} flaky tests; at most ${FLAKY_MAX} are accepted`)
console.log(`Databases used: ${served ? `${served}; ${embedded}` : `${embedded}; no PostgreSQL answered`}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 && total.passed > 0 && total.flaky.length <= FLAKY_MAX ? 0 : 1

async function runPart({ name, run }: Part): Promise<void> {
  const tally = await run().catch((error: unknown) => {
    console.error(isForeseen(error) ? error.message : error)
    return { passed: 0, failed: 1, skipped: 0, flaky: [] }
  })
  results.push({ name, tally })
  report(`${name}: ${describe(tally)}`)
}

async function build(): Promise<Tally> {
  await buildApps({ report })
  return { passed: 1, failed: 0, skipped: 0, flaky: [] }
}

function listTests(): Part[] {
  const onEmbedded = `tests (${embedded})`
  if (served)
    return [
      { name: `tests (${served})`, run: () => runTests('served') },
      // Tests wait for databases and timers much of the time.
      { name: onEmbedded, run: () => runTests('embedded', { scope: 'depending', shown: 'after' }) },
    ]
  if (process.env.DATABASE_URL) {
    const refuse = () => Promise.reject(new Error('PostgreSQL at DATABASE_URL does not answer.'))
    return [{ name: 'tests (served)', run: refuse }]
  }
  return [{ name: onEmbedded, run: () => runTests('embedded') }]
}

function describe({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
}

function isForeseen(error: unknown): error is Error {
  return error instanceof BuildError || error instanceof BrowserMissingError
}
