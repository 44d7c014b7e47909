import { MAX_HELP_ARTICLES, parseAllowedLanguages } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import { ServiceError } from '../../http/service-error.ts'
import type { Merchant } from '../../merchant/index.ts'
import {
  findHelpArticle,
  type HelpArticleRow,
  listHelpArticles,
  lockHelpArticles,
  orderHelpArticles,
  saveHelpArticle,
} from '../../outreach/index.ts'
import { appendTrail, type TrailActor } from '../trail/index.ts'
import { isSameHelp, summarizeHelp } from './help.rules.ts'

interface HelpChange {
  merchant: Merchant
  actor: TrailActor
  id: string
  /** As it was read; 0 for a new article. */
  version: number
  now: Date
}

/**
 * Saves the draft of an article; the same content again changes nothing.
 * @returns the article's version
 * @throws ServiceError `request_conflict` for an article that somebody else has changed, `invalid_input`
 */
export async function saveDraft(
  tx: Tx,
  { merchant, actor, id, version, now, draft }: HelpChange & { draft: HelpArticleRow['draft'] },
): Promise<number> {
  const { code, settings } = merchant
  refuseWrongLanguages(merchant, draft)
  await lockHelpArticles(tx, code)
  const known = await findHelpArticle(tx, code, id)
  if (known && isSameHelp(known.draft, draft)) return known.version
  if ((known?.version ?? 0) !== version) throw new ServiceError('request_conflict')
  const articles = known ? [] : await listHelpArticles(tx, code)
  if (articles.length >= MAX_HELP_ARTICLES) throw new ServiceError('request_conflict')
  const ordinal = known?.ordinal ?? (articles.at(-1)?.ordinal ?? -1) + 1
  const published = known?.published ?? null
  await saveHelpArticle(tx, { merchant: code, id, ordinal, draft, published, version: version + 1, updatedAt: now })
  await appendTrail(tx, {
    ...{ merchant: code, actor, action: 'help.saved' as const, subject: 'help' as const, subjectId: id, reason: '' },
    before: known ? summarizeHelp(known.draft) : {},
    after: { ...summarizeHelp(draft), language: settings.defaultLanguage },
  })
  return version + 1
}

/** The default language stands in for missing ones, so that it is needed. */
function refuseWrongLanguages({ settings }: Merchant, { texts }: HelpArticleRow['draft']): void {
  const served: readonly string[] = [...parseAllowedLanguages(settings.template.languages), settings.defaultLanguage]
  const isServed = Object.keys(texts).every((code) => served.includes(code))
  if (!isServed || !Object.hasOwn(texts, settings.defaultLanguage))
    throw new ServiceError('invalid_input', [{ path: 'texts', rule: 'language' }])
}

/**
 * Publishes the draft, or takes the article down; what is so already stays as it is.
 * @throws ServiceError `not_found`, `request_conflict`
 */
export async function publishArticle(
  tx: Tx,
  { merchant, actor, id, version, now, isPublished }: HelpChange & { isPublished: boolean },
): Promise<number> {
  const { code } = merchant
  await lockHelpArticles(tx, code)
  const known = await findHelpArticle(tx, code, id)
  if (!known) throw new ServiceError('not_found')
  const isSo = isPublished ? known.published !== null && isSameHelp(known.draft, known.published) : !known.published
  if (isSo) return known.version
  if (known.version !== version) throw new ServiceError('request_conflict')
  const published = isPublished ? known.draft : null
  await saveHelpArticle(tx, { ...known, published, version: version + 1, updatedAt: now })
  await appendTrail(tx, {
    ...{ merchant: code, actor, subject: 'help' as const, subjectId: id, reason: '' },
    action: isPublished ? 'help.published' : 'help.taken_down',
    before: known.published ? summarizeHelp(known.published) : {},
    after: published ? summarizeHelp(published) : {},
  })
  return version + 1
}

/** @throws ServiceError `request_conflict` for a list that is not all of the merchant's articles */
export async function orderArticles(
  tx: Tx,
  { merchant: { code }, actor, ids }: Pick<HelpChange, 'merchant' | 'actor'> & { ids: readonly string[] },
): Promise<void> {
  await lockHelpArticles(tx, code)
  const known = (await listHelpArticles(tx, code)).map(({ id }) => id)
  if (known.toSorted().join() !== ids.toSorted().join()) throw new ServiceError('request_conflict')
  if (known.join() === ids.join()) return
  await orderHelpArticles(tx, code, ids)
  await appendTrail(tx, {
    ...{ merchant: code, actor, action: 'help.ordered' as const, subject: 'help' as const, subjectId: '', reason: '' },
    before: { ids: known },
    after: { ids },
  })
}
