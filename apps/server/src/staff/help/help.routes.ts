import {
  listStaffHelp,
  orderStaffHelp,
  parseAllowedLanguages,
  publishStaffHelp,
  readStaffHelp,
  saveStaffHelp,
} from '@foyer/contract'
import type { Database } from '@foyer/database'
import type { StaffIdentity } from '../../http/identity.ts'
import type { Registry } from '../../http/registry.ts'
import type { Merchant } from '../../merchant/index.ts'
import { countHelpVotes, findHelpArticle, type HelpArticleRow, listHelpArticles } from '../../outreach/index.ts'
import { listTrail, presentTrailRow } from '../trail/index.ts'
import { builtInIds, describeHelpState, sumVotes } from './help.rules.ts'
import { orderArticles, publishArticle, saveDraft } from './help-article.service.ts'

const TRAIL_SIZE = 50

/** Help articles that staff writes (OPEN-46). */
export function registerStaffHelpRoutes(registry: Registry, { database }: { database: Database }): void {
  const toActor = ({ personId, name }: StaffIdentity) => ({ id: personId, name })

  registry.on(listStaffHelp, async ({ merchant }) =>
    database.transaction(
      async (tx) => {
        const rows = await listHelpArticles(tx, merchant.code)
        const votes = await countHelpVotes(tx, merchant.code)
        return {
          items: rows.map((row) => ({ ...presentListed(row, merchant), ...sumVotes(votes, row.id) })),
          builtIn: builtInIds.map((id) => ({ id, ...sumVotes(votes, id) })),
        }
      },
      { merchant: merchant.code },
    ),
  )

  registry.on(readStaffHelp, async ({ merchant: { code, settings }, params: { id } }) =>
    database.transaction(
      async (tx) => {
        const row = await findHelpArticle(tx, code, id)
        const votes = (await countHelpVotes(tx, code)).filter(({ articleId }) => articleId === id)
        const trail = await listTrail(tx, { merchant: code, subject: 'help', subjectId: id, limit: TRAIL_SIZE })
        return {
          id,
          version: row?.version ?? 0,
          category: row?.draft.category ?? ('other' as const),
          texts: row?.draft.texts ?? {},
          state: row ? describeHelpState(row) : ('draft' as const),
          languages: [...parseAllowedLanguages(settings.template.languages)],
          defaultLanguage: settings.defaultLanguage,
          votes,
          trail: trail.map(presentTrailRow),
        }
      },
      { merchant: code },
    ),
  )

  registry.on(saveStaffHelp, async ({ merchant, staff, body: { id, version, category, texts } }) => {
    const change = { merchant, actor: toActor(staff), id, version, draft: { category, texts }, now: new Date() }
    const saved = await database.transaction((tx) => saveDraft(tx, change), { merchant: merchant.code })
    return { version: saved }
  })

  registry.on(publishStaffHelp, async ({ merchant, staff, body }) => {
    const change = { merchant, actor: toActor(staff), ...body, now: new Date() }
    const version = await database.transaction((tx) => publishArticle(tx, change), { merchant: merchant.code })
    return { version }
  })

  registry.on(orderStaffHelp, async ({ merchant, staff, body: { ids } }) => {
    const change = { merchant, actor: toActor(staff), ids }
    await database.transaction((tx) => orderArticles(tx, change), { merchant: merchant.code })
    return { done: true as const }
  })
}

function presentListed(row: HelpArticleRow, { settings }: Merchant) {
  const { id, draft, updatedAt } = row
  const languages = Object.keys(draft.texts)
  return {
    id,
    category: draft.category,
    title: draft.texts[settings.defaultLanguage]?.title ?? '',
    state: describeHelpState(row),
    languages,
    missing: parseAllowedLanguages(settings.template.languages).filter((code) => !languages.includes(code)),
    updatedAt: updatedAt.toISOString(),
  }
}
