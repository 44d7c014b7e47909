import { z } from 'zod'
import { depositStatuses } from './deposit.ts'
import { endpoint } from './endpoint.ts'
import { amountMinor, currencyCode, id, instant } from './fields.ts'
import { deviceDescription, loginEvent } from './security.ts'
import { withdrawalStatuses } from './withdrawal.ts'

const ofMembers = ['owner', 'finance', 'support', 'risk'] as const

/** A stake and what its round has come to. */
const bet = z.object({
  id,
  vendor: z.string(),
  game: z.string(),
  /** The vendor's name of the round or ticket. */
  round: z.string(),
  phase: z.enum(['pending', 'posted', 'voided', 'expired']),
  stakeMinor: amountMinor,
  currency: currencyCode,
  /** Stakes and wins of the whole round. */
  roundStakedMinor: amountMinor,
  roundWonMinor: amountMinor,
  at: instant,
  resolvedAt: instant.nullable(),
})

export const listStaffMemberBets = endpoint({
  method: 'GET',
  path: '/wps/staff/member/:id/bet',
  access: 'staff',
  staff: ofMembers,
  summary: 'A member’s stakes with their rounds and tickets, newest first',
  params: z.object({ id }),
  query: z.object({
    /** Only those of one vendor. */
    vendor: z
      .string()
      .regex(/^[A-Za-z0-9._-]{1,64}$/)
      .optional(),
    /** Id of the last stake of the page before. */
    before: z
      .string()
      .regex(/^\d{1,18}$/)
      .optional(),
  }),
  value: z.object({ items: z.array(bet), next: z.string().nullable() }),
  errors: ['not_found'],
})

const payment = z.object({
  id,
  kind: z.enum(['deposit', 'withdrawal']),
  status: z.enum([...depositStatuses, ...withdrawalStatuses]),
  /** Method of a deposit; bank and masked account of a withdrawal. */
  way: z.string(),
  provider: z.string(),
  /** Null until the provider has named it. */
  providerId: z.string().nullable(),
  amountMinor,
  currency: currencyCode,
  /** Why a withdrawal was refused. */
  refusal: z.string().nullable(),
  createdAt: instant,
  resolvedAt: instant.nullable(),
})

export const listStaffMemberPayments = endpoint({
  method: 'GET',
  path: '/wps/staff/member/:id/payment',
  access: 'staff',
  staff: ofMembers,
  summary: 'A member’s deposits and withdrawals, newest first',
  params: z.object({ id }),
  query: z.object({
    kind: z.enum(['deposit', 'withdrawal']).optional(),
    /** Id of the last payment of the page before. */
    before: id.optional(),
  }),
  value: z.object({ items: z.array(payment), next: z.string().nullable() }),
  errors: ['not_found'],
})

export const listStaffMemberDevices = endpoint({
  method: 'GET',
  path: '/wps/staff/member/:id/device',
  access: 'staff',
  staff: ofMembers,
  summary: 'Browsers in which the member has logged in, the last seen first: as many as are kept',
  params: z.object({ id }),
  value: z.object({
    items: z.array(z.object({ id, device: deviceDescription, firstSeenAt: instant, lastSeenAt: instant })),
  }),
  errors: ['not_found'],
})

export const listStaffMemberLogins = endpoint({
  method: 'GET',
  path: '/wps/staff/member/:id/login',
  access: 'staff',
  staff: ofMembers,
  summary: 'A member’s logins and refused tries of the last 90 days, newest first',
  params: z.object({ id }),
  query: z.object({
    result: z.enum(['success', 'failed']).optional(),
    /** Position that the page before named. */
    before: z.string().max(100).optional(),
  }),
  value: z.object({ items: z.array(loginEvent), next: z.string().nullable() }),
  errors: ['not_found'],
})
