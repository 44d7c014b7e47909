import type { Tx } from '@foyer/database'
import { and, asc, count, desc, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm'
import { tournamentEntryTable, tournamentTable } from './tournament.table.ts'

export type EntryRow = typeof tournamentEntryTable.$inferSelect

/** A tournament of a merchant: the offer's id. */
export interface TournamentPlace {
  merchant: string
  offerId: string
}

const isTournament = ({ merchant, offerId }: TournamentPlace) =>
  and(eq(tournamentTable.merchant, merchant), eq(tournamentTable.offerId, offerId))
const isOf = ({ merchant, offerId }: TournamentPlace) =>
  and(eq(tournamentEntryTable.merchant, merchant), eq(tournamentEntryTable.offerId, offerId))
/** Best first; one member has one place. */
const byPlace = [
  desc(tournamentEntryTable.score),
  asc(tournamentEntryTable.reachedAt),
  asc(tournamentEntryTable.memberId),
]

/** A tournament that runs, locked until the transaction ends, and begun by its first entrant. */
export async function lockTournament(tx: Tx, place: TournamentPlace): Promise<boolean> {
  const { merchant, offerId } = place
  await tx.insert(tournamentTable).values({ merchant, offerId }).onConflictDoNothing()
  const [row] = await tx.select().from(tournamentTable).where(isTournament(place)).for('update')
  return row?.finishedAt === null
}

/** Tournaments with entrants that are not finished. */
export async function listRunning(tx: Tx, merchant: string): Promise<string[]> {
  const rows = await tx
    .select({ offerId: tournamentTable.offerId })
    .from(tournamentTable)
    .where(and(eq(tournamentTable.merchant, merchant), isNull(tournamentTable.finishedAt)))
  return rows.map(({ offerId }) => offerId)
}

export async function finishTournament(tx: Tx, place: TournamentPlace, finishedAt: Date): Promise<void> {
  await tx.update(tournamentTable).set({ finishedAt }).where(isTournament(place))
}

/** Adds an entrant, unless it takes part. */
export async function insertEntry(tx: Tx, row: typeof tournamentEntryTable.$inferInsert): Promise<void> {
  await tx.insert(tournamentEntryTable).values(row).onConflictDoNothing()
}

export async function findEntry(tx: Tx, place: TournamentPlace, memberId: string): Promise<EntryRow | undefined> {
  const [row] = await tx
    .select()
    .from(tournamentEntryTable)
    .where(and(isOf(place), eq(tournamentEntryTable.memberId, memberId)))
  return row
}

/** Whether one of these members takes part. */
export async function hasEntry(tx: Tx, place: TournamentPlace, memberIds: readonly string[]): Promise<boolean> {
  if (memberIds.length === 0) return false
  const rows = await tx
    .select({ memberId: tournamentEntryTable.memberId })
    .from(tournamentEntryTable)
    .where(and(isOf(place), inArray(tournamentEntryTable.memberId, [...memberIds])))
    .limit(1)
  return rows.length > 0
}

/** The next entrants, by member. */
export async function listEntries(
  tx: Tx,
  place: TournamentPlace,
  { after, limit }: { after: string; limit: number },
): Promise<EntryRow[]> {
  return tx
    .select()
    .from(tournamentEntryTable)
    .where(and(isOf(place), gt(tournamentEntryTable.memberId, after)))
    .orderBy(asc(tournamentEntryTable.memberId))
    .limit(limit)
}

/** The first places: entrants with a score, best first. */
export async function listPlaces(tx: Tx, place: TournamentPlace, limit: number): Promise<EntryRow[]> {
  return tx
    .select()
    .from(tournamentEntryTable)
    .where(and(isOf(place), gt(tournamentEntryTable.score, 0n)))
    .orderBy(...byPlace)
    .limit(limit)
}

export async function countEntries(tx: Tx, place: TournamentPlace): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(tournamentEntryTable).where(isOf(place))
  return row?.total ?? 0
}

/** How many are ahead of an entrant. */
export async function countAhead(tx: Tx, entry: EntryRow): Promise<number> {
  const { score, reachedAt, memberId } = tournamentEntryTable
  const [row] = await tx
    .select({ total: count() })
    .from(tournamentEntryTable)
    .where(
      and(
        isOf(entry),
        or(
          gt(score, entry.score),
          and(eq(score, entry.score), lt(reachedAt, entry.reachedAt)),
          and(eq(score, entry.score), eq(reachedAt, entry.reachedAt), lt(memberId, entry.memberId)),
        ),
      ),
    )
  return row?.total ?? 0
}

export async function updateEntry(
  tx: Tx,
  entry: Pick<EntryRow, 'merchant' | 'offerId' | 'memberId'>,
  change: Partial<Pick<EntryRow, 'score' | 'reachedAt' | 'version' | 'place'>>,
): Promise<void> {
  await tx
    .update(tournamentEntryTable)
    .set(change)
    .where(and(isOf(entry), eq(tournamentEntryTable.memberId, entry.memberId)))
}
