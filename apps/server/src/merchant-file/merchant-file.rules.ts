import { decideAddress, decideImageAddress } from '@foyer/contract'
import type { z } from 'zod'
import { parseLimitEntry, writeLimitEntry } from '../games/index.ts'
import {
  describeForm,
  findSchema,
  listFields,
  listMerchantFaults,
  listSettingFaults,
  type Surroundings,
  suggest,
} from '../merchant/index.ts'
import { type MerchantFile, merchantFile } from './merchant-file.ts'

const MAX_QUOTE_LENGTH = 80
/** A merchant's own pages, whatever its hosts are. */
const OWN_ORIGIN = 'https://merchant.invalid'
/** Size of an icon for `{size}`. */
const SAMPLE_SIZE = '192'

export type ParsedMerchantFile = { file: MerchantFile } | { faults: string[] }

/** Reads a file. Otherwise one sentence per fault, all at once. */
export function parseMerchantFile(content: unknown, around: Surroundings): ParsedMerchantFile {
  const parsed = merchantFile.safeParse(content)
  const issues = (parsed.error?.issues ?? []).filter(({ path }) => path[0] !== 'settings' || path.length === 0)
  const settings = readField(content, 'settings')
  const faults = [
    ...issues.flatMap((issue) => describeIssue(issue, content)),
    ...(settings === undefined
      ? ['settings is missing: it must be a group of settings with at least a currency']
      : listSettingFaults(settings).map((fault) => `settings.${fault}`.replace('settings.settings ', 'settings '))),
    ...listImageFaults(content),
  ]
  if (issues.length > 0 || !isGroup(settings)) return { faults }
  const { $schema: _schema, ...rest } = merchantFile.parse({ ...toGroup(content), settings: { currency: 'PHP' } })
  const file: MerchantFile = { ...rest, settings }
  const { limits, faults: limitFaults } = readLimits(file)
  faults.push(...listHostFaults(file, around), ...listRepeated(file), ...listAddressFaults(file), ...limitFaults)
  return faults.length > 0 ? { faults } : { file: sortLists({ ...file, vendorLimits: limits.map(writeLimitEntry) }) }
}

/** The file with lists without an order of their own in a common one. */
export function sortLists(file: MerchantFile): MerchantFile {
  const announcements = file.announcements.map((entry) => ({
    ...entry,
    publishedAt: new Date(entry.publishedAt).toISOString(),
  }))
  return {
    ...file,
    announcements: announcements.toSorted((a, b) => compare(b.publishedAt, a.publishedAt) || compare(a.id, b.id)),
    vendorLimits: file.vendorLimits.toSorted(
      (a, b) => compare(a.vendor, b.vendor) || compare(a.currency ?? '', b.currency ?? ''),
    ),
  }
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}

/** Limits of a file's vendors with their defaults, and one sentence per fault. */
export function readLimits({ code, settings, vendorLimits }: MerchantFile) {
  const decisions = vendorLimits.map((entry) => parseLimitEntry(entry, { merchant: code, currency: settings.currency }))
  const limits = decisions.flatMap((decision) => ('limit' in decision ? [decision.limit] : []))
  const faults = decisions.flatMap((decision, index) =>
    'faults' in decision ? decision.faults.map((fault) => `vendorLimits[${index}]: ${fault}`) : [],
  )
  const keys = limits.map(({ vendor, currency }) => `${vendor} in ${currency}`)
  const repeated = new Set(keys.filter((key, index) => keys.indexOf(key) !== index))
  return { limits, faults: [...faults, ...[...repeated].map((key) => `vendorLimits has two limits of ${key}`)] }
}

function listHostFaults({ code, name, hosts, formerHosts }: MerchantFile, around: Surroundings): string[] {
  return listMerchantFaults({ code, name, hosts, formerHosts, settings: { currency: 'PHP' } }, around)
}

