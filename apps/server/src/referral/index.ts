export { createReferralContext } from './referral.context.ts'
export { bindReferral, decideReferral, findProgramme } from './referral.service.ts'
export { findReferral, listReferrals, type ReferralRow, sumReferrals } from './referral.store.ts'
