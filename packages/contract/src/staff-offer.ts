import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant, requestId } from './fields.ts'
import { offerFields } from './offer.ts'
import { staffReason } from './staff.ts'

const version = z.number().int().min(0).max(1e9)
const done = z.object({ version: z.number().int() })
/** `changed`: live, with a newer draft. */
export const offerStates = ['draft', 'live', 'changed', 'ended'] as const

const staffOffer = z.object({
  id,
  version: z.number().int(),
  state: z.enum(offerStates),
  fields: offerFields,
  /** Number of the published version that members have; null before the first. */
  live: z.number().int().nullable(),
  /** Grants so far, with their sum in minor units and what became real money. */
  grants: z.number().int(),
  givenMinor: z.string(),
  convertedMinor: z.string(),
  updatedAt: instant,
})

export const listStaffOffers = endpoint({
  method: 'GET',
  path: '/wps/staff/offer',
  access: 'staff',
  staff: ['owner', 'finance', 'support', 'content', 'risk'],
  summary: 'The merchant’s offers, newest first, with what they have cost',
  value: z.object({ currency: z.string(), items: z.array(staffOffer) }),
})

export const saveStaffOffer = endpoint({
  method: 'POST',
  path: '/wps/staff/offer',
  access: 'staff',
  staff: ['owner', 'finance', 'content'],
  summary: 'Saves the draft of an offer; refused when somebody else has changed it since',
  body: z.object({ id: requestId, version, fields: offerFields }),
  value: done,
  errors: ['request_conflict'],
})

export const publishStaffOffer = endpoint({
  method: 'POST',
  path: '/wps/staff/offer/publish',
  access: 'staff',
  staff: ['owner', 'finance'],
  summary: 'Publishes the draft as the offer’s next version; grants that were given keep their terms',
  body: z.object({ id, version, reason: staffReason }),
  value: done,
  errors: ['not_found', 'request_conflict'],
})

export const endStaffOffer = endpoint({
  method: 'POST',
  path: '/wps/staff/offer/end',
  access: 'staff',
  staff: ['owner', 'finance'],
  summary: 'Ends an offer: nothing more is given, what was given goes on',
  body: z.object({ id, version, reason: staffReason }),
  value: done,
  errors: ['not_found', 'request_conflict'],
})
