import { saveConsent, trackEvent, trackingSettings } from '@foyer/contract'
import type { Database } from '@foyer/database'
import type { Registry } from '../../http/registry.ts'
import type { TrackingPartners } from '../../providers/tracking/tracking.ts'
import { CONSENT_VERSION } from './tracking.constants.ts'
import type { Tracking } from './tracking.service.ts'
import { insertConsent } from './tracking-consent.store.ts'

interface TrackingRouteDependencies {
  database: Database
  tracking: Tracking
  trackingPartners: TrackingPartners
}

/** Consent, and events of visits (TRACK, DEC-21). */
export function registerTrackingRoutes(registry: Registry, dependencies: TrackingRouteDependencies): void {
  const { database, tracking, trackingPartners } = dependencies

  registry.on(trackingSettings, async ({ merchant }) => ({
    partners: trackingPartners.list(merchant.code).map(({ name }) => name),
    consentVersion: CONSENT_VERSION,
  }))

  registry.on(
    saveConsent,
    async ({ merchant: { code }, body }) => {
      await database.transaction((tx) => insertConsent(tx, { merchant: code, ...body }), { merchant: code })
      return null
    },
    { limit: 'beacon' },
  )

  registry.on(
    trackEvent,
    async ({ merchant, session, body, caller }) => {
      await tracking.track(merchant, body, { memberId: session?.memberId, siteUrl: caller.origin })
      return null
    },
    { limit: 'beacon' },
  )
}
