import { builtInArticles, type HelpTexts } from '@foyer/contract'
import type { HelpArticleRow, HelpVoteCount } from '../../outreach/index.ts'

type HelpContent = HelpArticleRow['draft']

/** Whether two versions of an article say the same; the order of languages does not count. */
export function isSameHelp(one: HelpContent, other: HelpContent): boolean {
  return one.category === other.category && writeTexts(one.texts) === writeTexts(other.texts)
}

function writeTexts(texts: HelpTexts): string {
  const entries = Object.entries(texts).map(([code, { title, body }]) => [code, title, body])
  return JSON.stringify(entries.toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1)))
}

export function describeHelpState({ draft, published }: Pick<HelpArticleRow, 'draft' | 'published'>) {
  if (published === null) return 'draft' as const
  return isSameHelp(draft, published) ? ('published' as const) : ('changed' as const)
}

/** What the trail says of an article: lengths, not texts, as an article may have 29 languages. */
export function summarizeHelp({ category, texts }: HelpContent): object {
  const titles = Object.entries(texts).map(([code, { title, body }]) => [code, `${title} (${body.length})`])
  return { category, ...Object.fromEntries(titles) }
}

/** Votes over all languages of one article. */
export function sumVotes(counts: readonly HelpVoteCount[], articleId: string): { helped: number; notHelped: number } {
  const own = counts.filter((count) => count.articleId === articleId)
  return {
    helped: own.reduce((sum, { helped }) => sum + helped, 0),
    notHelped: own.reduce((sum, { notHelped }) => sum + notHelped, 0),
  }
}

export const builtInIds: readonly string[] = builtInArticles.map(({ id }) => id)
