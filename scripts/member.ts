import { blockPlay, describeClosures, endPlayBlock } from '@foyer/server'
import { type Commands, refuseCommand, runNamedCommand, withEngine } from './start/commands.ts'
import { openDatabases } from './start/databases.ts'
import { createProgress } from './start/progress.ts'

const report = createProgress()
const DAY_MS = 86_400_000
const MAX_DAYS = 36_500

const usage = `npm run member -- <command>

  block <merchant> <user name> <days>
            the member may not play for so many days: games do not open, and no stake is accepted; all sessions end,
            open rounds are paid, and the member logs in again to take money out
  unblock <merchant> <user name>
  closures <merchant>
            lists who has asked for the closing of the account, with what is left on it in minor units
`

const commands: Commands = {
  async block(settings) {
    const [merchant, username, daysText = ''] = process.argv.slice(3)
    const days = Number(daysText)
    if (!merchant || !username || !Number.isInteger(days) || days < 1 || days > MAX_DAYS) return refuseCommand(usage)
    const until = new Date(Date.now() + days * DAY_MS)
    await withEngine(settings, async (engine) => {
      const { server } = await openDatabases(engine, report)
      const isKnown = await server.transaction((tx) => blockPlay(tx, { merchant, username }, until), { merchant })
      if (!isKnown) return refuseCommand(`${merchant} has no member ${username}.`)
      report(`${username} may not play until ${until.toISOString()}`)
    })
  },

  async unblock(settings) {
    const [merchant, username] = process.argv.slice(3)
    if (!merchant || !username) return refuseCommand(usage)
    await withEngine(settings, async (engine) => {
      const { server } = await openDatabases(engine, report)
      const isKnown = await server.transaction((tx) => endPlayBlock(tx, { merchant, username }), { merchant })
      if (!isKnown) return refuseCommand(`${merchant} has no member ${username}.`)
      report(`${username} may play`)
    })
  },

  async closures(settings) {
    const [merchant] = process.argv.slice(3)
    if (!merchant) return refuseCommand(usage)
    await withEngine(settings, async (engine) => {
      const { server } = await openDatabases(engine, report)
      const closures = await server.transaction((tx) => describeClosures(tx, merchant, new Date()), { merchant })
      if (closures.length > 0) console.table(closures)
      report(`${closures.length} requests`)
    })
  },
}

await runNamedCommand(commands, usage)
