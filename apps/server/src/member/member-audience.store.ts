import type { Tx } from '@foyer/database'
import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { MemberRow } from './member.store.ts'
import { memberTable } from './member.table.ts'

/** Members whom a message is for; what is left out does not restrict it. */
export interface AudienceFilter {
  merchant: string
  memberId?: string | undefined
  types?: readonly number[] | undefined
  language?: string | undefined
  currency?: string | undefined
  registeredSince?: Date | undefined
  lastLoginSince?: Date | undefined
  /** A condition of another context, of the member with these columns. */
  condition?: ((member: { merchant: SQL; id: SQL }) => SQL) | undefined
}

function isOfAudience(filter: AudienceFilter): SQL | undefined {
  const { merchant, memberId, types, language, currency, registeredSince, lastLoginSince, condition } = filter
  return and(
    eq(memberTable.merchant, merchant),
    memberId === undefined ? undefined : eq(memberTable.id, memberId),
    types && types.length > 0 ? inArray(memberTable.type, [...types]) : undefined,
    language === undefined ? undefined : eq(memberTable.language, language),
    currency === undefined ? undefined : eq(memberTable.currency, currency),
    registeredSince && gte(memberTable.createdAt, registeredSince),
    lastLoginSince && gte(memberTable.lastLoginAt, lastLoginSince),
    condition?.({ merchant: sql`${memberTable.merchant}`, id: sql`${memberTable.id}` }),
  )
}

/** A page of the audience in the order of ids; locked until the transaction ends, so that no block comes between. */
export async function listAudience(
  tx: Tx,
  filter: AudienceFilter,
  { after, limit }: { after: string | null; limit: number },
): Promise<MemberRow[]> {
  return tx
    .select()
    .from(memberTable)
    .where(and(isOfAudience(filter), after === null ? undefined : gt(memberTable.id, after)))
    .orderBy(asc(memberTable.id))
    .limit(limit)
    .for('no key update')
}

/** Members of an audience, and those of them that are closed, or open and blocked from play, at this time. */
export async function countAudience(
  tx: Tx,
  filter: AudienceFilter,
  now: Date,
): Promise<{ all: number; closed: number; blocked: number }> {
  const { closedAt, playBlockedUntil } = memberTable
  const isBlocked = and(isNull(closedAt), gt(playBlockedUntil, now))
  const [row] = await tx
    .select({
      all: sql<number>`count(*)::int`,
      closed: sql<number>`(count(*) FILTER (WHERE ${isNotNull(closedAt)}))::int`,
      blocked: sql<number>`(count(*) FILTER (WHERE ${isBlocked}))::int`,
    })
    .from(memberTable)
    .where(isOfAudience(filter))
  return row ?? { all: 0, closed: 0, blocked: 0 }
}
