import { z } from 'zod'
import { suggest } from './merchant-nearest.rules.ts'
import { type MerchantSettings, merchantSettings } from './merchant-settings.ts'

const MAX_QUOTE_LENGTH = 80

interface ParsedSettings {
  /** Undefined only without a currency: no merchant is better than money in a wrong one. */
  settings: MerchantSettings | undefined
  /** One sentence per ignored stored value. */
  faults: string[]
}

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
  return `${name} is ${given.slice(0, MAX_QUOTE_LENGTH)}: it must be ${describeForm(name.split('.'))}`
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
  return path.reduce<z.ZodType | undefined>(
    (schema, key) => schema && findInside(unwrap(schema), key),
    merchantSettings,
  )
}

function findInside(schema: z.ZodType, key: string): z.ZodType | undefined {
  if (schema instanceof z.ZodObject) return Object.hasOwn(schema.shape, key) ? schema.shape[key] : undefined
  if (schema instanceof z.ZodRecord) return listKeys(schema).includes(key) ? toType(schema.valueType) : undefined
  return schema instanceof z.ZodArray && /^\d+$/.test(key) ? toType(schema.element) : undefined
}

function unwrap(schema: z.ZodType): z.ZodType {
  const isWrapper =
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodReadonly
  return isWrapper ? unwrap(toType(schema.unwrap())) : schema
}

function listKeys({ keyType }: z.ZodRecord): string[] {
  return keyType instanceof z.ZodEnum ? keyType.options.map(String) : []
}

function toType(schema: unknown): z.ZodType {
  return schema as z.ZodType // schemas of this library contain schemas only
}

/** The form of a setting, from its own description or the closest one around it. */
function describeForm(path: readonly string[]): string {
  if (path.length === 0) return 'a group of settings'
  return findDescription(findSetting(path)) ?? describeForm(path.slice(0, -1))
}

function findDescription(schema: z.ZodType | undefined): string | undefined {
  if (!schema || schema.description !== undefined) return schema?.description
  const inner = unwrap(schema)
  return inner === schema ? undefined : findDescription(toType((schema as z.ZodOptional).unwrap())) // every wrapper has it
}

function listNames(schema: z.ZodType, prefix: string): string[] {
  const inner = unwrap(schema)
  const join = (key: string) => (prefix === '' ? key : `${prefix}.${key}`)
  if (inner instanceof z.ZodObject)
    return Object.entries<z.ZodType>(inner.shape).flatMap(([key, field]) => listNames(field, join(key)))
  const keys = inner instanceof z.ZodRecord ? listKeys(inner) : []
  return keys.length > 0 ? keys.map(join) : [prefix]
}

/** The full name of each setting, such as `template.footer_nav`. */
export const settingNames: readonly string[] = listNames(merchantSettings, '')