/** One sentence, or one for each unknown field. */
function describeIssue(issue: z.core.$ZodIssue, content: unknown): string[] {
  if (issue.code === 'unrecognized_keys') {
    const known = listFields(findSchema(merchantFile, issue.path.map(String)))
    return issue.keys.map((key) => {
      const name = writePath([...issue.path, key])
      const near = suggest(key, known)
      return `${name} is unknown${near === '' ? `: known are ${known.join(', ')}` : near}`
    })
  }
  if (issue.code === 'invalid_key') {
    const known = listFields(findSchema(merchantFile, issue.path.slice(0, -1).map(String)))
    const near = suggest(String(issue.path.at(-1)), known)
    return [`${writePath(issue.path)} is unknown${near}`]
  }
  const value = issue.path.reduce<unknown>(readField, content)
  const given = value === undefined ? 'missing' : (JSON.stringify(value) ?? '').slice(0, MAX_QUOTE_LENGTH)
  const name = issue.path.length === 0 ? 'The file' : writePath(issue.path)
  return [`${name} is ${given}: it must be ${describeForm(merchantFile, issue.path.map(String))}`]
}

/** Such as `banners[2].title.EN`. */
function writePath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`
    return text === '' ? String(key) : `${text}.${String(key)}`
  }, '')
}

function readField(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function toGroup(value: unknown): Record<string, unknown> {
  return isGroup(value) ? value : {}
}

function listRepeated(file: MerchantFile): string[] {
  const names = ['banners', 'announcements', 'contacts'] as const
  return names.flatMap((name) => {
    const ids = file[name].map((entry) => entry.id)
    return ids.flatMap((id, index) =>
      ids.indexOf(id) === index ? [] : [`${name}[${index}].id is ${id}: ${name}[${ids.indexOf(id)}] has it already`],
    )
  })
}

/** Images that pages would not load (T29): logos, icons, pictures of the app, banners. */
function listImageFaults(content: unknown): string[] {
  const settings = readField(content, 'settings')
  if (!isGroup(settings)) return []
  const template = toGroup(settings.template)
  const imageHosts = toList(settings.imageCDNs).map(String)
  const images: [name: string, address: unknown][] = [
    ['settings.template.h5_logo', template.h5_logo],
    ['settings.template.app_background', template.app_background],
    ['settings.appIcon', settings.appIcon],
    ...toList(settings.appScreenshots).map((entry, index): [string, unknown] => [
      `settings.appScreenshots.${index}.src`,
      readField(entry, 'src'),
    ]),
    ...toList(readField(content, 'banners')).map((entry, index): [string, unknown] => [
      `banners[${index}].url`,
      readField(entry, 'url'),
    ]),
  ]
  return images.flatMap(([name, address]) => {
    if (typeof address !== 'string' || address === '') return []
    const image = address.replaceAll('{size}', SAMPLE_SIZE)
    if (decideImageAddress(image, imageHosts, OWN_ORIGIN) !== undefined) return []
    return [
      `${name} is ${JSON.stringify(address).slice(0, MAX_QUOTE_LENGTH)}: it must be an address of the site such as /m/art/logo.svg, or of an origin in settings.imageCDNs`,
    ]
  })
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** Targets that pages would not open (DEC-13). */
function listAddressFaults({ banners, contacts }: MerchantFile): string[] {
  const targets: [name: string, address: string][] = [
    ...banners.flatMap(({ linkageType, linkage }, index): [string, string][] =>
      linkageType === 'URL' ? [[`banners[${index}].linkage`, linkage]] : [],
    ),
    ...contacts.map(({ path }, index): [string, string] => [`contacts[${index}].path`, path]),
  ]
  return targets.flatMap(([name, address]) => {
    if (/^(mailto|tel):/.test(address)) return []
    const { kind } = decideAddress(address, 'outside', { origin: OWN_ORIGIN, listed: [] })
    if (kind !== 'refused') return []
    return [
      `${name} is ${JSON.stringify(address).slice(0, MAX_QUOTE_LENGTH)}: it must be a page such as /m/activity, or an address with https`,
    ]
  })
}
