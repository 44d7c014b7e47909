import { saveConsent, trackEvent, trackingSettings } from '@foyer/contract'
import type { Database } from '@foyer/database'
import type { ServerConfig } from '../../config.ts'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import type { TrackingPartners } from '../../providers/tracking/tracking.ts'
import { trackingPartners } from '../../providers/tracking/tracking-partners.ts'
import { CONSENT_VERSION } from './tracking.constants.ts'
import { decideSinglePurposes } from './tracking.rules.ts'
import type { Tracking } from './tracking.service.ts'
import { insertConsent } from './tracking-consent.store.ts'
import { findTrackingFrame } from './tracking-frame.routes.ts'

interface TrackingRouteDependencies {
  database: Database
  tracking: Tracking
  trackingPartners: TrackingPartners
  config: Pick<ServerConfig, 'scriptsUrl'>
}

/** Consent, and events of visits (TRACK, DEC-21). */
export function registerTrackingRoutes(registry: Registry, dependencies: TrackingRouteDependencies): void {
  const { database, tracking, trackingPartners: connected, config } = dependencies
  const { scriptsUrl } = config

  registry.on(trackingSettings, async ({ merchant, caller }) => {
    const partners = connected.list(merchant.code)
    const isHttps = caller.origin.startsWith('https:')
    const frame = findTrackingFrame(merchant.code, { partners: connected, scriptsUrl, isHttps })
    return {
      partners: partners.map(({ code }) => trackingPartners[code]),
      consentVersion: CONSENT_VERSION,
      ...(frame === undefined ? {} : { frame }),
      hasFacebookCookies: partners.some(({ code }) => code === 'facebook'),
    }
  })

  registry.on(
    saveConsent,
    async ({ merchant: { code }, body }) => {
      const { consentId, version, purposes: given, isAdvertisingAllowed } = body
      const purposes = given ?? decideSinglePurposes(isAdvertisingAllowed)
      if (!purposes) throw new ServiceError('invalid_input', [{ path: 'purposes', rule: 'field.invalid' }])
      const row = { merchant: code, consentId, version, purposes }
      await database.transaction((tx) => insertConsent(tx, row), { merchant: code })
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
