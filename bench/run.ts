import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBrowser } from '../scripts/browser.ts'
import { buildApps } from '../scripts/build-apps.ts'
import { projectRoot } from '../scripts/project.ts'
import { type RunningInstance, startInstance } from '../scripts/running-instance.ts'
import { createProgress } from '../scripts/start/progress.ts'
import { describeDatabase } from '../scripts/test/runners.ts'
import { measureAgents } from './agents.ts'
import { measureAudits } from './audits.ts'
import { measureBetting } from './betting.ts'
import { measureClient } from './client.ts'
import { measureCrash } from './crash.ts'
import { measureFirstLoad } from './first-load.ts'
import { measureGameFrames } from './game-frames.ts'
import { measureHomePage, measureTaps } from './home-page.ts'
import { measureLedger } from './ledger.ts'
import { measureLobby } from './lobby.ts'
import { measureLoginFlood } from './login-flood.ts'
import { describeMachine } from './machine.ts'
import { formatMeasures, isWithinLimit, type Measure } from './measure.ts'
import { measureOutbox } from './outbox.ts'
import { writeRecord } from './record.ts'
import { measureRendering } from './rendering.ts'
import { measureRepeatVisits } from './repeat-visit.ts'
import { measureStart } from './start.ts'
import { measureStatus } from './status.ts'
import { measureStreams } from './streams.ts'

/** Ten minutes show decay that half a minute does not; used for the record. */
const DECAY_SECONDS = { record: 600, glance: 30 } as const

const PAGE_PARTS = ['page', 'taps', 'scripts', 'repeat', 'audits', 'rendering', 'status'] as const
const PARTS = [
  ...PAGE_PARTS,
  'lobby',
  'frames',
  'start',
  'flood',
  'streams',
  'client',
  'outbox',
  'agents',
  'ledger',
  'bets',
  'crash',
] as const
type Part = (typeof PARTS)[number]

/**
 * All measurements, in one run on one machine. `--only page,scripts` selects some, `--record` writes
 * docs/benchmarks.md, `--long` uses the record's duration for decay.
 */
const report = createProgress((line) => console.error(line))
const { only, isRecord, isLong } = readOptions()
const browser = await ensureBrowser(report)
const measures: Measure[] = []

function readOptions(): { only: readonly Part[] | undefined; isRecord: boolean; isLong: boolean } {
  try {
    const { values } = parseArgs({
      options: { only: { type: 'string' }, record: { type: 'boolean' }, long: { type: 'boolean' } },
    })
    const only = values.only?.split(',').map((name) => {
      const part = PARTS.find((part) => part === name)
      if (!part) throw new Error(`There is no part “${name}”. Parts: ${PARTS.join(', ')}`)
      return part
    })
    return { only, isRecord: values.record ?? false, isLong: values.long ?? false }
  } catch (error) {
    console.error((error as Error).message) // of parseArgs or of the line above
    process.exit(1)
  }
}

/** A failed part is a row too: the other results are kept. */
async function run(name: Part, measure: () => Promise<Measure[]>): Promise<void> {
  if (only && !only.includes(name)) return
  const failed = (error: unknown): Measure[] => {
    console.error(error)
    return [{ name, value: Number.NaN, unit: '', note: 'not measured: it failed' }]
  }
  measures.push(...(await measure().catch(failed)))
}

async function measurePages(): Promise<void> {
  const pages: Record<(typeof PAGE_PARTS)[number], (instance: RunningInstance) => Promise<Measure[]>> = {
    page: (instance) => measureHomePage(instance.port, browser, report),
    taps: (instance) => measureTaps(instance.port, browser, report),
    scripts: (instance) =>
      measureFirstLoad(instance.port, { executablePath: browser, password: instance.password }, report),
    repeat: (instance) => measureRepeatVisits(instance, browser, report),
    audits: (instance) => measureAudits(instance, browser, report),
    rendering: (instance) => measureRendering(instance.port, report),
    status: (instance) => measureStatus(instance.port, report),
  }
  if (only && !PAGE_PARTS.some((part) => only.includes(part))) return
  const instance = await startInstance({ env: { LIMIT_FACTOR: '1000000' } })
  try {
    for (const part of PAGE_PARTS) await run(part, () => pages[part](instance))
  } finally {
    await instance.remove()
  }
}

await buildApps({ report })
await measurePages()
await run('lobby', () => measureLobby(browser, report))
await run('frames', () => measureGameFrames(browser, report))
await run('start', () => measureStart(report))
await run('flood', () => measureLoginFlood(report))
await run('streams', () => measureStreams(report))
await run('client', () => measureClient(browser, report))
await run('outbox', () => measureOutbox(report))
const decaySeconds = isRecord || isLong ? DECAY_SECONDS.record : DECAY_SECONDS.glance
const served = await describeDatabase('served').catch(() => undefined)
if (!served) report('no PostgreSQL answers at DATABASE_URL or localhost:5432: nothing is compared with it')
if (served) await run('agents', () => measureAgents(report))
if (served) await run('ledger', () => measureLedger(report, { decaySeconds }))
if (served) await run('bets', () => measureBetting('served', report))
if (served) await run('crash', () => measureCrash(report))
await run('bets', () => measureBetting('embedded', report))

const record = {
  date: new Date().toISOString().slice(0, 10),
  machine: [await describeMachine(browser), served].filter(Boolean).join(', '),
  table: formatMeasures(measures),
}
console.log(`\n${record.date}, ${record.machine}\n\n${record.table}\n`)
const short = measures.filter((measure) => !isWithinLimit(measure))
console.log(
  short.length ? `${short.length} of ${measures.length} fall short` : `all ${measures.length} keep their limits`,
)
if (isRecord) writeRecord(join(projectRoot, 'docs', 'benchmarks.md'), record)
process.exitCode = short.length ? 1 : 0
