import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id } from './fields.ts'

/** Subjects of articles, in the order of the help centre. */
export const helpCategories = ['payments', 'games', 'promotions', 'account', 'safer', 'other'] as const
export type HelpCategory = (typeof helpCategories)[number]

/** Articles that stand where a merchant has written none; their texts are the app's. */
export const builtInArticles = [
  { id: 'deposit', category: 'payments' },
  { id: 'withdrawal', category: 'payments' },
  { id: 'lottery', category: 'games' },
  { id: 'fair', category: 'games' },
  { id: 'account', category: 'account' },
  { id: 'safer', category: 'safer' },
  { id: 'terms', category: 'other' },
] as const satisfies readonly { id: string; category: HelpCategory }[]

export const MAX_HELP_ARTICLES = 200

export const helpArticle = z.object({
  id,
  category: z.enum(helpCategories),
  title: z.string(),
  /** Lines as `parseHelpBody` reads them. */
  body: z.string(),
  /** Of the texts: the caller's, or the one that stands in for it. */
  language: z.string(),
})
export type HelpArticle = z.output<typeof helpArticle>

export const helpArticles = endpoint({
  method: 'GET',
  path: '/wps/content/help',
  access: 'anyone',
  summary: 'The merchant’s help articles in the caller’s language; none where it has written none (OPEN-46)',
  publicMaxAgeSeconds: 30,
  value: z.array(helpArticle).max(MAX_HELP_ARTICLES),
})

export const voteHelpArticle = endpoint({
  method: 'POST',
  path: '/wps/content/help/vote',
  access: 'anyone',
  summary: 'Whether an article helped: one vote a visitor and article, which the next one replaces',
  body: z.object({ articleId: id, hasHelped: z.boolean() }),
  value: z.object({ done: z.literal(true) }),
  errors: ['not_found'],
})
