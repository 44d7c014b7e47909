import { isDeepStrictEqual } from 'node:util'
import type { ContentFields, ContentKind } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import { ServiceError } from '../../http/service-error.ts'
import type { Merchant } from '../../merchant/index.ts'
import { publishLegalTexts } from '../legal/index.ts'
import {
  type ContentItem,
  type ContentName,
  findContentVersion,
  findNewestVersion,
  insertContentItem,
  insertContentVersion,
  lockContentItem,
  readContentBounds,
  updateContentDraft,
  updateContentItem,
} from './content.store.ts'
import { listContentFaults, listMissingFields } from './content-fault.rules.ts'

/** Items of one kind at a merchant. */
const MAX_ITEMS = 1_000
/** Kinds whose newest item comes first. */
const newestFirst: readonly ContentKind[] = ['announcement', 'activity', 'terms']

type Site = Pick<Merchant, 'code' | 'settings'>

interface Author {
  name: string
  now: Date
}

/** An item before and after a change: the fields that members see, or see no more. */
export interface ContentChange {
  revision: number
  /** False where the item was so already. */
  isChange: boolean
  before: { version: number | null; fields: ContentFields | undefined }
  after: { version: number | null; fields: ContentFields | undefined }
}

type Wanted = Pick<ContentName, 'kind' | 'id'> & { revision: number }

const none = { version: null, fields: undefined }
const same = (revision: number): ContentChange => ({ revision, isChange: false, before: none, after: none })

/** The item as the person saw it. @throws ServiceError `not_found`, `request_conflict` after another change */
async function lockSeen(tx: Tx, name: ContentName, seen: number): Promise<ContentItem> {
  const found = await lockContentItem(tx, name)
  if (!found) throw new ServiceError('not_found')
  if (found.revision !== seen) throw new ServiceError('request_conflict')
  return found
}

/**
 * Saves an item's draft; a new item is made. The same content again changes nothing.
 * @throws ServiceError `invalid_input` with the fields, `request_conflict`
 */
export async function saveContentDraft(
  tx: Tx,
  { code, settings }: Site,
  { id, revision, fields }: { id: string; revision: number; fields: ContentFields },
  { name: author, now }: Author,
): Promise<ContentChange> {
  const { kind } = fields
  const faults = listContentFaults(fields, settings.imageCDNs)
  if (faults.length > 0) throw new ServiceError('invalid_input', faults)
  const name = { merchant: code, kind, id }
  const found = await lockContentItem(tx, name)
  if (!found && revision === 0) return createDraft(tx, name, fields, { name: author, now })
  if (!found) throw new ServiceError('not_found')
  const known = await findContentVersion(tx, name, found.draft ?? found.live)
  if (isDeepStrictEqual(known?.fields, fields)) return same(found.revision)
  if (found.revision !== revision) throw new ServiceError('request_conflict')
  const number = found.draft ?? (await findNewestVersion(tx, name)) + 1
  if (found.draft === null)
    await insertContentVersion(tx, { ...versionOf(name, number, fields, { name: author, now }), publishedAt: null })
  else await updateContentDraft(tx, name, number, { fields, author, madeAt: now })
  const next = found.revision + 1
  await updateContentItem(tx, name, { draft: number, revision: next, updatedAt: now, updatedBy: author })
  return { revision: next, isChange: true, before: none, after: { version: number, fields } }
}

async function createDraft(tx: Tx, name: ContentName, fields: ContentFields, author: Author): Promise<ContentChange> {
  const { count } = await readContentBounds(tx, name.merchant, name.kind)
  if (count >= MAX_ITEMS) throw new ServiceError('request_conflict')
  const row = { ...(await placeNew(tx, name)), live: null, draft: 1, publishedAt: null }
  // Two tabs at once: the second one's content is another change.
  if (!(await insertContentItem(tx, { ...row, updatedAt: author.now, updatedBy: author.name })))
    throw new ServiceError('request_conflict')
  await insertContentVersion(tx, { ...versionOf(name, 1, fields, author), publishedAt: null })
  return { revision: 1, isChange: true, before: none, after: { version: 1, fields } }
}

async function placeNew(tx: Tx, name: ContentName) {
  const { first, last } = await readContentBounds(tx, name.merchant, name.kind)
  return { ...name, ordinal: newestFirst.includes(name.kind) ? first - 1 : last + 1, revision: 1 }
}

