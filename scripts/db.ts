import { seedDemo, verifyLedger } from '@foyer/server'
import { readSettings, type Settings } from './settings.ts'
import { describeFailure, exitCodes } from './start/exit-codes.ts'
import { createProgress } from './start/progress.ts'
import { openRooms, openSettledEngine } from './start/rooms.ts'
import { readSecrets } from './start/secrets.ts'

const report = createProgress()

const usage = `npm run db -- <command>

  migrate   brings every schema up to date
  seed      makes the demo merchants and their members; what is there stays
  verify    brings every schema up to date, and proves that the ledger's sums are zero and its rules hold
  reset     deletes everything and begins anew; asks for --yes
`

const commands: Record<string, (settings: Settings) => Promise<void>> = {
  async migrate(settings) {
    await withEngine(settings, async (engine) => {
      await openRooms(engine, report)
      report('up to date')
    })
  },

  async seed(settings) {
    await withEngine(settings, async (engine) => {
      const { server } = await openRooms(engine, report)
      const merchants = await seedDemo(server, {
        port: settings.PORT,
        password: readSecrets(settings).demoPassword,
      })
      report(`demo merchants: ${merchants.map(({ code }) => code).join(', ')}`)
    })
  },

  async verify(settings) {
    await withEngine(settings, async (engine) => {
      const { server } = await openRooms(engine, report)
      const violations = await server.transaction((tx) => verifyLedger(tx), { isOperator: true, isReadOnly: true })
      for (const { rule, subject, detail } of violations) console.error(`${rule}: ${subject}: ${detail}`)
      report(violations.length ? `${violations.length} violations` : 'the ledger is sound: all sums are zero')
      if (violations.length) process.exitCode = exitCodes.unexpected
    })
  },

  async reset(settings) {
    await withEngine(settings, async (engine) => {
      if (!process.argv.includes('--yes')) {
        console.error(`This deletes everything in ${engine.location}. Add --yes if that is what you want.`)
        process.exitCode = exitCodes.settings
        return
      }
      await dropSchemas(engine)
      await openRooms(engine, report)
      report(`${engine.location} is empty and up to date`)
    })
  },
}

type Engine = Awaited<ReturnType<typeof openSettledEngine>>

async function withEngine(settings: Settings, work: (engine: Engine) => Promise<void>): Promise<void> {
  const engine = await openSettledEngine(settings)
  try {
    await work(engine)
  } finally {
    await engine.close()
  }
}

/** Every schema of this database that PostgreSQL itself does not need; `public` comes back empty. */
async function dropSchemas(engine: Engine): Promise<void> {
  const database = engine.database({ schema: 'public', role: 'foyer_public' })
  const { rows } = await database.executeSql(
    "SELECT nspname AS name FROM pg_namespace WHERE nspname NOT LIKE 'pg\\_%' AND nspname <> 'information_schema'",
  )
  const names = rows as Array<{ name: string }> // the query above names its one column
  for (const { name } of names) {
    await database.executeSql(`DROP SCHEMA "${name.replaceAll('"', '""')}" CASCADE`)
  }
  await database.executeSql('CREATE SCHEMA public')
}

const name = process.argv[2] ?? ''
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
if (!command) {
  console.error(usage)
  process.exitCode = exitCodes.settings
} else {
  await Promise.resolve()
    .then(() => command(readSettings(process.env)))
    .catch((error: unknown) => {
      const ending = describeFailure(error)
      console.error(ending ? ending.sentence : error)
      process.exitCode = ending?.code ?? exitCodes.unexpected
    })
}
