import { arcadeGames } from '@foyer/arcade'
import type { Engine } from '@foyer/database'
import { closePaymentIncident, listOpenIncidents, replaceDataKey, verifyWholeLedger } from '@foyer/server'
import { seedDemo, seedDemoStaff } from '@foyer/server/demo'
import { type Commands, refuseCommand, runNamedCommand, withEngine } from './start/commands.ts'
import { openDatabases } from './start/databases.ts'
import { exitCodes } from './start/exit-codes.ts'
import { createProgress } from './start/progress.ts'
import { readSecrets } from './start/secrets.ts'

const report = createProgress()

const usage = `npm run db -- <command>

  migrate   brings every schema up to date
  seed      makes the demo merchants and their members; what is there stays
  verify    brings every schema up to date, and proves that the ledger's sums are zero and its rules hold
  incidents lists what staff has to look at, such as a payout that was reported as refused and as sent, or a payment of
            another amount
  close-incident <merchant> <id> <who> <note>
            closes one, says who did and what was found, and ends its hold on the member's withdrawals; a deposit of
            another amount ends without a credit, unless the provider has approved it since
  replace-data-key   replaces a lost DATA_KEY by the current one; requires --yes
  reset     deletes everything and begins anew; requires --yes
`

const commands: Commands = {
  async migrate(settings) {
    await withEngine(settings, async (engine) => {
      await openDatabases(engine, report)
      report('up to date')
    })
  },

  async seed(settings) {
    await withEngine(settings, async (engine) => {
      const { server } = await openDatabases(engine, report)
      const { demoPassword: password, dataKey } = readSecrets(settings)
      const merchants = await seedDemo(server, {
        port: settings.PORT,
        password,
        catalogues: [arcadeGames],
        withdrawalHoldSeconds: settings.DEMO_HOLD_SECONDS,
      })
      await seedDemoStaff(server, { merchants: merchants.map(({ code }) => code), password, dataKey })
      report(`demo merchants: ${merchants.map(({ code }) => code).join(', ')}`)
    })
  },

  async verify(settings) {
    await withEngine(settings, async (engine) => {
      const { server } = await openDatabases(engine, report)
      const violations = await verifyWholeLedger(server)
      for (const { rule, subject, detail } of violations) console.error(`${rule}: ${subject}: ${detail}`)
      report(violations.length ? `${violations.length} violations` : 'ledger verified: all sums are zero')
      if (violations.length) process.exitCode = exitCodes.unexpected
    })
  },

  async incidents(settings) {
    await withEngine(settings, async (engine) => {
      const { server } = await openDatabases(engine, report)
      const incidents = await server.transaction((tx) => listOpenIncidents(tx), { isOperator: true, isReadOnly: true })
      for (const { merchant, id, openedAt, memberId, subject, subjectId, ...one } of incidents) {
        const { provider, knownStatus, reportedStatus, amountMinor, currency } = one
        const { reportedAmountMinor, reportedCurrency } = one
        const money = reportedAmountMinor === null ? '' : ` of ${reportedAmountMinor} ${reportedCurrency}`
        const about = `${subject} ${subjectId} of member ${memberId}, ${amountMinor} ${currency} (minor units)`
        console.log(
          `${merchant} ${id}  ${openedAt.toISOString()}  ${about}: ${provider} reported ${knownStatus}, then ${reportedStatus}${money}`,
        )
      }
      report(incidents.length ? `${incidents.length} open` : 'no open incidents')
    })
  },

  async 'close-incident'(settings) {
    const [merchant, id, by, note] = process.argv.slice(3)
    if (!merchant || !id || !by || !note) return refuseCommand(usage)
    await withEngine(settings, async (engine) => {
      const { server } = await openDatabases(engine, report)
      const isClosed = await server.transaction((tx) => closePaymentIncident(tx, { merchant, id, by, note }), {
        isOperator: true,
      })
      report(isClosed ? `${id} is closed, and its hold has ended` : `${merchant} has no open incident ${id}`)
      if (!isClosed) process.exitCode = exitCodes.settings
    })
  },

  async 'replace-data-key'(settings) {
    await withEngine(settings, async (engine) => {
      if (!process.argv.includes('--yes')) {
        return refuseCommand(
          'What the lost key has encrypted is given up: members enter payout accounts, phone numbers and e-mail addresses ' +
            'again and switch two-step login on again; until then a password alone logs in. Members who have a ' +
            'number and no password cannot log in again. Add --yes if that is what you want.',
        )
      }
      const { server } = await openDatabases(engine, report)
      await replaceDataKey(server, readSecrets(settings).dataKey)
      report('data key replaced: every start requires the new one')
    })
  },

  async reset(settings) {
    await withEngine(settings, async (engine) => {
      if (!process.argv.includes('--yes')) {
        return refuseCommand(`This deletes everything in ${engine.location}. Add --yes if that is what you want.`)
      }
      await dropSchemas(engine)
      await openDatabases(engine, report)
      report(`${engine.location} is empty and up to date`)
    })
  },
}

/** Every schema of this database except PostgreSQL's own; `public` is recreated empty. */
async function dropSchemas(engine: Engine): Promise<void> {
  const database = engine.database({ schema: 'public', role: 'foyer_public' })
  const { rows } = await database.executeSql(
    "SELECT nspname AS name FROM pg_namespace WHERE nspname NOT LIKE 'pg\\_%' AND nspname <> 'information_schema'",
  )
  const names = rows as Array<{ name: string }> // the query's one column
  for (const { name } of names) {
    await database.executeSql(`DROP SCHEMA "${name.replaceAll('"', '""')}" CASCADE`)
  }
  await database.executeSql('CREATE SCHEMA public')
}

await runNamedCommand(commands, usage)
