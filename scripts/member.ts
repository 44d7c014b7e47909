import { blockPlay, closeAccount, describeClosures, endPlayBlock, keepAccount } from '@foyer/server'
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
  close <merchant> <user name>
            closes the account of a due request: all sessions end, and nobody logs in; refused while money is left
  keep <merchant> <user name>
            drops the request; an account that was closed is open again
`

const closeRefusals = {
  unknown_member: (merchant: string, username: string) => `${merchant} has no member ${username}.`,
  already_closed: (_merchant: string, username: string) => `${username} is closed already.`,
  not_requested: (_merchant: string, username: string) => `${username} has not asked for it.`,
  not_due: (_merchant: string, username: string) => `The request of ${username} is not due yet: see closures.`,
}

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

  async close(settings) {
    const [merchant, username] = process.argv.slice(3)
    if (!merchant || !username) return refuseCommand(usage)
    await withEngine(settings, async (engine) => {
      const { server } = await openDatabases(engine, report)
      const refusal = await server.transaction((tx) => closeAccount(tx, { merchant, username }, new Date()), {
        merchant,
      })
      if (typeof refusal === 'object')
        return refuseCommand(`${username} has ${refusal.balances} in minor units: it has to be paid out first.`)
      if (refusal) return refuseCommand(closeRefusals[refusal](merchant, username))
      report(`${username} is closed`)
    })
  },

  async keep(settings) {
    const [merchant, username] = process.argv.slice(3)
    if (!merchant || !username) return refuseCommand(usage)
    await withEngine(settings, async (engine) => {
      const { server } = await openDatabases(engine, report)
      const isKept = await server.transaction((tx) => keepAccount(tx, { merchant, username }), { merchant })
      if (!isKept) return refuseCommand(`${merchant} has no request of ${username}.`)
      report(`${username} stays open`)
    })
  },
}

await runNamedCommand(commands, usage)
