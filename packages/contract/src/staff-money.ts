import { z } from 'zod'
import { depositStatuses } from './deposit.ts'
import { endpoint } from './endpoint.ts'
import { amountMinor, currencyCode, id, instant } from './fields.ts'
import { staffReason, staffText } from './staff.ts'
import { staffTrailEntry } from './staff-trail.ts'
import { withdrawalStatuses } from './withdrawal.ts'

const done = z.object({ done: z.literal(true) })

export const paymentKinds = ['deposit', 'withdrawal'] as const
export const paymentStates = [...new Set([...depositStatuses, ...withdrawalStatuses])] as const
const paymentKind = z.enum(paymentKinds)

const staffPayment = z.object({
  kind: paymentKind,
  id,
  memberId: z.string(),
  username: z.string(),
  status: z.enum(paymentStates),
  amountMinor,
  currency: currencyCode,
  provider: z.string(),
  /** Method of a deposit, bank of a withdrawal. */
  way: z.string(),
  createdAt: instant,
  resolvedAt: instant.nullable(),
})

export const listStaffPayments = endpoint({
  method: 'GET',
  path: '/wps/staff/payment',
  access: 'staff',
  staff: ['owner', 'finance', 'risk'],
  summary: 'Deposits or withdrawals of the merchant, newest first',
  query: z.object({
    kind: paymentKind.default('deposit'),
    /** `open`: without a final state. */
    state: z.enum(['open', ...paymentStates]).optional(),
    provider: staffText.max(64).optional(),
    /** Name or id of a member. */
    member: staffText.trim().max(64).optional(),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    /** Id of the last payment of the page before. */
    before: id.optional(),
  }),
  value: z.object({ items: z.array(staffPayment), next: z.string().nullable() }),
})

const staffIncident = z.object({
  id: z.string(),
  kind: z.enum(['provider_contradiction', 'amount_mismatch', 'parked_win']),
  openedAt: instant,
  ageSeconds: z.number().int(),
  closedAt: instant.nullable(),
  memberId: z.string(),
  username: z.string(),
  /** Payment provider, or vendor. */
  source: z.string(),
  amountMinor,
  currency: currencyCode,
})

export const readStaffPayment = endpoint({
  method: 'GET',
  path: '/wps/staff/payment/:kind/:id',
  access: 'staff',
  staff: ['owner', 'finance', 'risk'],
  summary: 'One deposit or withdrawal with what happened to it',
  params: z.object({ kind: paymentKind, id }),
  value: staffPayment.extend({
    providerReference: z.string().nullable(),
    /** Masked number of the account that a withdrawal goes to. */
    account: z.string().nullable(),
    refusal: z.string().nullable(),
    attempts: z.number().int(),
    nextCheckAt: instant.nullable(),
    /** Oldest first; of the provider's calls, the status as it names it. */
    events: z.array(
      z.object({
        at: instant,
        what: z.enum(['requested', 'sent', 'unanswered', 'reported', 'resolved']),
        status: z.string().nullable(),
      }),
    ),
    incidents: z.array(staffIncident),
  }),
  errors: ['not_found'],
})

export const listStaffIncidents = endpoint({
  method: 'GET',
  path: '/wps/staff/incident',
  access: 'staff',
  staff: ['owner', 'finance', 'risk'],
  summary: 'What staff has to look at: open ones with the oldest first, or closed ones with the newest first',
  query: z.object({
    kind: z.enum(['provider_contradiction', 'amount_mismatch', 'parked_win']).optional(),
    state: z.enum(['open', 'closed']).default('open'),
    /** Id of the last incident of the page before. */
    after: staffText.max(200).optional(),
  }),
  value: z.object({ items: z.array(staffIncident), next: z.string().nullable() }),
})

/** A parked win is named by vendor and transaction: `vendor~transaction`. */
const incidentId = staffText.min(1).max(200)

export const readStaffIncident = endpoint({
  method: 'GET',
  path: '/wps/staff/incident/:id',
  access: 'staff',
  staff: ['owner', 'finance', 'risk'],
  summary: 'One incident with its story and what staff has done about it',
  params: z.object({ id: incidentId }),
  value: staffIncident.extend({
    payment: z.object({ kind: paymentKind, id }).nullable(),
    knownStatus: z.string().nullable(),
    reportedStatus: z.string().nullable(),
    reportedAmountMinor: amountMinor.nullable(),
    reportedCurrency: currencyCode.nullable(),
    /** Of a parked win: the round, and why it was not paid. */
    game: z.string().nullable(),
    roundId: z.string().nullable(),
    cause: z.string().nullable(),
    attempts: z.number().int().nullable(),
    closedBy: z.string().nullable(),
    closedNote: z.string().nullable(),
    trail: z.array(staffTrailEntry),
  }),
  errors: ['not_found'],
})

export const closeStaffIncident = endpoint({
  method: 'POST',
  path: '/wps/staff/incident/close',
  access: 'staff',
  staff: ['owner', 'finance', 'risk'],
  summary: 'Closes an incident with what was found; a closed one stays as it is',
  body: z.object({ id: incidentId, reason: staffReason }),
  value: done,
  errors: ['not_found'],
})

export const listStaffClosures = endpoint({
  method: 'GET',
  path: '/wps/staff/closure',
  access: 'staff',
  staff: ['owner', 'support'],
  summary: 'Open requests of members to close their accounts, the oldest first',
  value: z.object({
    items: z.array(
      z.object({
        memberId: z.string(),
        username: z.string(),
        requestedAt: instant,
        closesAt: instant,
        isDue: z.boolean(),
      }),
    ),
  }),
})
