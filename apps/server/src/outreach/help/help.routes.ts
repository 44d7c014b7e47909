import { builtInArticles, helpArticles, voteHelpArticle } from '@foyer/contract'
import type { Database } from '@foyer/database'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import { hashVoter, pickHelpTexts } from './help.rules.ts'
import { findHelpArticle, listPublishedArticles } from './help-article.store.ts'
import { saveHelpVote } from './help-vote.store.ts'

/** The merchant's help articles for everybody, and votes on them (OPEN-46). */
export function registerHelpRoutes(registry: Registry, { database }: { database: Database }): void {
  registry.on(helpArticles, async ({ merchant: { code, settings }, caller }) => {
    const rows = await database.transaction((tx) => listPublishedArticles(tx, code), { merchant: code })
    return rows.flatMap(({ id, published }) => {
      const texts = published && pickHelpTexts(published.texts, caller.language, settings.defaultLanguage)
      return texts ? [{ id, category: published.category, ...texts }] : []
    })
  })

  registry.on(
    voteHelpArticle,
    async ({ merchant: { code }, session, body: { articleId, hasHelped }, caller }) => {
      const who = { memberId: session?.memberId, deviceId: caller.deviceCookie, ip: caller.ip }
      await database.transaction(
        async (tx) => {
          const isBuiltIn = builtInArticles.some(({ id }) => id === articleId)
          const article = isBuiltIn ? undefined : await findHelpArticle(tx, code, articleId)
          if (!isBuiltIn && !article?.published) throw new ServiceError('not_found')
          const voter = hashVoter(code, articleId, who)
          const vote = { articleId, voter, hasHelped, language: caller.language, votedAt: new Date() }
          await saveHelpVote(tx, { merchant: code, ...vote })
        },
        { merchant: code },
      )
      return { done: true as const }
    },
    { limit: 'code' },
  )
}
