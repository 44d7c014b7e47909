import { findPasswordProblem } from '@foyer/contract'
import { z } from 'zod'
import { addressOf, originListSchema, originSchema, proxies } from './start/address-settings.ts'
import { drawSettings } from './start/draw-settings.ts'
import { providerRows } from './start/provider-rows.ts'
import { refuseConflicts, SettingsError } from './start/setting-conflicts.ts'
import { workerSettings } from './start/worker-settings.ts'

/** One row of the settings table: its README entry and its error message. */
interface SettingRow {
  purpose: string
  /** Required form, as the end of a sentence that begins with "it must be". */
  form: string
  /** Default, as shown in README. */
  fallback: string
  schema: z.ZodType<string | number | boolean | object | undefined>
}

const port = z.coerce.number().int().min(0).max(65_535)
const secret = z.string().min(32).max(256).optional()
const onOrOff = z.enum(['on', 'off']).transform((word) => word === 'on')
const offByDefault = onOrOff.prefault('off')
const level = z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])

/** All settings, read from the environment. An empty value counts as absent. */
export const settingsTable = {
  PORT: {
    purpose: 'Port of everything; 0 takes a free one.',
    form: 'a whole number from 0 to 65535',
    fallback: '8080',
    schema: port.default(8080),
  },
  HOST: {
    purpose: 'Address to listen on.',
    form: 'an IP address of this machine or a name that leads to one',
    fallback: 'all addresses',
    schema: z
      .string()
      .max(253)
      .regex(/^[\w.:-]+$/)
      .optional(),
  },
  DATA_DIR: {
    purpose: 'Folder of the embedded database and of the secrets made at the first start.',
    form: 'a folder that this process may write to',
    fallback: './data',
    schema: z.string().max(4096).default('./data'),
  },
  DATABASE_URL: {
    purpose: 'PostgreSQL 15 or later instead of the embedded one.',
    form: 'an address like postgres://user:password@host:5432/name',
    fallback: 'embedded',
    schema: addressOf(['postgres:', 'postgresql:']).optional(),
  },
  DATABASE_POOL_SIZE: {
    purpose: 'Connections to that PostgreSQL.',
    form: 'a whole number from 2 to 200',
    fallback: '16',
    schema: z.coerce.number().int().min(2).max(200).default(16),
  },
  ...workerSettings,
  REDIS_URL: {
    purpose: 'Redis or Valkey for limits, seen signatures and reported changes that several processes share.',
    form: 'an address like redis://host:6379',
    fallback: 'kept within the process',
    schema: addressOf(['redis:', 'rediss:']).optional(),
  },
  WPS_UPSTREAM: {
    purpose: 'Another platform: only the pages are served here, and every call under /wps goes there.',
    form: 'an address like https://host, with a path if its /wps lies below one',
    fallback: 'our own platform',
    schema: addressOf(['http:', 'https:'])
      .refine((text) => !/[?#@]/.test(text))
      .optional(),
  },
  WPS_MERCHANT: {
    purpose: 'Merchant code that WPS_UPSTREAM is asked for.',
    form: 'a code of letters, digits, - and _',
    fallback: 'by the host that a visitor asks for',
    schema: z
      .string()
      .regex(/^[\w-]{1,64}$/)
      .optional(),
  },
  PLATFORM_URL: {
    purpose: 'Where vendors reach the platform; its host answers nothing else but health and metrics.',
    form: 'an address like https://host without a path',
    fallback: 'http://127.0.0.1:PORT',
    schema: originSchema().optional(),
  },
  ARCADE_URL: {
    purpose: 'Where members reach the embedded lottery.',
    form: 'an address like https://host without a path',
    fallback: 'http://arcade.localhost:PORT',
    schema: originSchema().optional(),
  },
  ARCADE_FRAMERS: {
    purpose: 'Origins of merchants whose pages may frame the embedded lottery (their setting framedVendors).',
    form: 'a list of addresses like https://host with commas between',
    fallback: 'none but the demo merchant that frames it',
    schema: originListSchema().optional(),
  },
  BANK_URL: {
    purpose: 'Where members reach the embedded payment sandbox of the demo.',
    form: 'an address like https://host without a path',
    fallback: 'http://bank.localhost:PORT',
    schema: originSchema().optional(),
  },
  SOCIAL_URL: {
    purpose: 'Where visitors reach the embedded Google, Facebook, X, Line, Telegram, Maya and Geetest of the demo.',
    form: 'an address like https://host without a path',
    fallback: 'http://social.localhost:PORT',
    schema: originSchema().optional(),
  },
  SCRIPTS_URL: {
    purpose:
      'Where third-party scripts of merchants run, apart from every page of ours; its host answers nothing else.',
    form: 'an address like https://host without a path',
    fallback: 'http://scripts.localhost:PORT',
    schema: originSchema().optional(),
  },
  OFFICE_URL: {
    purpose: 'Where the merchants’ people reach their console; its host answers nothing else.',
    form: 'an address like https://host without a path',
    fallback: 'http://office.localhost:PORT',
    schema: originSchema().optional(),
  },
  ARCADE_SECRET: {
    purpose: 'Signs what the lottery and the platform send each other; the same in every process.',
    form: 'a text of 32 to 256 characters',
    fallback: 'made once, kept in DATA_DIR',
    schema: secret,
  },
  ...drawSettings,
  BANK_SECRET: {
    purpose: 'The same for the payment sandbox.',
    form: 'a text of 32 to 256 characters',
    fallback: 'made once, kept in DATA_DIR',
    schema: secret,
  },
  ...providerRows,
  DATA_KEY: {
    purpose: 'Encrypts payout account numbers and keys in the database; lost means that the numbers are lost.',
    form: 'a text of 32 to 256 characters',
    fallback: 'made once, kept in DATA_DIR',
    schema: secret,
  },
  DEMO: {
    purpose: 'Makes the six demo merchants with their members, and connects the test bank.',
    form: 'on or off',
    fallback: 'on; off with DATABASE_URL or WPS_UPSTREAM',
    schema: onOrOff.optional(),
  },
  DEMO_PASSWORD: {
    purpose: 'Password of the demo members at the first start.',
    form: 'a text of 6 to 20 characters with a letter and a digit among them, and none that is easily guessed',
    fallback: 'made once, kept in DATA_DIR',
    schema: z
      .string()
      .refine((text) => findPasswordProblem(text) === undefined)
      .optional(),
  },
  DEMO_HOLD_SECONDS: {
    purpose:
      'How long the demo merchants hold withdrawals after a new payout account, a changed password or a login from a new device, in seconds; 0 switches it off; each start sets it anew. Other merchants hold them 24 hours unless their settings say otherwise.',
    form: 'a whole number from 0 to 86400',
    fallback: '60',
    schema: z.coerce.number().int().min(0).max(86_400).default(60),
  },
  PSEUDO_LANGUAGE: {
    purpose:
      'For development, needs DEMO: English in accents and brackets, about 40 % longer, so that a text that is not translated or has no room stands out.',
    form: 'on or off',
    fallback: 'off',
    schema: offByDefault,
  },
  LOG_LEVEL: {
    purpose: 'How much is logged.',
    form: `one of ${level.options.join(', ')}`,
    fallback: 'info',
    schema: level.default('info'),
  },
  TRUST_PROXY: {
    purpose: 'Proxies whose X-Forwarded headers are believed.',
    form: 'a list of addresses or networks with commas between, or the word loopback',
    fallback: 'none',
    schema: proxies.optional(),
  },
  LIMIT_FACTOR: {
    purpose: 'Multiplies how many pages and reads an address has a minute, for load tests and very large networks.',
    form: 'a whole number from 1 to 1000000',
    fallback: '1',
    schema: z.coerce.number().int().min(1).max(1_000_000).default(1),
  },
  COUNTRY_HEADER: {
    purpose: 'Header in which those proxies name the visitor’s country, such as CF-IPCountry.',
    form: 'the name of a header, with TRUST_PROXY set',
    fallback: 'none',
    schema: z
      .string()
      .regex(/^[\w-]{1,64}$/)
      .transform((name) => name.toLowerCase())
      .optional(),
  },
  COUNTRY_DATA: {
    purpose: 'File in MaxMind’s format that tells the country of an address.',
    form: 'a file that this process may read',
    fallback: 'every visitor is in the merchant’s own country',
    schema: z.string().max(4096).optional(),
  },
  HEALTH_VIA_PROXY: {
    purpose: 'Health and metrics answer to requests that came through a proxy or from a public address as well.',
    form: 'on or off',
    fallback: 'off',
    schema: offByDefault,
  },
} as const satisfies Record<string, SettingRow>

type Table = typeof settingsTable
type Name = keyof Table

/** Parsed settings: addresses are complete, nothing is empty. */
export type Settings = { [N in Name]: z.output<Table[N]['schema']> } & Record<
  'PLATFORM_URL' | 'ARCADE_URL' | 'BANK_URL' | 'SOCIAL_URL' | 'SCRIPTS_URL' | 'OFFICE_URL',
  string
> & { DEMO: boolean; ARCADE_FRAMERS: string[] }

/** Reads and validates all settings at once. @throws SettingsError */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const faults: string[] = []
  const values: Record<string, unknown> = {}
  for (const [name, row] of Object.entries(settingsTable)) {
    const given = environment[name]?.trim() || undefined
    const parsed = row.schema.safeParse(given)
    if (parsed.success) values[name] = parsed.data
    else faults.push(`${name} is ${quote(name, given)}: it must be ${row.form}. Left out, it is: ${row.fallback}.`)
  }
  if (faults.length) throw new SettingsError(faults.join('\n'))
  const settings = values as Settings // every row of the table has filled its name above
  const complete = completeSettings(settings)
  refuseConflicts(complete)
  return complete
}

/** Fills in derived settings: addresses from the port; no demo next to data that are meant to stay. */
function completeSettings({ PORT: port, ...settings }: Settings): Settings {
  const isDemo = settings.DEMO ?? (settings.DATABASE_URL === undefined && settings.WPS_UPSTREAM === undefined)
  return {
    PORT: port,
    ...settings,
    DEMO: isDemo,
    PLATFORM_URL: settings.PLATFORM_URL ?? `http://127.0.0.1:${port}`,
    ARCADE_FRAMERS: settings.ARCADE_FRAMERS ?? (isDemo ? [`http://lotus.localhost:${port}`] : []),
    ARCADE_URL: settings.ARCADE_URL ?? `http://arcade.localhost:${port}`,
    BANK_URL: settings.BANK_URL ?? `http://bank.localhost:${port}`,
    SOCIAL_URL: settings.SOCIAL_URL ?? `http://social.localhost:${port}`,
    OFFICE_URL: settings.OFFICE_URL ?? `http://office.localhost:${port}`,
    SCRIPTS_URL: settings.SCRIPTS_URL ?? `http://scripts.localhost:${port}`,
  }
}

/** Secrets are never printed, nor values that may contain one: an unreadable address may have it anywhere. */
function quote(name: string, value: string | undefined): string {
  if (value === undefined) return 'missing'
  if (/SECRET|PASSWORD|KEY|DATABASE_URL|REDIS_URL|_PROVIDERS|GAME_VENDORS/.test(name) || value.includes('@'))
    return `a text of ${value.length} characters`
  return JSON.stringify(value.slice(0, 80))
}
