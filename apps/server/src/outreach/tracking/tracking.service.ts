import { createHash } from 'node:crypto'
import { type EndpointRequest, listAllowedIds, type trackEvent } from '@foyer/contract'
import type { Database, Tx } from '@foyer/database'
import { isCurrencyCode, toDecimalText } from '@foyer/money'
import { toTrackingCurrency } from '@foyer/money/tracking'
import { Counter, type Registry as MetricsRegistry } from 'prom-client'
import type { Merchant } from '../../merchant/index.ts'
import type { OutboxOutcome, OutboxQueue } from '../../outbox/index.ts'
import {
  type Conversion,
  type ConversionOutcome,
  listAllowedPartners,
  type TrackingPartners,
} from '../../providers/tracking/tracking.ts'
import {
  CONSENT_VERSION,
  TRACKING_ALARM_ATTEMPT,
  TRACKING_ATTEMPTS,
  TRACKING_BATCH,
  TRACKING_LEASE_MS,
  TRACKING_RETRY,
} from './tracking.constants.ts'
import { decideSource } from './tracking.rules.ts'
import { listConsentedPurposes } from './tracking-consent.store.ts'
import { countEvent, countSources } from './tracking-count.store.ts'
import { conversionRows, insertConversion, type QueuedConversionRow } from './tracking-queue.store.ts'

type TrackedEvent = EndpointRequest<typeof trackEvent>['body']

/** Counts of events by source, and what partners learn of them. */
export interface Tracking {
  /** Counts an event; it is queued for the merchant's partners of the purposes with a stored consent. */
  track(
    merchant: Merchant,
    event: TrackedEvent,
    visitor: { memberId: string | undefined; siteUrl: string },
  ): Promise<void>
  /** Conversions on their way to partners. */
  conversions: OutboxQueue<QueuedConversionRow>
}

interface TrackingDependencies {
  database: Database
  partners: TrackingPartners
  metrics: MetricsRegistry
}

export function createTracking({ database, partners, metrics }: TrackingDependencies): Tracking {
  const outcomes = new Counter({
    name: 'foyer_conversions_total',
    help: 'Attempts to report an event to an advertising partner by outcome',
    labelNames: ['merchant', 'partner', 'outcome'] as const,
    registers: [metrics],
  })

  /** Sends a conversion with what the visitor allows now: the answer may be another one than when it was queued. */
  async function send(row: QueuedConversionRow): Promise<ConversionOutcome | 'withdrawn'> {
    const { merchant } = row
    const { consentId, ...conversion } = row.content
    const all = partners.list(merchant).filter(({ code }) => code === row.partner)
    if (all.length === 0) return 'refused'
    const purposes = await database.transaction((tx) => readPurposes(tx, merchant, consentId), { merchant })
    const [partner] = listAllowedPartners(all, purposes)
    if (!partner) return 'withdrawn'
    return partner.send({ ...conversion, clickIds: listAllowedIds(conversion.clickIds, purposes) })
  }

  async function work(row: QueuedConversionRow): Promise<OutboxOutcome> {
    const { merchant, partner } = row
    const count = (outcome: ConversionOutcome | 'withdrawn') => outcomes.inc({ merchant, partner, outcome })
    try {
      const outcome = await send(row)
      count(outcome)
      return outcome === 'later' ? { outcome } : outcome === 'sent' ? 'done' : 'refused'
    } catch (error) {
      count('later')
      throw error
    }
  }

  return {
    async track({ code }, event, visitor) {
      await database.transaction(
        async (tx) => {
          const source = decideSource(event.source, await countSources(tx, code))
          await countEvent(tx, { merchant: code, source, event: event.event })
          await queueForPartners(tx, code, event, visitor, partners)
        },
        { merchant: code },
      )
    },
    conversions: {
      name: 'conversion',
      rows: conversionRows,
      limit: TRACKING_BATCH,
      leaseMs: TRACKING_LEASE_MS,
      retry: TRACKING_RETRY,
      maxAttempts: TRACKING_ATTEMPTS,
      alarmAttempt: TRACKING_ALARM_ATTEMPT,
      failure: 'conversion not sent',
      describe: ({ partner }) => ({ partner }),
      work,
    },
  }
}

/** Only the answer in the database counts: an event with an id that nobody answered under goes nowhere (DEC-21). */
async function queueForPartners(
  tx: Tx,
  merchant: string,
  event: TrackedEvent,
  visitor: { memberId: string | undefined; siteUrl: string },
  partners: TrackingPartners,
): Promise<void> {
  const all = partners.list(merchant).filter((partner) => partner.takes(event.event))
  const { consent, eventID } = event
  if (!consent || all.length === 0) return
  const { consentId, clickIds } = consent
  const purposes = await readPurposes(tx, merchant, consentId)
  const takers = listAllowedPartners(all, purposes)
  const content = { ...describeConversion(merchant, event, listAllowedIds(clickIds, purposes), visitor), consentId }
  for (const { code } of takers) await insertConversion(tx, { merchant, partner: code, eventId: eventID, content })
}

/** The purposes that the visitor allows now; none for an event without an answer. */
async function readPurposes(tx: Tx, merchant: string, consentId: string | undefined) {
  return consentId === undefined ? [] : listConsentedPurposes(tx, merchant, { consentId, version: CONSENT_VERSION })
}

function describeConversion(
  merchant: string,
  { event, eventID, amountMinor, currency, content_id: contentId }: TrackedEvent,
  clickIds: Conversion['clickIds'],
  { memberId, siteUrl }: { memberId: string | undefined; siteUrl: string },
): Conversion {
  const hasValue = amountMinor !== undefined && currency !== undefined && isCurrencyCode(currency)
  return {
    event,
    eventId: eventID,
    happenedAt: new Date().toISOString(),
    siteUrl,
    hashedMemberId: memberId && createHash('sha256').update(`${merchant}:${memberId}`).digest('hex'),
    value: hasValue ? toDecimalText({ minor: BigInt(amountMinor), currency }) : undefined,
    currency: hasValue ? toTrackingCurrency(currency) : undefined,
    contentId,
    clickIds,
  }
}
