import type { Database, Tx } from '@foyer/database'
import { type AudienceFilter, listAudience, type MemberRow } from '../../member/index.ts'
import type { Merchant } from '../../merchant/index.ts'
import { hasDeposited } from '../../money/index.ts'
import type { OutboxQueue } from '../../outbox/index.ts'
import { queuePush, sendMessage } from '../../outreach/index.ts'
import { readLocalTime } from '../../time-zone.rules.ts'
import { findSkip, planBatch, readQuietHours } from './campaign.rules.ts'
import {
  type CampaignProgress,
  type CampaignRow,
  campaignRows,
  endCampaign,
  lockCampaign,
  recordBatch,
} from './campaign.store.ts'

/** Interval of the job, in seconds. */
export const CAMPAIGN_SECONDS = 5
/** Members of one transaction: short enough for others to come between. */
const BATCH_SIZE = 100
const LEASE_MS = 60_000
/** Time of one claim in which further batches begin. */
const WORK_MS = 20_000
/** Page that a tap on a push notification opens. */
const INBOX_PATH = '/m/notice'

/** The members that an audience means at this merchant. */
export function toFilter(
  { code, settings }: Pick<Merchant, 'code' | 'settings'>,
  audience: CampaignRow['audience'],
): AudienceFilter {
  if (audience.kind === 'all') return { merchant: code }
  if (audience.kind === 'member') return { merchant: code, memberId: audience.member }
  const { types, language, currency, registeredSince, lastLoginSince } = audience
  const since = (day: string | undefined) =>
    day === undefined ? undefined : readLocalTime(`${day}T00:00`, settings.timeZone)
  return {
    ...{ merchant: code, types, language, currency },
    ...{ registeredSince: since(registeredSince), lastLoginSince: since(lastLoginSince) },
    condition: audience.hasDeposited ? hasDeposited : undefined,
  }
}

/**
 * Messages of staff on their way to members. Messages and progress of a batch are one transaction, with the campaign
 * locked: after a kill the next claim goes on behind the last member, and nobody gets a message twice.
 */
export function createCampaignQueue({ database }: { database: Database }): OutboxQueue<CampaignRow> {
  return {
    name: 'campaign',
    rows: campaignRows,
    limit: 3,
    leaseMs: LEASE_MS,
    retry: { firstMs: 5_000, maxMs: 300_000 },
    alarmAttempt: 3,
    failure: 'messages of a campaign not sent',
    describe: ({ id }) => ({ campaign: id }),
    async work(row, merchant) {
      const endsAtMs = performance.now() + WORK_MS
      let { attempts } = row
      let isOpen = true
      while (isOpen && performance.now() < endsAtMs) {
        isOpen = await database.transaction((tx) => sendBatch(tx, merchant, row.id, attempts), {
          merchant: merchant.code,
        })
        attempts = 1
      }
      return 'recorded'
    },
  }
}

/** Works on the next members of a campaign. @returns false once it is over */
export async function sendBatch(tx: Tx, merchant: Merchant, id: string, attempts: number): Promise<boolean> {
  const campaign = await lockCampaign(tx, { merchant: merchant.code, id })
  if (!campaign || campaign.dueAt === null) return false
  const { size, isPassedOver } = planBatch(attempts, BATCH_SIZE)
  const page = { after: campaign.lastMember, limit: size }
  const members = await listAudience(tx, toFilter(merchant, campaign.audience), page)
  const last = members.at(-1)
  if (!last) {
    await endCampaign(tx, campaign, 'sent')
    return false
  }
  const progress = { lastMember: last.id, sent: 0, failed: 0, skippedClosed: 0, skippedBlocked: 0 }
  if (isPassedOver) progress.failed += members.length
  else for (const member of members) await sendOne(tx, { merchant, campaign, progress }, member)
  await recordBatch(tx, campaign, progress, 0)
  return true
}

async function sendOne(
  tx: Tx,
  { merchant, campaign, progress }: { merchant: Merchant; campaign: CampaignRow; progress: CampaignProgress },
  member: MemberRow,
): Promise<void> {
  const now = new Date()
  const { id, topic, title, body, action } = campaign
  const skip = findSkip(member, topic, now)
  if (skip === 'closed') progress.skippedClosed += 1
  else if (skip === 'blocked') progress.skippedBlocked += 1
  else {
    await sendMessage(tx, { merchant: merchant.code, memberId: member.id, id, title, body, action, sentAt: now })
    const quietHours = readQuietHours(campaign, merchant.settings.timeZone)
    if (campaign.hasPush)
      await queuePush(tx, { merchant, member, id, topic, title, body, path: action ?? INBOX_PATH, quietHours, now })
    progress.sent += 1
  }
}
