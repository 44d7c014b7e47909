import { readFile } from 'node:fs/promises'
import { languageCodes, legalPages, termsVersion } from '@foyer/contract'
import {
  changeFields,
  decideChangedMerchant,
  decideNewMerchant,
  describeUnknownMerchant,
  describeVendorLimits,
  listMerchantFaults,
  listMerchantFields,
  listTimings,
  listTrackingCounts,
  publishLegalText,
  readVendorLimits,
  summarizeSources,
  summarizeSpeed,
} from '@foyer/server'
import { z } from 'zod'
import {
  fileCommands,
  fileUsage,
  listReservedHosts,
  MAX_NOTE_LENGTH,
  nameAuthor,
  reportVersion,
  withMerchants,
} from './merchant-file.ts'
import type { Settings } from './settings.ts'
import { type Commands, refuseCommand, runNamedCommand } from './start/commands.ts'
import { createProgress } from './start/progress.ts'

const report = createProgress()
/** Maximum length of a legal text, in characters. */
const MAX_LEGAL_LENGTH = 60_000

const usage = `npm run merchant -- <command>

  list      lists the merchants with their hosts
  show <code>
            lists the fields of one with their values, and how much each vendor may pay in wins there
  add <code> name=<name> hosts=<host>,... currency=<currency> [field=value ...]
            adds one; fields that are left out have their defaults
  set <code> field=value ...
            changes one; field= without a value gives the field its default
  report <code> [days]
            lists visits, registrations and first deposits by source, of 30 days if none are given
  speed <code> [days] [build]
            charts the times of page loads that three of four kept, in ms, by page and network, of 7 days if none are given
  legal <code> <page> <version> <language> <file>
            publishes a text of a legal page: terms, privacy, bonus or complaints. In the file "# " begins a section, each
            other line is a paragraph. A published text does not change: another one is another version
  picture <code> <place> <file or https address>
            renders a picture anew and shows it at a place: logo, background, splash, banner:<id> or screenshot:<1 to 8>.
            A logo gives the favicon, the icons of the installed app and the badge of notifications as well
${fileUsage}  check     lists every stored field that is not valid

A field is name, hosts, formerHosts or a setting as show lists it, such as template.languages=EN,UR.
`

const commands: Commands = {
  ...fileCommands,

  async list(settings) {
    await withMerchants(settings, async (merchants) => {
      for (const { code, name, hosts } of merchants) console.log(`${code}  ${name}  ${hosts.join(', ')}`)
      report(`${merchants.length} merchants`)
    })
  },

  async show(settings) {
    const [code = ''] = process.argv.slice(3)
    await withMerchants(settings, async (merchants, { server }) => {
      const merchant = merchants.find((one) => one.code === code)
      if (!merchant) return refuseCommand(describeUnknownMerchant(code, merchants))
      console.log(listMerchantFields(merchant).join('\n'))
      const limits = await server.transaction((tx) => readVendorLimits(tx, merchant), { merchant: code })
      for (const line of describeVendorLimits(limits)) console.log(`vendor limit: ${line}`)
    })
  },

  async add(settings) {
    await change(settings, decideNewMerchant)
  },

  async set(settings) {
    await change(settings, decideChangedMerchant)
  },

  async report(settings) {
    const [code = '', days = '30'] = process.argv.slice(3)
    await withMerchants(settings, async (merchants, { server }) => {
      if (!merchants.some((one) => one.code === code)) return refuseCommand(describeUnknownMerchant(code, merchants))
      if (!/^[1-9]\d{0,2}$/.test(days)) return refuseCommand('days must be a whole number from 1 to 999')
      const counts = await server.transaction((tx) => listTrackingCounts(tx, code, Number(days)), { merchant: code })
      console.table(summarizeSources(counts))
    })
  },

  async speed(settings) {
    const [code = '', given = '7', build] = process.argv.slice(3)
    await withMerchants(settings, async (merchants, { server }) => {
      if (!merchants.some((one) => one.code === code)) return refuseCommand(describeUnknownMerchant(code, merchants))
      if (!/^([1-9]|[12]\d|30)$/.test(given)) return refuseCommand('days must be a whole number from 1 to 30')
      const asked = { days: Number(given), build }
      const counts = await server.transaction((tx) => listTimings(tx, code, asked), { merchant: code })
      console.table(summarizeSpeed(counts))
    })
  },

  async legal(settings) {
    const [code = '', page, version, language, file = ''] = process.argv.slice(3)
    const named = z.object({ page: z.enum(legalPages), version: termsVersion, language: z.enum(languageCodes) })
    const { success, data: text } = named.safeParse({ page, version, language })
    if (!success) return refuseCommand(usage)
    const body = (await readFile(file, 'utf8')).trim()
    if (body === '' || body.length > MAX_LEGAL_LENGTH)
      return refuseCommand(`${file} must have 1 to ${MAX_LEGAL_LENGTH} characters`)
    await withMerchants(settings, async (merchants, { server }) => {
      if (!merchants.some((one) => one.code === code)) return refuseCommand(describeUnknownMerchant(code, merchants))
      const row = { ...text, merchant: code, body, publishedAt: new Date() }
      const isNew = await server.transaction((tx) => publishLegalText(tx, row), { merchant: code })
      if (!isNew) return refuseCommand(`${text.page} ${text.version} is published in ${text.language} already.`)
      report(`${text.page} ${text.version} is published in ${text.language}`)
    })
  },

  async picture(settings) {
    const [code = '', use = '', source = ''] = process.argv.slice(3)
    if (source === '') return refuseCommand(usage)
    // The library for images is loaded for this command alone.
    const { placeImage } = await import('./image/image-command.ts')
    await withMerchants(settings, async (_merchants, { server }) => {
      const note = `picture ${use}`.slice(0, MAX_NOTE_LENGTH)
      const change = { author: nameAuthor(), note, reservedHosts: listReservedHosts(settings) }
      const result = await placeImage({ code, use, source }, server, change)
      if ('faults' in result) return refuseCommand(result.faults.join('\n'))
      for (const line of result.done) console.log(line)
      report(`${use} of ${code} is shown`)
    })
  },

  async check(settings) {
    await withMerchants(settings, async (merchants) => {
      const around = { merchants, reservedHosts: listReservedHosts(settings) }
      const faults = merchants.flatMap((merchant) =>
        listMerchantFaults(merchant, around).map((fault) => `${merchant.code}: ${fault}`),
      )
      if (faults.length > 0) refuseCommand(faults.join('\n'))
      report(`${merchants.length} merchants, ${faults.length} fields not valid`)
    })
  },
}

/** Decides on a change, saves it and records it as a version. */
async function change(settings: Settings, decide: typeof decideNewMerchant): Promise<void> {
  const [code = '', ...assignments] = process.argv.slice(3)
  const note = [process.argv[2], ...assignments].join(' ').slice(0, MAX_NOTE_LENGTH)
  await withMerchants(settings, async (_merchants, { server }) => {
    const change = { author: nameAuthor(), note, reservedHosts: listReservedHosts(settings) }
    reportVersion(await changeFields(server, code, change, (around) => decide(code, assignments, around)))
  })
}

await runNamedCommand(commands, usage)
