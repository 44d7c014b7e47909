import type { Context, Core } from '../core.ts'
import { connectMessages } from '../providers/messages/connect-messages.ts'
import { connectPush } from '../providers/push/connect-push.ts'
import { connectTracking } from '../providers/tracking/connect-tracking.ts'
import type { TrackingPartners } from '../providers/tracking/tracking.ts'
import { type ContactCipher, createContactCipher } from './contact/index.ts'
import { registerContentRoutes } from './content/index.ts'
import { registerDownloadRoutes } from './download/index.ts'
import { registerInboxRoutes } from './inbox/index.ts'
import { registerLegalRoutes } from './legal/index.ts'
import { createMessageJob, createMessages, type Messages, registerOutboxPage } from './message/index.ts'
import { createNotificationJob } from './notification/index.ts'
import { registerPromotionRoutes } from './promotion/index.ts'
import { createPush, createPushJob, type PushDependencies, registerPushRoutes } from './push/index.ts'
import { createTracking, createTrackingJob, registerTrackingFrame, registerTrackingRoutes } from './tracking/index.ts'

export interface OutreachContext extends Context {
  contacts: ContactCipher
  messages: Messages
  trackingPartners: TrackingPartners
}

/** @param findBrowserMember the member whose session a browser has; sessions stand above this context */
export function createOutreachContext(
  core: Core,
  findBrowserMember: PushDependencies['findBrowserMember'],
): OutreachContext {
  const { app, config, limits, merchants } = core
  const { dataKey, platformUrl, messageProviders = { hasOutbox: false } } = config
  const contacts = createContactCipher(dataKey)
  const messages = createMessages({ ...core, providers: connectMessages(app, messageProviders), dataKey })
  const pushProviders = connectPush(app, { dataKey, platformUrl, config: config.pushProviders })
  const push = createPush({ ...core, providers: pushProviders, findBrowserMember, dataKey })
  const trackingPartners = connectTracking(app, config.trackingProviders)
  const tracking = createTracking({ ...core, partners: trackingPartners })
  const services = { ...core, contacts, messages, push, pushProviders, tracking, trackingPartners }
  return {
    contacts,
    messages,
    trackingPartners,
    jobs: [
      createMessageJob(services),
      createNotificationJob(services),
      createPushJob(services),
      createTrackingJob(services),
    ],
    registerRoutes(registry) {
      registerContentRoutes(registry, services)
      registerLegalRoutes(registry, services)
      registerInboxRoutes(registry, services)
      registerPushRoutes(registry, services)
      registerTrackingRoutes(registry, services)
      registerPromotionRoutes(registry)
      registerDownloadRoutes(registry)
      registerTrackingFrame(app, { merchants, partners: trackingPartners, limit: limits.general })
      if (messageProviders.hasOutbox) registerOutboxPage(app, { ...services, limit: limits.general })
    },
  }
}
