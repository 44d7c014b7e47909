import type { Context, Core } from '../core.ts'
import type { OutreachContext } from '../outreach/index.ts'
import type { PlatformContext } from '../platform/index.ts'
import {
  type AwayNotifier,
  announceConversation,
  claimConversations,
  createAwayNotifier,
  registerConversationRoutes,
} from './conversation/index.ts'
import { createDeskPresence, type DeskPresence } from './presence/index.ts'
import { createSharedReader } from './shared/index.ts'
import { createVisitorReader } from './visitor/index.ts'

export interface DeskContext extends Context {
  presence: DeskPresence
  notifyAway: AwayNotifier
}

/** Live chat of members and guests with the merchant's support staff, whose calls stand in `staff`. */
export function createDeskContext(
  core: Core,
  { messages }: Pick<OutreachContext, 'messages'>,
  { changes }: Pick<PlatformContext, 'changes'>,
): DeskContext {
  const { config, database } = core
  const presence = createDeskPresence()
  const visitors = createVisitorReader({
    claim: (merchant, guestId, member) =>
      database.transaction(
        async (tx) => {
          for (const row of await claimConversations(tx, merchant, guestId, member)) announceConversation(tx, row)
        },
        { merchant },
      ),
  })
  const readShared = createSharedReader(Object.keys(config.vendorSecrets))
  return {
    jobs: [],
    presence,
    notifyAway: createAwayNotifier({ changes, messages }),
    registerRoutes(registry) {
      registerConversationRoutes(registry, { database, presence, readShared, visitors })
    },
  }
}
