import { readFile, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import {
  createPreviewToken,
  describeUnknownMerchant,
  importMerchant,
  listStoredMerchants,
  publishMerchant,
  readMerchantFile,
  readVersions,
  rollBackMerchant,
  type VersionResult,
  writeMerchantFile,
  writeMerchantSchema,
} from '@foyer/server'
import type { Settings } from './settings.ts'
import { type Commands, refuseCommand, withEngine } from './start/commands.ts'
import { type Databases, openDatabases } from './start/databases.ts'
import { hostNameOf } from './start/host-name.ts'
import { createProgress } from './start/progress.ts'
import { readSecrets } from './start/secrets.ts'
import { addresses } from './start/setting-conflicts.ts'

const report = createProgress()

/** Maximum length of the note of a version, in characters. */
export const MAX_NOTE_LENGTH = 300
const MAX_FILE_LENGTH = 2_000_000

/** Part of the usage of `npm run merchant`. */
export const fileUsage = `  export <code> [file]
            writes all that a merchant is as one JSON file, or prints it
  import <file> [--note=<text>] [--preview]
            creates the merchant of such a file, or makes it what the file says, all or nothing; each change is a version.
            --preview records the version without making it live, and prints the address of its preview
  versions <code>
            lists its versions: number, when, who, and why
  rollback <code> <version>
            makes it what an earlier version says, as a new version
  preview <code> <version>
            prints the address at which a version is seen, for a day, by whoever opens it
  publish <code> <version>
            makes a preview live
  schema    prints the form of the file as JSON Schema, for editors
`

/** Commands on the file of a merchant and its versions. */
export const fileCommands: Commands = {
  async export(settings) {
    const [code = '', file] = process.argv.slice(3)
    await withMerchants(settings, async (merchants, { server }) => {
      const merchant = merchants.find((one) => one.code === code)
      if (!merchant) return refuseCommand(describeUnknownMerchant(code, merchants))
      const text = writeMerchantFile(
        await server.transaction((tx) => readMerchantFile(tx, merchant), { merchant: code }),
      )
      if (file === undefined) process.stdout.write(text)
      else await writeFile(file, text)
    })
  },

  async import(settings) {
    const options = process.argv.slice(3)
    const [file, ...more] = options.filter((option) => !option.startsWith('--'))
    const unknown = options.filter((option) => /^--(?!(preview|note=.*)$)/s.test(option))
    if (file === undefined || more.length > 0 || unknown.length > 0)
      return refuseCommand('import needs one file, and knows --preview and --note=<text>')
    const note = options.find((option) => option.startsWith('--note='))?.slice('--note='.length) ?? `import ${file}`
    const content = await readJson(file)
    if ('fault' in content) return refuseCommand(content.fault)
    await withMerchants(settings, async (merchants, { server }) => {
      const isPreview = options.includes('--preview')
      const result = await importMerchant(server, content.value, { ...describeChange(settings, note), isPreview })
      reportVersion(result)
      if (!isPreview || 'faults' in result || result.number === undefined) return
      console.log(writePreviewAddress(settings, merchants, result.code, result.number))
    })
  },

  async versions(settings) {
    const [code = ''] = process.argv.slice(3)
    await withMerchants(settings, async (merchants, { server }) => {
      if (!merchants.some((one) => one.code === code)) return refuseCommand(describeUnknownMerchant(code, merchants))
      const { versions, live } = await readVersions(server, code)
      for (const { number, createdAt, author, note, publishedAt } of versions) {
        const state = number === live ? 'live' : publishedAt ? 'former' : 'preview'
        console.log([number, createdAt.toISOString(), state, author, note].join('  '))
      }
      report(`${versions.length} versions of ${code}`)
    })
  },

  async rollback(settings) {
    await changeVersion(settings, rollBackMerchant)
  },

  async preview(settings) {
    const [code = '', number = ''] = process.argv.slice(3)
    await withMerchants(settings, async (merchants, { server }) => {
      if (!merchants.some((one) => one.code === code)) return refuseCommand(describeUnknownMerchant(code, merchants))
      const { versions } = await readVersions(server, code)
      if (!versions.some((version) => String(version.number) === number))
        return refuseCommand(`${code} has no version ${number}: npm run merchant -- versions ${code} lists them`)
      console.log(writePreviewAddress(settings, merchants, code, Number(number)))
    })
  },

  async publish(settings) {
    await changeVersion(settings, publishMerchant)
  },

  async schema() {
    console.log(JSON.stringify(writeMerchantSchema(), null, 2))
  },
}

/** At the merchant's first host; that of a local one has the port of the instance. */
function writePreviewAddress(settings: Settings, merchants: Merchants, code: string, number: number): string {
  const [host = ''] = merchants.find((one) => one.code === code)?.hosts ?? []
  const origin = /(^|\.)localhost$/.test(host) ? `http://${host}:${settings.PORT}` : `https://${host}`
  return `${origin}/m/?preview=${createPreviewToken(readSecrets(settings).dataKey, code, number)}`
}

async function changeVersion(settings: Settings, run: typeof rollBackMerchant): Promise<void> {
  const [code = '', number = ''] = process.argv.slice(3)
  if (!/^[1-9]\d{0,8}$/.test(number)) return refuseCommand('a version is a whole number, as versions lists it')
  const change = describeChange(settings, `${process.argv[2]} ${number}`)
  await withMerchants(settings, async (_merchants, { server }) => {
    reportVersion(await run(server, code, Number(number), change))
  })
}

function describeChange(settings: Settings, note: string) {
  return {
    author: nameAuthor(),
    note: note.slice(0, MAX_NOTE_LENGTH),
    reservedHosts: listReservedHosts(settings),
  }
}

/** Reports a change, or refuses the command with a sentence per fault. */
export function reportVersion(result: VersionResult): void {
  if ('faults' in result) {
    refuseCommand(result.faults.join('\n'))
    return
  }
  const { code, number, isNew } = result
  report(isNew ? `${code} has version ${number}` : `${code} is so already: no new version`)
}

async function readJson(file: string): Promise<{ value: unknown } | { fault: string }> {
  try {
    const text = await readFile(file, 'utf8')
    if (text.length > MAX_FILE_LENGTH) return { fault: `${file} has more than ${MAX_FILE_LENGTH} characters` }
    return { value: JSON.parse(text) }
  } catch (error) {
    return { fault: `${file} can't be read: ${error instanceof Error ? error.message : error}` }
  }
}

/** Account of the system that runs the command. */
export function nameAuthor(): string {
  try {
    return userInfo().username
  } catch {
    return 'unknown'
  }
}

type Merchants = Awaited<ReturnType<typeof listStoredMerchants>>

export async function withMerchants(
  settings: Settings,
  work: (merchants: Merchants, databases: Databases) => Promise<void>,
): Promise<void> {
  await withEngine(settings, async (engine) => {
    const databases = await openDatabases(engine, report)
    await work(await databases.server.transaction(listStoredMerchants), databases)
  })
}

export function listReservedHosts(settings: Settings): string[] {
  return addresses.map((name) => hostNameOf(settings[name]))
}
