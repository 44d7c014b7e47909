import { z } from 'zod'
import { listBrandingFaults } from './merchant-branding.rules.ts'
import { suggest } from './merchant-nearest.rules.ts'
import { describeForm, findSchema, listSchemaNames } from './merchant-schema.rules.ts'
import { type MerchantSettings, merchantSettings } from './merchant-settings.ts'

const MAX_QUOTE_LENGTH = 80

interface ParsedSettings {
  /** Undefined only without a currency: no merchant is better than money in a wrong one. */
  settings: MerchantSettings | undefined
  /** One sentence per ignored stored value. */
  faults: string[]
}

/** Read without a currency as well, so that all faults are listed at once. */
const brandingSettings = z.object(merchantSettings.pick({ template: true, colours: true, texts: true }).shape)

/** A site without its list would be open where it must not be (BOOT-10). */
const countryLists: readonly PropertyKey[] = ['allowedCountries', 'refusedCountries']

/**
 * Reads a merchant's stored settings. An invalid value does not affect the others: its field has the default, an entry
 * of a list is left out. With an invalid list of countries none is allowed.
 */
export function parseMerchantSettings(stored: unknown): ParsedSettings {
  const rest: unknown = structuredClone(stored)
  let parsed = merchantSettings.safeParse(rest)
  const faults = (parsed.error?.issues ?? []).flatMap((issue) =>
    listPaths(issue).map((path) => describeFault(issue, path, stored)),
  )
  const isClosed = parsed.error?.issues.some(({ path: [field = ''] }) => countryLists.includes(field)) === true
  while (parsed.error && dropAt(rest, listPaths(parsed.error.issues[0])[0] ?? []))
    parsed = merchantSettings.safeParse(rest)
  const { data: ofBranding } = brandingSettings.safeParse(rest)
  const unsuitable = ofBranding ? listBrandingFaults(ofBranding) : []
  faults.push(...unsuitable.map(({ sentence }) => sentence))
  for (const { path } of unsuitable) dropAt(rest, path)
  if (unsuitable.length > 0) parsed = merchantSettings.safeParse(rest)
  const settings = parsed.data && fillSymbol(parsed.data)
  return { settings: settings && isClosed ? { ...settings, allowedCountries: [] } : settings, faults }
}

/** Without a symbol the currency's code is displayed. */
function fillSymbol(settings: MerchantSettings): MerchantSettings {
  return settings.currencySymbol === '' ? { ...settings, currencySymbol: `${settings.currency}\u00a0` } : settings
}

type Path = readonly PropertyKey[]

function listPaths(issue: z.core.$ZodIssue | undefined): Path[] {
  if (issue?.code === 'unrecognized_keys') return issue.keys.map((key) => [...issue.path, key])
  return issue ? [issue.path] : []
}

function describeFault({ code }: z.core.$ZodIssue, path: Path, stored: unknown): string {
  const name = path.join('.') || 'settings'
  if (code === 'unrecognized_keys' || code === 'invalid_key') return describeUnknownSetting(name)
  const value = readAt(stored, path)
  return describeWrongSetting(name, value === undefined ? 'missing' : JSON.stringify(value))
}

/** The sentence for an unknown setting, with the closest known one. */
export function describeUnknownSetting(name: string): string {
  return `${name} is no setting${suggest(name, settingNames)}`
}

/** The sentence for an invalid value; `given` is the value as displayed. */
export function describeWrongSetting(name: string, given: string): string {
  return `${name} is ${given.slice(0, MAX_QUOTE_LENGTH)}: it must be ${describeForm(merchantSettings, name.split('.'))}`
}

/** Removes the value at a path, or the innermost existing value around it. */
function dropAt(root: unknown, path: Path): boolean {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const holder = readAt(root, path.slice(0, depth - 1))
    const key = path[depth - 1] ?? ''
    if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, key)) continue
    if (Array.isArray(holder)) holder.splice(Number(key), 1)
    else Reflect.deleteProperty(holder, key)
    return true
  }
  return false
}

function readAt(root: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    root,
  )
}

/** The schema of a setting such as `template.footer_nav`; undefined for an unknown one. */
export function findSetting(path: readonly string[]): z.ZodType | undefined {
  return findSchema(merchantSettings, path)
}

/** The full name of each setting, such as `template.footer_nav`. */
export const settingNames: readonly string[] = listSchemaNames(merchantSettings)

/** One sentence per setting that is not valid. */
export function listSettingFaults(settings: unknown): string[] {
  return parseMerchantSettings(settings).faults
}
