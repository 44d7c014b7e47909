import { createAuthenticators } from '../authenticator.ts'
import type { Context, Core } from '../core.ts'
import { deriveDataKey } from '../db/data-cipher.ts'
import type { DeskContext } from '../desk/index.ts'
import type { GamesContext } from '../games/index.ts'
import { createImageUploads, type OutreachContext } from '../outreach/index.ts'
import type { PlatformContext } from '../platform/index.ts'
import { registerStaffAgentRoutes } from './agent/index.ts'
import { registerApprovalRoutes } from './approval/index.ts'
import { registerStaffBonusRoutes } from './bonus/index.ts'
import { CAMPAIGN_SECONDS, createCampaignQueue, registerCampaignRoutes } from './campaign/index.ts'
import { registerStaffContentRoutes } from './content/index.ts'
import { registerStaffDeskRoutes, registerStaffDeskSetupRoutes } from './desk/index.ts'
import { registerStaffFeedbackRoutes } from './feedback/index.ts'
import { registerStaffGameRoutes } from './game/index.ts'
import { createStaffGuesses } from './guess/index.ts'
import { registerStaffHelpRoutes } from './help/index.ts'
import { registerStaffIncidentRoutes } from './incident/index.ts'
import { registerLabelRoutes } from './label/index.ts'
import { memberPerformers, registerMemberListRoutes, registerStaffMemberRoutes } from './member/index.ts'
import { registerNoteRoutes } from './note/index.ts'
import { registerStaffOfferRoutes } from './offer/index.ts'
import { registerOfficePages } from './office/index.ts'
import { registerStaffPasskeyRoutes } from './passkey/index.ts'
import { registerStaffPaymentRoutes } from './payment/index.ts'
import { registerStaffReferralRoutes } from './referral/index.ts'
import { createStaffReader, registerStaffSessionRoutes } from './session/index.ts'
import { STAFF_AUTHENTICATOR } from './staff.constants.ts'
import { registerTeamRoutes } from './team/index.ts'
import { registerTodayRoutes } from './today/index.ts'
import { registerTrailRoutes } from './trail/index.ts'

export interface StaffContext extends Context {
  readStaff: ReturnType<typeof createStaffReader>
}

type StaffDependencies = Pick<OutreachContext, 'contacts'> &
  Pick<PlatformContext, 'changes'> &
  Pick<GamesContext, 'vendors'> &
  Pick<DeskContext, 'presence' | 'notifyAway'>

/** The merchants' people: their console's calls and pages, at its own host. */
export function createStaffContext(
  core: Core,
  { contacts, changes, vendors, presence, notifyAway }: StaffDependencies,
): StaffContext {
  const { app, config, database, limits, outbox } = core
  const { dataKey, officeUrl, officeDist, webDist, vendorSecrets } = config
  const services = {
    ...core,
    authenticators: createAuthenticators(dataKey, STAFF_AUTHENTICATOR),
    guesses: createStaffGuesses(deriveDataKey(dataKey, 'staff guess')),
    officeUrl,
    contacts,
    vendors,
    changes,
    presence,
    notifyAway,
    uploads: createImageUploads(core),
    scopes: [...Object.keys(vendorSecrets), 'deposit', 'withdrawal'],
  }
  return {
    jobs: [outbox.createJob('campaign-sweep', CAMPAIGN_SECONDS, [createCampaignQueue(core)])],
    readStaff: createStaffReader(database),
    registerRoutes(registry) {
      registerStaffSessionRoutes(registry, services)
      registerTeamRoutes(registry, services)
      registerStaffPasskeyRoutes(registry, services)
      registerStaffMemberRoutes(registry, services)
      registerStaffHelpRoutes(registry, services)
      registerStaffFeedbackRoutes(registry, services)
      registerStaffPaymentRoutes(registry, services)
      registerStaffReferralRoutes(registry, services)
      registerStaffAgentRoutes(registry, services)
      registerStaffIncidentRoutes(registry, services)
      registerStaffGameRoutes(registry, services)
      registerCampaignRoutes(registry, services)
      registerStaffDeskRoutes(registry, services)
      registerStaffDeskSetupRoutes(registry, services)
      registerStaffContentRoutes(registry, services)
      registerMemberListRoutes(registry, services)
      registerApprovalRoutes(registry, { ...services, performers: memberPerformers })
      registerStaffBonusRoutes(registry, services)
      registerLabelRoutes(registry, services)
      registerStaffOfferRoutes(registry, services)
      registerNoteRoutes(registry, services)
      registerTrailRoutes(registry, services)
      registerTodayRoutes(registry, services)
      if (officeDist !== undefined) registerOfficePages(app, { officeDist, webDist, limit: limits.page })
    },
  }
}
