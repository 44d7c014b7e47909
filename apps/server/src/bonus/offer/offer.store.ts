import type { OfferFields } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { offerTable, offerVersionTable, promoCodeTable } from './offer.table.ts'

export type OfferRow = typeof offerTable.$inferSelect

/** A published version of an offer. */
export interface LiveOffer {
  id: string
  version: number
  fields: OfferFields
}

/** The merchant's offers, newest first, with the version that members have. */
export async function listOffers(tx: Tx, merchant: string): Promise<(OfferRow & { liveFields: OfferFields | null })[]> {
  const rows = await tx
    .select({ offer: offerTable, fields: offerVersionTable.fields })
    .from(offerTable)
    .leftJoin(offerVersionTable, isLiveVersion())
    .where(eq(offerTable.merchant, merchant))
    .orderBy(desc(offerTable.createdAt), offerTable.id)
  return rows.map(({ offer, fields }) => ({ ...offer, liveFields: fields }))
}

/** Published offers in the currency, within their time and not ended. */
export async function listLiveOffers(
  tx: Tx,
  { merchant, currency, now }: { merchant: string; currency: string; now: Date },
): Promise<LiveOffer[]> {
  const rows = await tx
    .select({ id: offerTable.id, version: offerVersionTable.number, fields: offerVersionTable.fields })
    .from(offerTable)
    .innerJoin(offerVersionTable, isLiveVersion())
    .where(
      and(
        eq(offerTable.merchant, merchant),
        isNull(offerTable.endedAt),
        sql`${offerVersionTable.fields} ->> 'currency' = ${currency}`,
        sql`(${offerVersionTable.fields} ->> 'from')::timestamptz <= ${now.toISOString()}::timestamptz`,
        sql`(${offerVersionTable.fields} ->> 'to')::timestamptz > ${now.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(offerTable.createdAt, offerTable.id)
  return rows
}

/** The published version of an offer, whenever it runs, and when staff ended it. */
export async function findOffer(
  tx: Tx,
  merchant: string,
  id: string,
): Promise<{ offer: LiveOffer; endedAt: Date | null } | undefined> {
  const [row] = await tx
    .select({ version: offerVersionTable.number, fields: offerVersionTable.fields, endedAt: offerTable.endedAt })
    .from(offerTable)
    .innerJoin(offerVersionTable, isLiveVersion())
    .where(and(eq(offerTable.merchant, merchant), eq(offerTable.id, id)))
  return row && { offer: { id, version: row.version, fields: row.fields }, endedAt: row.endedAt }
}

function isLiveVersion() {
  return and(
    eq(offerVersionTable.merchant, offerTable.merchant),
    eq(offerVersionTable.offerId, offerTable.id),
    eq(offerVersionTable.number, offerTable.live),
  )
}

/** Names of published offers by id and version. */
export async function readOfferNames(
  tx: Tx,
  merchant: string,
  offerIds: readonly string[],
): Promise<Map<string, OfferFields['names']>> {
  if (offerIds.length === 0) return new Map()
  const rows = await tx
    .select({ id: offerVersionTable.offerId, number: offerVersionTable.number, fields: offerVersionTable.fields })
    .from(offerVersionTable)
    .where(and(eq(offerVersionTable.merchant, merchant), inArray(offerVersionTable.offerId, [...offerIds])))
  return new Map(rows.map(({ id, number, fields }) => [`${id} ${number}`, fields.names]))
}

/** An offer, locked until the transaction ends. */
export async function lockOffer(tx: Tx, merchant: string, id: string): Promise<OfferRow | undefined> {
  const [row] = await tx
    .select()
    .from(offerTable)
    .where(and(eq(offerTable.merchant, merchant), eq(offerTable.id, id)))
    .for('update')
  return row
}

/** @returns false when the id is taken */
export async function insertOffer(tx: Tx, row: OfferRow): Promise<boolean> {
  const rows = await tx.insert(offerTable).values(row).onConflictDoNothing().returning({ id: offerTable.id })
  return rows.length > 0
}

export async function updateOffer(
  tx: Tx,
  { merchant, id, ...change }: Pick<OfferRow, 'merchant' | 'id'> & Partial<OfferRow>,
): Promise<void> {
  await tx
    .update(offerTable)
    .set(change)
    .where(and(eq(offerTable.merchant, merchant), eq(offerTable.id, id)))
}

export async function insertOfferVersion(tx: Tx, row: typeof offerVersionTable.$inferInsert): Promise<void> {
  await tx.insert(offerVersionTable).values(row)
}

/** Stores codes of an offer; a known one of the same offer gets its new number of uses. @returns codes of other offers */
export async function saveCodes(
  tx: Tx,
  { merchant, offerId }: { merchant: string; offerId: string },
  codes: readonly { code: string; uses: number }[],
): Promise<string[]> {
  const taken: string[] = []
  for (const { code, uses } of codes) {
    const rows = await tx
      .insert(promoCodeTable)
      .values({ merchant, code, offerId, uses })
      .onConflictDoUpdate({
        target: [promoCodeTable.merchant, promoCodeTable.code],
        set: { uses: sql`greatest(${uses}, ${promoCodeTable.used}, 1)` },
        setWhere: eq(promoCodeTable.offerId, offerId),
      })
      .returning({ code: promoCodeTable.code })
    if (rows.length === 0) taken.push(code)
  }
  return taken
}

export async function findCode(
  tx: Tx,
  merchant: string,
  code: string,
): Promise<typeof promoCodeTable.$inferSelect | undefined> {
  const [row] = await tx
    .select()
    .from(promoCodeTable)
    .where(and(eq(promoCodeTable.merchant, merchant), eq(promoCodeTable.code, code)))
  return row
}

/** Takes one use of a code, under its lock. @returns false when none is left */
export async function takeCode(tx: Tx, merchant: string, code: string): Promise<boolean> {
  const rows = await tx
    .update(promoCodeTable)
    .set({ used: sql`${promoCodeTable.used} + 1` })
    .where(
      and(
        eq(promoCodeTable.merchant, merchant),
        eq(promoCodeTable.code, code),
        lt(promoCodeTable.used, promoCodeTable.uses),
      ),
    )
    .returning({ code: promoCodeTable.code })
  return rows.length > 0
}
