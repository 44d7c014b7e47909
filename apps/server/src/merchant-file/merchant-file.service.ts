import type { Tx } from '@foyer/database'
import { listVendorLimits, replaceVendorLimits, writeLimitEntry } from '../games/index.ts'
import { type StoredMerchant, saveMerchant } from '../merchant/index.ts'
import { readContent, replaceContent } from '../outreach/index.ts'
import { readLimits, sortLists } from './merchant-file.rules.ts'
import type { MerchantFile } from './merchant-file.ts'

/** A merchant as it is now, as a file. */
export async function readMerchantFile(tx: Tx, merchant: StoredMerchant): Promise<MerchantFile> {
  const { code, name, hosts, formerHosts, settings } = merchant
  const { banners, announcements, contacts } = await readContent(tx, code)
  return sortLists({
    ...{ code, name, hosts, formerHosts, settings },
    banners: banners.map(({ id, fields: { kind: _kind, ...entry } }) => ({ id, ...dropNulls(entry) })),
    announcements: announcements.map(({ id, fields, publishedAt }) => ({
      id,
      ...dropNulls(writeArticle(fields)),
      publishedAt: (publishedAt ?? new Date(0)).toISOString(),
    })),
    contacts: contacts.map(({ id, fields: { kind: _kind, link, position, hours, ...entry } }) => ({
      id,
      ...dropNulls({ ...entry, ...writeFilled({ link, position, hours }) }),
    })),
    vendorLimits: (await listVendorLimits(tx, code)).map(writeLimitEntry),
  })
}

type Article = Awaited<ReturnType<typeof readContent>>['announcements'][number]['fields']

function writeArticle(fields: Article) {
  const { kind: _kind, categoryTitle, url, ...entry } = fields
  const isActivity = fields.kind === 'activity'
  const type = isActivity ? ('activity' as const) : fields.type
  const { terms: _terms, ...rest } = { terms: {}, ...entry }
  return { ...rest, type, ...writeFilled({ categoryTitle, url, terms: isActivity ? fields.terms : {} }) }
}

/** Fields with content: an empty one is left out. */
function writeFilled<Fields extends Record<string, object | string>>(fields: Fields): Partial<Fields> {
  const filled = Object.entries(fields).filter(([, value]) => value !== '' && Object.keys(value).length > 0)
  return Object.fromEntries(filled) as Partial<Fields> // some of the same fields
}

type WithoutNulls<Row> = {
  [Field in keyof Row]: Exclude<Row[Field], null> | (null extends Row[Field] ? undefined : never)
}

function dropNulls<Row extends object>(row: Row): WithoutNulls<Row> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as WithoutNulls<Row> // the same fields
}

/** Makes a merchant what a valid file says. */
export async function applyMerchantFile(tx: Tx, file: MerchantFile): Promise<void> {
  const { code, name, hosts, formerHosts, settings, banners, announcements, contacts } = file
  await saveMerchant(tx, { code, name, hosts, formerHosts, settings })
  await replaceContent(tx, code, {
    banners: banners.map((entry, index) => ({ ...entry, ordinal: index + 1 })),
    announcements: announcements.map((entry) => ({ ...entry, publishedAt: new Date(entry.publishedAt) })),
    contacts: contacts.map((entry, index) => ({ ...entry, ordinal: index + 1 })),
  })
  await replaceVendorLimits(tx, code, readLimits(file).limits)
}
