import { openEngine } from '@foyer/database'
import { bankMigrations } from '../index.ts'
import { startBank } from './bank-harness.ts'

/** A bank in a separate process, to be killed: `node bank-process.ts DATA_DIR PLATFORM_URL`. Prints its address. */
const [dataDir, platformUrl = ''] = process.argv.slice(2)
const engine = await openEngine({ dataDir })
const database = engine.database({ schema: 'bank', role: 'bank_test' })
await database.migrate(bankMigrations)
const bank = await startBank(database, platformUrl)
process.stdout.write(`${bank.url}\n`)
