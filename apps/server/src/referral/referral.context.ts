import type { Context, Core } from '../core.ts'
import { createReferralJob } from './referral.jobs.ts'
import { registerReferralRoutes } from './referral.routes.ts'

/** Members who invite members. */
export function createReferralContext(core: Core): Context {
  return {
    jobs: [createReferralJob(core)],
    registerRoutes(registry) {
      registerReferralRoutes(registry, core)
    },
  }
}
