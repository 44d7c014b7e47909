import { createAuthenticators } from '../authenticator.ts'
import type { Context, Core } from '../core.ts'
import { deriveDataKey } from '../db/data-cipher.ts'
import type { OutreachContext } from '../outreach/index.ts'
import { registerApprovalRoutes } from './approval/index.ts'
import { createStaffGuesses } from './guess/index.ts'
import { registerLabelRoutes } from './label/index.ts'
import { memberPerformers, registerMemberListRoutes, registerStaffMemberRoutes } from './member/index.ts'
import { registerNoteRoutes } from './note/index.ts'
import { registerOfficePages } from './office/index.ts'
import { registerStaffPasskeyRoutes } from './passkey/index.ts'
import { createStaffReader, registerStaffSessionRoutes } from './session/index.ts'
import { STAFF_AUTHENTICATOR } from './staff.constants.ts'
import { registerTeamRoutes } from './team/index.ts'
import { registerTodayRoutes } from './today/index.ts'
import { registerTrailRoutes } from './trail/index.ts'

export interface StaffContext extends Context {
  readStaff: ReturnType<typeof createStaffReader>
}

/** The merchants' people: their console's calls and pages, at its own host. */
export function createStaffContext(core: Core, { contacts }: Pick<OutreachContext, 'contacts'>): StaffContext {
  const { app, config, database, limits } = core
  const { dataKey, officeUrl, officeDist, vendorSecrets } = config
  const services = {
    ...core,
    authenticators: createAuthenticators(dataKey, STAFF_AUTHENTICATOR),
    guesses: createStaffGuesses(deriveDataKey(dataKey, 'staff guess')),
    officeUrl,
    contacts,
    scopes: [...Object.keys(vendorSecrets), 'deposit', 'withdrawal'],
  }
  return {
    jobs: [],
    readStaff: createStaffReader(database),
    registerRoutes(registry) {
      registerStaffSessionRoutes(registry, services)
      registerTeamRoutes(registry, services)
      registerStaffPasskeyRoutes(registry, services)
      registerStaffMemberRoutes(registry, services)
      registerMemberListRoutes(registry, services)
      registerApprovalRoutes(registry, { ...services, performers: memberPerformers })
      registerLabelRoutes(registry, services)
      registerNoteRoutes(registry, services)
      registerTrailRoutes(registry, services)
      registerTodayRoutes(registry, services)
      if (officeDist !== undefined) registerOfficePages(app, { officeDist, limit: limits.page })
    },
  }
}
