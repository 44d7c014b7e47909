import type { ContentFields, ContentKind } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import type { Merchant } from '../../merchant/index.ts'
import { listShown } from './content.rules.ts'
import { type LiveContent, listLiveContent } from './content.store.ts'

/** Maximum rows of a content list (OPEN-15). */
export const CONTENT_LIST_LIMIT = 50

/** Published content of some kinds that is in its time, in its order. */
export async function listShownContent<Kind extends ContentKind>(
  tx: Tx,
  { code, settings }: Merchant,
  kinds: readonly Kind[],
): Promise<LiveContent<Extract<ContentFields, { kind: Kind }>>[]> {
  return listShown(await listLiveContent(tx, code, kinds), settings.timeZone, new Date())
}

/** The merchant's contacts. */
export async function listLiveContacts(tx: Tx, merchant: Merchant) {
  return (await listShownContent(tx, merchant, ['contact'])).slice(0, CONTENT_LIST_LIMIT)
}
