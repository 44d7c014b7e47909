import { randomBytes, randomInt } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
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
  const file = join(resolve(settings.DATA_DIR), FILE)
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '{}'
  const known = parseStored(file, text)
  const own = { ...known, demoPassword: known.demoPassword ?? settings.DEMO_PASSWORD ?? makePassword() }
  const wanted = `${JSON.stringify(own, null, 2)}\n`
  if (wanted !== text) writeStored(file, wanted)
  return {
    arcadeSecret: settings.ARCADE_SECRET ?? own.arcadeSecret,
    bankSecret: settings.BANK_SECRET ?? own.bankSecret,
    dataKey: settings.DATA_KEY ?? own.dataKey,
    demoPassword: own.demoPassword,
  }
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

function writeStored(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, text, { mode: 0o600, flush: true })
  renameSync(draft, file)
}
