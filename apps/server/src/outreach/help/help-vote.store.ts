import type { Tx } from '@foyer/database'
import { and, asc, count, eq, lt, sql } from 'drizzle-orm'
import { helpVoteTable } from './help.table.ts'

/** Stores a visitor's vote on an article; the next one replaces it. */
export async function saveHelpVote(tx: Tx, vote: typeof helpVoteTable.$inferInsert): Promise<void> {
  const { hasHelped, language, votedAt } = vote
  await tx
    .insert(helpVoteTable)
    .values(vote)
    .onConflictDoUpdate({
      target: [helpVoteTable.merchant, helpVoteTable.articleId, helpVoteTable.voter],
      set: { hasHelped, language, votedAt },
    })
}

export interface HelpVoteCount {
  articleId: string
  language: string
  helped: number
  notHelped: number
}

/** Votes by article and language. */
export async function countHelpVotes(tx: Tx, merchant: string): Promise<HelpVoteCount[]> {
  const { articleId, language, hasHelped } = helpVoteTable
  const rows = await tx
    .select({ articleId, language, hasHelped, votes: count() })
    .from(helpVoteTable)
    .where(and(eq(helpVoteTable.merchant, merchant)))
    .groupBy(articleId, language, hasHelped)
    .orderBy(asc(articleId), asc(language))
  const counts = new Map<string, HelpVoteCount>()
  for (const row of rows) {
    const key = `${row.articleId} ${row.language}`
    const known = counts.get(key) ?? { articleId: row.articleId, language: row.language, helped: 0, notHelped: 0 }
    known[row.hasHelped ? 'helped' : 'notHelped'] += row.votes
    counts.set(key, known)
  }
  return [...counts.values()]
}

export async function deleteOldHelpVotes(tx: Tx): Promise<void> {
  await tx.delete(helpVoteTable).where(lt(helpVoteTable.votedAt, sql`now() - interval '400 days'`))
}
