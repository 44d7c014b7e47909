import type { Context, Core } from '../core.ts'
import { createDataCipher, deriveDataKey } from '../db/data-cipher.ts'
import { connectChat } from '../providers/chat/connect-chat.ts'
import type { DeskUnreadCounter } from '../providers/chat/desk.ts'
import { connectMessages } from '../providers/messages/connect-messages.ts'
import { connectPush } from '../providers/push/connect-push.ts'
import { connectTracking } from '../providers/tracking/connect-tracking.ts'
import type { TrackingPartners } from '../providers/tracking/tracking.ts'
import { registerChatRoutes } from './chat/index.ts'
import { type ContactCipher, createContactCipher } from './contact/index.ts'
import { registerContentRoutes } from './content/index.ts'
import { registerDownloadRoutes } from './download/index.ts'
import { registerFeedbackRoutes } from './feedback/index.ts'
import { registerHelpRoutes } from './help/index.ts'
import { registerImageRoutes } from './image/index.ts'
import { registerInboxRoutes } from './inbox/index.ts'
import { registerLegalRoutes } from './legal/index.ts'
import { createMessages, MESSAGE_SWEEP_SECONDS, type Messages, registerOutboxPage } from './message/index.ts'
import { createWaitingNotifications, NOTIFICATION_SECONDS } from './notification/index.ts'
import { registerPromotionRoutes } from './promotion/index.ts'
import { createPush, PUSH_SWEEP_SECONDS, type PushDependencies, registerPushRoutes } from './push/index.ts'
import { registerSupportFrames, registerSupportRoutes } from './support/index.ts'
import {
  createTracking,
  registerTrackingFrame,
  registerTrackingRoutes,
  TRACKING_SWEEP_SECONDS,
} from './tracking/index.ts'

export interface OutreachContext extends Context {
  contacts: ContactCipher
  messages: Messages
  trackingPartners: TrackingPartners
}

/** Of contexts above this one. */
interface OutreachNeeds extends Pick<PushDependencies, 'findBrowserMember'> {
  countDeskUnread: DeskUnreadCounter
}

/** @param needs the member whose session a browser has, and what is unread at the desk */
export function createOutreachContext(
  core: Core,
  { findBrowserMember, countDeskUnread }: OutreachNeeds,
): OutreachContext {
  const { app, config, database, limits, merchants, outbox } = core
  const { dataKey, platformUrl, messageProviders = { hasOutbox: false } } = config
  const contacts = createContactCipher(dataKey)
  const messages = createMessages({ ...core, providers: connectMessages(app, messageProviders), dataKey })
  const pushProviders = connectPush(app, { dataKey, platformUrl, config: config.pushProviders })
  const push = createPush({ ...core, providers: pushProviders, findBrowserMember, dataKey })
  const trackingPartners = connectTracking(app, config.trackingProviders)
  const tracking = createTracking({ ...core, partners: trackingPartners })
  const findChat = connectChat(app, { config: config.chatProviders, countDeskUnread })
  const services = { ...core, contacts, messages, push, pushProviders, tracking, trackingPartners }
  return {
    contacts,
    messages,
    trackingPartners,
    jobs: [
      outbox.createJob('message-sweep', MESSAGE_SWEEP_SECONDS, [messages.unsent]),
      outbox.createJob('notification-sweep', NOTIFICATION_SECONDS, [createWaitingNotifications(services)]),
      outbox.createJob('push-sweep', PUSH_SWEEP_SECONDS, [push.pushes]),
      outbox.createJob('tracking-sweep', TRACKING_SWEEP_SECONDS, [tracking.conversions]),
    ],
    registerRoutes(registry) {
      registerContentRoutes(registry, services)
      registerSupportRoutes(registry, { database, scriptsUrl: config.scriptsUrl })
      registerSupportFrames(app, { merchants, database, limit: limits.general })
      registerChatRoutes(registry, {
        ...{ database, findChat, keys: createDataCipher(dataKey, 'chat contact') },
        authKeySecret: deriveDataKey(dataKey, 'chat auth key'),
      })
      registerLegalRoutes(registry, services)
      registerInboxRoutes(registry, services)
      registerHelpRoutes(registry, services)
      registerFeedbackRoutes(registry, services)
      registerPushRoutes(registry, services)
      registerTrackingRoutes(registry, services)
      registerPromotionRoutes(registry)
      registerDownloadRoutes(registry)
      registerImageRoutes(app, { ...core, limit: limits.picture })
      registerTrackingFrame(app, { merchants, partners: trackingPartners, limit: limits.general })
      if (messageProviders.hasOutbox) registerOutboxPage(app, { ...services, limit: limits.general })
    },
  }
}
