import { z } from 'zod'
import { grantStates } from './bonus.ts'
import { endpoint } from './endpoint.ts'
import { amountMinor, balanceMinor, currencyCode, id, instant, positiveAmountMinor, requestId } from './fields.ts'
import { WAGER_TIMES_MAX } from './offer.ts'
import { staffReason } from './staff.ts'

const grant = z.object({
  id,
  /** Empty for one that staff gave. */
  title: z.string(),
  kind: z.string(),
  state: z.enum(grantStates),
  currency: currencyCode,
  amountMinor,
  balanceMinor,
  wagerTargetMinor: amountMinor,
  wageredMinor: balanceMinor,
  convertedMinor: balanceMinor,
  createdAt: instant,
  endedAt: instant.nullable(),
})

export const listStaffMemberBonuses = endpoint({
  method: 'GET',
  path: '/wps/staff/member/:id/bonus',
  access: 'staff',
  staff: ['owner', 'finance', 'support', 'risk'],
  summary: 'A member’s bonuses, newest first',
  params: z.object({ id }),
  value: z.object({ currency: currencyCode, items: z.array(grant) }),
  errors: ['not_found'],
})

export const giveStaffBonus = endpoint({
  method: 'POST',
  path: '/wps/staff/member/bonus',
  access: 'staff',
  staff: ['owner', 'finance'],
  summary: 'Gives a member a bonus; again with the same request it gives nothing more',
  body: z.object({
    requestId,
    memberId: id,
    amountMinor: positiveAmountMinor,
    wagerTimes: z.number().int().min(0).max(WAGER_TIMES_MAX),
    reason: staffReason,
  }),
  value: z.object({ state: z.enum(grantStates) }),
  errors: ['not_found', 'bonus_refused'],
})

export const reverseStaffBonus = endpoint({
  method: 'POST',
  path: '/wps/staff/member/bonus/reverse',
  access: 'staff',
  staff: ['owner', 'finance', 'risk'],
  summary: 'Takes a bonus back: its money goes back, real money stays; one that has ended stays as it is',
  body: z.object({ memberId: id, grantId: id, reason: staffReason }),
  value: z.object({ done: z.literal(true) }),
  errors: ['not_found'],
})
