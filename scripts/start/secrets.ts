import { randomBytes, randomInt } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { z } from 'zod'
import type { Settings } from '../settings.ts'
import { SettingsError } from './setting-conflicts.ts'

const FILE = 'secrets.json'
/** Letters and digits that are not confused when read from a terminal. */
const READABLE = 'abcdefghjkmnpqrstuvwxyz'
const DIGITS = '23456789'

const stored = z.object({
  arcadeSecret: z.string().default(makeSecret),
  bankSecret: z.string().default(makeSecret),
  dataKey: z.string().default(makeSecret),
  demoPassword: z.string().optional(),
})
export type Secrets = Required<z.output<typeof stored>>

type SecretSettings = Pick<Settings, 'DATA_DIR' | 'ARCADE_SECRET' | 'BANK_SECRET' | 'DATA_KEY' | 'DEMO_PASSWORD'>

/**
 * Secrets for vendors' signatures, encryption and demo members' logins: from the settings, otherwise generated once and
 * stored in DATA_DIR.
 */
export function readSecrets(settings: SecretSettings): Secrets {
  const own = openStored(join(resolve(settings.DATA_DIR), FILE), settings.DEMO_PASSWORD)
  return {
    arcadeSecret: settings.ARCADE_SECRET ?? own.arcadeSecret,
    bankSecret: settings.BANK_SECRET ?? own.bankSecret,
    dataKey: settings.DATA_KEY ?? own.dataKey,
    demoPassword: own.demoPassword,
  }
}

/** The file's secrets; makes the missing ones. Of processes that start together on one folder, one makes the file. */
function openStored(file: string, demoPassword: string | undefined): Secrets {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  const known = parseStored(file, text ?? '{}')
  const own = { ...known, demoPassword: known.demoPassword ?? demoPassword ?? makePassword() }
  const wanted = `${JSON.stringify(own, null, 2)}\n`
  if (wanted === text) return own
  if (text === undefined) return createStored(file, wanted) ? own : openStored(file, demoPassword)
  renameSync(writeDraft(file, wanted), file)
  return own
}

function makeSecret(): string {
  return randomBytes(32).toString('hex')
}

/** Ten letters and two digits: within the bounds of OPEN-04 and easy to type on a phone. */
function makePassword(): string {
  const pick = (from: string, count: number) =>
    Array.from({ length: count }, () => from[randomInt(from.length)]).join('')
  return pick(READABLE, 10) + pick(DIGITS, 2)
}

function parseStored(file: string, text: string): z.output<typeof stored> {
  try {
    return stored.parse(JSON.parse(text))
  } catch {
    throw new SettingsError(
      `${file} cannot be read: restore it from a backup, or delete it to have new secrets made; payout accounts must then be entered again.`,
    )
  }
}

/** Codes of a file system without hard links. */
const NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']

/** Returns false when another process has created the file: link() refuses an existing name, as does an exclusive write. */
function createStored(file: string, text: string): boolean {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const draft = writeDraft(file, text)
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException // linkSync throws system errors only.
    if (code === 'EEXIST') return false
    if (!NO_LINKS.includes(code)) throw error
    return writeExclusively(file, text)
  } finally {
    rmSync(draft)
  }
}

/** Where no links are, a reader may find the file half written: its start ends with an error message. */
function writeExclusively(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { mode: 0o600, flag: 'wx', flush: true })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false // writeFileSync throws system errors only.
    throw error
  }
}

/** The name is random: processes of several containers can have the same id. */
function writeDraft(file: string, text: string): string {
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  writeFileSync(draft, text, { mode: 0o600, flush: true })
  return draft
}
