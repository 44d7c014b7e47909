import { parseHost } from './merchant.rules.ts'
import type { StoredMerchant } from './merchant.store.ts'
import { suggest } from './merchant-nearest.rules.ts'
import {
  describeUnknownSetting,
  describeWrongSetting,
  findSetting,
  parseMerchantSettings,
  settingNames,
} from './merchant-settings.rules.ts'

const MAX_NAME_LENGTH = 60
const ownFields = ['name', 'hosts', 'formerHosts'] as const

/** Context of the validation of a merchant's fields. */
export interface Surroundings {
  merchants: readonly StoredMerchant[]
  /** The instance's own hosts. */
  reservedHosts: readonly string[]
}

export type MerchantChange = { merchant: StoredMerchant } | { faults: string[] }

/** One sentence per invalid field of a merchant. */
export function listMerchantFaults(merchant: StoredMerchant, surroundings: Surroundings): string[] {
  const { name, hosts, formerHosts, settings } = merchant
  const isNamed = name.trim() !== '' && name.length <= MAX_NAME_LENGTH
  return [
    ...(isNamed ? [] : [`name is ${JSON.stringify(name)}: it must be a text of 1 to ${MAX_NAME_LENGTH} characters`]),
    ...(hosts.length > 0 ? [] : ['hosts is missing: nobody reaches a merchant without a host']),
    ...hosts.flatMap((host) => describeHost('hosts', host, merchant, surroundings) ?? []),
    ...formerHosts.flatMap((host) => describeHost('formerHosts', host, merchant, surroundings) ?? []),
    ...parseMerchantSettings(settings).faults,
  ]
}

function describeHost(
  field: 'hosts' | 'formerHosts',
  host: string,
  { code }: StoredMerchant,
  { merchants, reservedHosts }: Surroundings,
): string | undefined {
  if (parseHost(host) !== host)
    return `${field} has ${JSON.stringify(host)}: a host is a name in small letters, without scheme, port or path`
  if (reservedHosts.includes(host)) return `${field} has ${host}: this instance answers there itself`
  const owner = merchants.find((other) => other.code !== code && other[field].includes(host))
  return owner && `${field} has ${host}: merchant ${owner.code} has it`
}

/** A new merchant from assignments such as `currency=PHP`, or its faults. */
export function decideNewMerchant(code: string, assignments: readonly string[], around: Surroundings): MerchantChange {
  if (!/^[a-z0-9]{2,20}$/.test(code))
    return { faults: [`${JSON.stringify(code)} is no code: it must be 2 to 20 small letters and digits`] }
  if (around.merchants.some((merchant) => merchant.code === code))
    return { faults: [`${code} is taken: npm run merchant -- set ${code} changes that merchant`] }
  return applyAssignments({ code, name: '', hosts: [], formerHosts: [], settings: {} }, assignments, around)
}

/**
 * A merchant after assignments such as `template.languages=EN,UR`; one without a value resets the field to its default.
 */
export function decideChangedMerchant(
  code: string,
  assignments: readonly string[],
  around: Surroundings,
): MerchantChange {
  const merchant = around.merchants.find((one) => one.code === code)
  if (!merchant) return { faults: [describeUnknownMerchant(code, around.merchants)] }
  if (assignments.length === 0) return { faults: ['nothing to set: write field=value'] }
  return applyAssignments(merchant, assignments, around)
}

/** The sentence for an unknown code. */
export function describeUnknownMerchant(code: string, merchants: readonly StoredMerchant[]): string {
  const codes = merchants.map((merchant) => merchant.code)
  return `${JSON.stringify(code)} is no merchant${suggest(code, codes)}`
}

/** Existing faults in other fields do not block the change. */
function applyAssignments(
  before: StoredMerchant,
  assignments: readonly string[],
  around: Surroundings,
): MerchantChange {
  const merchant = structuredClone(before)
  const faults = assignments.flatMap((assignment) => assign(merchant, assignment) ?? [])
  if (faults.length > 0) return { faults }
  const isNew = !around.merchants.includes(before)
  const known = isNew ? [] : listMerchantFaults(before, around)
  const added = listMerchantFaults(merchant, around).filter((fault) => !known.includes(fault))
  return added.length > 0 ? { faults: added } : { merchant }
}

/** Sets one field in place. @returns the fault, if any */
function assign(merchant: StoredMerchant, assignment: string): string | undefined {
  const [, field = '', value = ''] = /^([^=]+)=(.*)$/s.exec(assignment) ?? []
  if (field === '') return `${JSON.stringify(assignment)} is no assignment: write field=value`
  if (field === 'name') merchant.name = value.trim()
  else if (field === 'hosts' || field === 'formerHosts') merchant[field] = splitList(value)
  else return assignSetting(merchant.settings, field, value)
  return undefined
}

function assignSetting(settings: Record<string, unknown>, field: string, value: string): string | undefined {
  const path = field.split('.')
  const schema = findSetting(path)
  const isSetting = settingNames.some((name) => name === field || name.startsWith(`${field}.`))
  if (!schema || !isSetting) return describeUnknownField(field)
  if (value === '') return setAt(settings, path, undefined)
  const accepted = listReadings(value).find((report) => schema.safeParse(report.value).success)
  if (!accepted) return describeWrongSetting(field, JSON.stringify(value))
  return setAt(settings, path, accepted.value)
}

function describeUnknownField(field: string): string {
  const near = suggest(field, ownFields)
  return near === '' ? describeUnknownSetting(field) : `${field} is no field of a merchant${near}`
}

/** Possible values of a text on the command line, the plainest first. */
function listReadings(value: string): { value: unknown }[] {
  return [{ value }, ...readJson(value), { value: splitList(value) }]
}

function readJson(text: string): { value: unknown }[] {
  try {
    return [{ value: JSON.parse(text) }]
  } catch {
    return []
  }
}

function splitList(text: string): string[] {
  return text.split(',').flatMap((entry) => entry.trim() || [])
}

/** Sets or, without a value, deletes the value at a path; missing groups are created. */
function setAt(root: Record<string, unknown>, path: readonly string[], value: unknown): undefined {
  const [key = '', ...rest] = path
  if (rest.length === 0 && value === undefined) Reflect.deleteProperty(root, key)
  else if (rest.length === 0) root[key] = value
  else {
    const group = { ...toFields(root[key]) }
    setAt(group, rest, value)
    root[key] = group
  }
}

function toFields(value: unknown): object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
}

/** Each field with its value as an assignment; unstored ones have their default. */
export function listMerchantFields(merchant: StoredMerchant): string[] {
  const { name, hosts, formerHosts, settings } = merchant
  const parsed = parseMerchantSettings(settings).settings ?? settings
  const isStored = (field: string) => readField(settings, field) !== undefined
  return [
    `name=${name}`,
    `hosts=${hosts.join(',')}`,
    `formerHosts=${formerHosts.join(',')}`,
    ...settingNames.flatMap((field) => {
      const value = readField(parsed, field)
      return value === undefined ? [] : [`${field}=${writeValue(value)}${isStored(field) ? '' : '  (default)'}`]
    }),
  ]
}

function readField(root: unknown, field: string): unknown {
  return field.split('.').reduce<unknown>((value, key) => Reflect.get(toFields(value), key), root)
}

function writeValue(value: unknown): string {
  if (typeof value === 'string') return value
  const isList = Array.isArray(value) && value.every((entry) => typeof entry === 'string' && !entry.includes(','))
  return isList ? value.join(',') : JSON.stringify(value)
}