function versionOf(
  { merchant, kind, id: itemId }: ContentName,
  number: number,
  fields: ContentFields,
  { name: author, now }: Author,
) {
  return { merchant, kind, itemId, number, fields, author, madeAt: now }
}

/** Shows the draft to members. @throws ServiceError `not_found`, `request_conflict`, `invalid_input` with the fields */
export async function publishContent(
  tx: Tx,
  site: Site,
  { kind, id, revision }: Wanted,
  author: Author,
): Promise<ContentChange> {
  const name = { merchant: site.code, kind, id }
  const found = await lockContentItem(tx, name)
  if (!found) throw new ServiceError('not_found')
  if (found.draft === null && found.live !== null) return same(found.revision)
  if (found.revision !== revision || found.draft === null) throw new ServiceError('request_conflict')
  const draft = await findContentVersion(tx, name, found.draft)
  if (!draft) throw new ServiceError('not_found')
  await admit(tx, site, draft.fields, author.now)
  await updateContentDraft(tx, name, draft.number, { publishedAt: author.now })
  return show(tx, found, { number: draft.number, fields: draft.fields }, author)
}

/** Publishes an earlier version anew, as the newest one; a draft stays. @throws as `publishContent` */
export async function rollBackContent(
  tx: Tx,
  site: Site,
  { kind, id, revision, version }: Wanted & { version: number },
  author: Author,
): Promise<ContentChange> {
  const name = { merchant: site.code, kind, id }
  const found = await lockContentItem(tx, name)
  const earlier = await findContentVersion(tx, name, version)
  if (!found || !earlier) throw new ServiceError('not_found')
  const live = await findContentVersion(tx, name, found.live)
  if (isDeepStrictEqual(live?.fields, earlier.fields)) return same(found.revision)
  if (found.revision !== revision || earlier.publishedAt === null || kind === 'terms')
    throw new ServiceError('request_conflict')
  await admit(tx, site, earlier.fields, author.now)
  const number = (await findNewestVersion(tx, name)) + 1
  await insertContentVersion(tx, { ...versionOf(name, number, earlier.fields, author), publishedAt: author.now })
  return show(tx, found, { number, fields: earlier.fields }, author, found.draft)
}

/** Takes an item down, or drops what was never published. @throws ServiceError `not_found`, `request_conflict` */
export async function archiveContent(
  tx: Tx,
  { code }: Site,
  { kind, id, revision }: Wanted,
  { name: author, now }: Author,
): Promise<ContentChange> {
  const name = { merchant: code, kind, id }
  const seen = await lockContentItem(tx, name)
  if (seen?.live === null && seen.draft === null) return same(seen.revision)
  const found = await lockSeen(tx, name, revision)
  // What members have accepted stays (decision 090).
  if (kind === 'terms' && found.live !== null) throw new ServiceError('request_conflict')
  const shown = await findContentVersion(tx, name, found.live ?? found.draft)
  const next = revision + 1
  await updateContentItem(tx, name, { live: null, draft: null, revision: next, updatedAt: now, updatedBy: author })
  return {
    ...{ revision: next, isChange: true, after: none },
    before: { version: shown?.number ?? null, fields: shown?.fields },
  }
}

/** Refuses what members' pages would not show; publishes terms to where members read them. */
async function admit(tx: Tx, { code, settings }: Site, fields: ContentFields, publishedAt: Date): Promise<void> {
  const faults = [
    ...listContentFaults(fields, settings.imageCDNs),
    ...listMissingFields(fields, settings.defaultLanguage),
  ]
  if (faults.length > 0) throw new ServiceError('invalid_input', faults.slice(0, 20))
  if (fields.kind !== 'terms') return
  const { page, version, body } = fields
  if (!(await publishLegalTexts(tx, { merchant: code, page, version, texts: body, publishedAt })))
    throw new ServiceError('request_conflict')
}

async function show(
  tx: Tx,
  item: ContentItem,
  { number, fields }: { number: number; fields: ContentFields },
  { name: author, now }: Author,
  draft: number | null = null,
): Promise<ContentChange> {
  const before = await findContentVersion(tx, item, item.live)
  const revision = item.revision + 1
  await updateContentItem(tx, item, {
    ...{ live: number, draft, revision, updatedAt: now, updatedBy: author },
    publishedAt: item.publishedAt ?? now,
  })
  return {
    ...{ revision, isChange: true, after: { version: number, fields } },
    before: { version: before?.number ?? null, fields: before?.fields },
  }
}
