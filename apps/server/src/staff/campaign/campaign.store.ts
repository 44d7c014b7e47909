import { inMs, type Tx } from '@foyer/database'
import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { OutboxRows } from '../../outbox/index.ts'
import { campaignTable } from './campaign.table.ts'

export type CampaignRow = typeof campaignTable.$inferSelect
type NewCampaign = Omit<
  CampaignRow,
  | 'attempts'
  | 'createdAt'
  | 'dueAt'
  | 'failed'
  | 'lastMember'
  | 'sent'
  | 'skippedBlocked'
  | 'skippedClosed'
  | 'startsAt'
  | 'state'
>

const isRow = ({ merchant, id }: Pick<CampaignRow, 'merchant' | 'id'>) =>
  and(eq(campaignTable.merchant, merchant), eq(campaignTable.id, id))

/** Inserts a campaign that is due at its start; false for a known id. @param startsAt undefined for now */
export async function insertCampaign(tx: Tx, row: NewCampaign, startsAt: Date | undefined): Promise<boolean> {
  const at = startsAt ?? sql<Date>`now()`
  const rows = await tx
    .insert(campaignTable)
    .values({ ...row, state: 'planned', startsAt: at, createdAt: sql`now()`, dueAt: at })
    .onConflictDoNothing()
    .returning({ id: campaignTable.id })
  return rows.length > 0
}

export async function findCampaign(tx: Tx, merchant: string, id: string): Promise<CampaignRow | undefined> {
  const rows = await tx.select().from(campaignTable).where(isRow({ merchant, id }))
  return rows[0]
}

/** The campaign, locked until the transaction ends. */
export async function lockCampaign(
  tx: Tx,
  key: Pick<CampaignRow, 'merchant' | 'id'>,
): Promise<CampaignRow | undefined> {
  const rows = await tx.select().from(campaignTable).where(isRow(key)).for('update')
  return rows[0]
}

/** Campaigns of a merchant, newest first. */
export async function listCampaigns(
  tx: Tx,
  filter: {
    merchant: string
    state: CampaignRow['state'] | undefined
    /** Of one person. */
    personId: string | undefined
    before: string | undefined
    limit: number
  },
): Promise<CampaignRow[]> {
  const { merchant, state, personId, before, limit } = filter
  const { createdAt, id } = campaignTable
  const last = tx
    .select({ createdAt, id })
    .from(campaignTable)
    .where(isRow({ merchant, id: before ?? '' }))
  return tx
    .select()
    .from(campaignTable)
    .where(
      and(
        eq(campaignTable.merchant, merchant),
        state && eq(campaignTable.state, state),
        personId === undefined ? undefined : eq(campaignTable.personId, personId),
        before === undefined ? undefined : sql`(${createdAt}, ${id}) < (${last})`,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
}

/** Campaigns that are planned or being sent. */
export async function countOpenCampaigns(tx: Tx, merchant: string): Promise<number> {
  const isOpen = inArray(campaignTable.state, ['planned', 'sending'])
  const rows = await tx
    .select({ open: count() })
    .from(campaignTable)
    .where(and(eq(campaignTable.merchant, merchant), isOpen))
  return rows[0]?.open ?? 0
}

export interface CampaignProgress {
  lastMember: string
  sent: number
  failed: number
  skippedClosed: number
  skippedBlocked: number
}

/** Adds the outcome of a batch to a campaign that the transaction has locked; it is due again after `delayMs`. */
export async function recordBatch(
  tx: Tx,
  key: Pick<CampaignRow, 'merchant' | 'id'>,
  { lastMember, ...counts }: CampaignProgress,
  delayMs: number,
): Promise<void> {
  const add = (name: keyof typeof counts): SQL => sql`${campaignTable[name]} + ${counts[name]}`
  await tx
    .update(campaignTable)
    .set({
      ...{ lastMember, state: 'sending', attempts: 0, dueAt: inMs(delayMs) },
      ...{ sent: add('sent'), failed: add('failed') },
      ...{ skippedClosed: add('skippedClosed'), skippedBlocked: add('skippedBlocked') },
    })
    .where(isRow(key))
}

/** Ends a campaign that the transaction has locked. */
export async function endCampaign(
  tx: Tx,
  key: Pick<CampaignRow, 'merchant' | 'id'>,
  state: 'sent' | 'stopped',
): Promise<void> {
  await tx.update(campaignTable).set({ state, dueAt: null }).where(isRow(key))
}

export const campaignRows: OutboxRows<CampaignRow> = { table: campaignTable, key: ['id'] }
