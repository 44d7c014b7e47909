import type { ContentFields } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import type { Merchant } from '../../merchant/index.ts'
import {
  type ContentItem,
  decideState,
  findContentItem,
  findContentVersion,
  findNewestVersion,
  listContentVersions,
  readDetail,
  readPeriod,
  readTitle,
} from '../../outreach/index.ts'
import { pickText } from '../../translated-text.rules.ts'

/** Versions of an item that are listed, the newest first. */
const MAX_VERSIONS = 100

export function summarizeItem(item: ContentItem & { fields: ContentFields }, { settings }: Merchant, now: Date) {
  const { id, kind, live, draft, fields, updatedAt, updatedBy } = item
  const { defaultLanguage, timeZone } = settings
  return {
    id,
    kind,
    title: pickText(readTitle(fields), defaultLanguage, defaultLanguage),
    detail: readDetail(fields),
    state: decideState({ live, draft, fields }, timeZone, now),
    hasDraft: live !== null && draft !== null,
    ...readPeriod(fields),
    updatedAt: updatedAt.toISOString(),
    updatedBy,
  }
}

/** An item with its versions; null without one. */
export async function describeItem(
  tx: Tx,
  name: { merchant: string; kind: ContentItem['kind']; id: string },
  merchant: Merchant,
) {
  const item = await findContentItem(tx, name)
  if (!item) return null
  const { revision, draft, live } = item
  const number = draft ?? live ?? (await findNewestVersion(tx, name))
  const version = await findContentVersion(tx, name, number)
  if (!version) return null
  const versions = await listContentVersions(tx, name, MAX_VERSIONS)
  return {
    ...summarizeItem(
      { ...item, fields: (await findContentVersion(tx, name, live))?.fields ?? version.fields },
      merchant,
      new Date(),
    ),
    ...{ revision, draft, live, fields: version.fields },
    versions: versions.map(({ number, author, madeAt, publishedAt }) => ({
      ...{ number, author, madeAt: madeAt.toISOString(), publishedAt: publishedAt?.toISOString() ?? null },
    })),
  }
}
