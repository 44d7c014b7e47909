import { BrowserMissingError, ensureBrowser } from './browser.ts'
import { BuildError, buildApps } from './build-apps.ts'
import { exitOnSignals } from './run-command.ts'
import { createProgress } from './start/progress.ts'
import { describeDatabase, runCheck, runJourneys, runTests } from './test/runners.ts'
import { FLAKY_MAX, sumTallies, type Tally } from './test/tally.ts'
import { readTimeFactor } from './test/time-factor.ts'

/** The full verification with its own set-up: checks, tests, journeys in a browser. */
const report = createProgress()
exitOnSignals()
report(`limits of time: ${readTimeFactor()} times those of two quiet cores`)
const results: Array<{ runner: string; tally: Tally }> = []

async function run(runner: string, work: () => Promise<Tally>): Promise<void> {
  report(`${runner} …`)
  const tally = await work().catch((error: unknown) => {
    console.error(isForeseen(error) ? error.message : error)
    return { passed: 0, failed: 1, skipped: 0, flaky: [] }
  })
  results.push({ runner, tally })
  report(`${runner}: ${describe(tally)}`)
}

await run('build', async () => {
  await buildApps({ report })
  return { passed: 1, failed: 0, skipped: 0, flaky: [] }
})
const embedded = await describeDatabase('embedded')
const served = await describeDatabase('served').catch(() => undefined)
// Tests wait for databases and timers much of the time; the checks have the processors meanwhile.
if (served) {
  await Promise.all([
    run(`tests (${served})`, () => runTests('served')),
    run('check', () => runCheck('after')).then(() =>
      run(`tests (${embedded})`, () => runTests('embedded', { scope: 'depending', shown: 'after' })),
    ),
  ])
} else {
  if (process.env.DATABASE_URL)
    await run('tests (served)', () => Promise.reject(new Error('PostgreSQL at DATABASE_URL does not answer.')))
  await Promise.all([run(`tests (${embedded})`, () => runTests('embedded')), run('check', () => runCheck('after'))])
}
await run('journeys', async () => {
  const browser = await ensureBrowser(report)
  return runJourneys(browser)
})

const total = sumTallies(results.map(({ tally }) => tally))
console.log('')
for (const { runner, tally } of results) console.log(`${runner}: ${describe(tally)}`)
for (const title of total.flaky) console.log(`flaky: ${title}`)
if (total.flaky.length > FLAKY_MAX) console.log(`${total.flaky.length} flaky tests; at most ${FLAKY_MAX} are accepted`)
console.log(`Databases used: ${served ? `${served}; ${embedded}` : `${embedded}; no PostgreSQL answered`}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 && total.passed > 0 && total.flaky.length <= FLAKY_MAX ? 0 : 1

function describe({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
}

function isForeseen(error: unknown): error is Error {
  return error instanceof BuildError || error instanceof BrowserMissingError
}
