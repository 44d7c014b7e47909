import type { MerchantFile } from './merchant-file.ts'

/** A file as text: its fields in the order of the schema, those inside of them by name, so that two files compare by line. */
export function writeMerchantFile(file: MerchantFile): string {
  const { code, name, hosts, formerHosts, settings, banners, announcements, contacts, vendorLimits } = file
  const ordered = { code, name, hosts, formerHosts, settings, banners, announcements, contacts, vendorLimits }
  const sorted = Object.fromEntries(Object.entries(ordered).map(([field, value]) => [field, sortFields(value)]))
  return `${JSON.stringify(sorted, null, 2)}\n`
}

/** `id` first, the others by name. */
function sortFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortFields)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([field, inner]) => [field, sortFields(inner)] as const)
  const rank = (field: string) => (field === 'id' ? '' : field)
  return Object.fromEntries(entries.toSorted(([a], [b]) => (rank(a) < rank(b) ? -1 : 1)))
}
