import { userInfo } from 'node:os'
import { findEmailProblem, normalizeEmail, type StaffRole, staffRoles } from '@foyer/contract'
import { createStaffTeam, listStoredMerchants, verifyTrail } from '@foyer/server'
import type { Settings } from './settings.ts'
import { type Commands, refuseCommand, runNamedCommand, withEngine } from './start/commands.ts'
import { type Databases, openDatabases } from './start/databases.ts'
import { exitCodes } from './start/exit-codes.ts'
import { createProgress } from './start/progress.ts'
import { readSecrets } from './start/secrets.ts'

const report = createProgress()
/** As in the console's own form. */
const MAX_NAME_LENGTH = 100

const usage = `npm run staff -- <command>

  add <merchant> <e-mail> <name> <role>,...
            gives a person roles at the merchant (${staffRoles.join(', ')}) and prints the address of the invitation,
            which sets password and authenticator within three days
  list <merchant>
            lists the merchant's people
  reset <e-mail>
            takes password and authenticator from a person, ends the sessions, and prints the address of a new invitation
  verify [merchant]
            verifies the trail of what staff has changed, of every merchant if none is given, and names the first broken row;
            note the hash elsewhere: the next one with this number must be the same
`

const isRole = (text: string): text is StaffRole => staffRoles.some((role) => role === text)

const commands: Commands = {
  async add(settings) {
    const [merchant, email = '', name = '', roleTexts = ''] = process.argv.slice(3)
    const roles = roleTexts.split(',')
    const isComplete = merchant && name.trim() !== '' && name.length <= MAX_NAME_LENGTH && roles.every(isRole)
    if (!isComplete || findEmailProblem(email)) return refuseCommand(usage)
    await withTeam(settings, async ({ team, codes }) => {
      if (!codes.includes(merchant)) return refuseCommand(`There is no merchant ${merchant}.`)
      const person = { email: normalizeEmail(email), name: name.trim(), roles: roles.filter(isRole) }
      const invitation = await team.add(merchant, person, userInfo().username)
      if (invitation === undefined)
        return refuseCommand(
          `${email} is one of the people of ${merchant} already, or its only owner: an owner changes roles in the console.`,
        )
      if (invitation === null) return report(`${email} has roles at ${merchant}, and logs in as before`)
      console.log(invitation)
      report(`${email} is invited: the address works once, for three days`)
    })
  },

  async list(settings) {
    const [merchant] = process.argv.slice(3)
    if (!merchant) return refuseCommand(usage)
    await withTeam(settings, async ({ team }) => {
      const people = await team.list(merchant)
      if (people.length > 0) console.table(people)
      report(`${people.length} people`)
    })
  },

  async reset(settings) {
    const [email = ''] = process.argv.slice(3)
    if (findEmailProblem(email)) return refuseCommand(usage)
    await withTeam(settings, async ({ team }) => {
      const invitation = await team.reset(normalizeEmail(email), userInfo().username)
      if (invitation === undefined) return refuseCommand(`Nobody of the staff is ${email}.`)
      console.log(invitation)
      report(`${email} is logged out everywhere and sets both anew: the address works once, for three days`)
    })
  },

  async verify(settings) {
    const [merchant] = process.argv.slice(3)
    await withTeam(settings, async ({ server, codes }) => {
      const wanted = merchant === undefined ? codes : codes.filter((code) => code === merchant)
      if (wanted.length === 0) return refuseCommand(`There is no merchant ${merchant ?? ''}.`)
      for (const code of wanted) {
        const { rows, head, brokenAt } = await verifyTrail(server, code)
        if (brokenAt === undefined) console.log(`${code}  ${rows} rows  ${head}`)
        else console.error(`${code}  broken at row ${brokenAt}`)
        if (brokenAt !== undefined) process.exitCode = exitCodes.unexpected
      }
    })
  },
}

interface Opened {
  server: Databases['server']
  team: ReturnType<typeof createStaffTeam>
  /** Codes of the merchants. */
  codes: string[]
}

async function withTeam(settings: Settings, work: (opened: Opened) => Promise<void>): Promise<void> {
  const { dataKey } = readSecrets(settings)
  await withEngine(settings, async (engine) => {
    const { server } = await openDatabases(engine, report)
    const codes = (await server.transaction((tx) => listStoredMerchants(tx))).map(({ code }) => code)
    await work({ server, team: createStaffTeam(server, { dataKey, officeUrl: settings.OFFICE_URL }), codes })
  })
}

await runNamedCommand(commands, usage)
