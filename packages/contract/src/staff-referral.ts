import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { amountMinor, id, instant } from './fields.ts'
import { referralReasons, referralStates } from './referral.ts'
import { staffReason } from './staff.ts'

const staffReferral = z.object({
  /** The friend’s member id. */
  id,
  username: z.string(),
  inviterId: id,
  inviterName: z.string(),
  state: z.enum(referralStates),
  reasons: z.array(z.enum(referralReasons)),
  joinedAt: instant,
  qualifiedAt: instant.nullable(),
  rewardMinor: amountMinor,
  friendRewardMinor: amountMinor,
  currency: z.string(),
})

export const listStaffReferrals = endpoint({
  method: 'GET',
  path: '/wps/staff/referral',
  access: 'staff',
  staff: ['owner', 'finance', 'risk'],
  summary: 'Referrals of one state or of all, newest first, with the programme’s numbers',
  query: z.object({
    state: z.enum(referralStates).optional(),
    /** Id of the last one of the page before. */
    after: id.optional(),
  }),
  value: z.object({
    isOpen: z.boolean(),
    currency: z.string(),
    paidMinor: amountMinor,
    counts: z.record(z.enum(referralStates), z.number().int()),
    items: z.array(staffReferral),
    next: id.nullable(),
  }),
})

export const decideStaffReferral = endpoint({
  method: 'POST',
  path: '/wps/staff/referral/decide',
  access: 'staff',
  staff: ['owner', 'finance', 'risk'],
  summary: 'Pays or refuses the rewards of a held referral; the same decision again changes nothing',
  body: z.object({ id, decision: z.enum(['paid', 'refused']), reason: staffReason }),
  value: z.object({ state: z.enum(referralStates) }),
  errors: ['not_found', 'request_conflict'],
})
