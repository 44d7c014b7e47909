import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant } from './fields.ts'
import { memberTypes } from './member-types.ts'
import { deviceDescription } from './security.ts'
import { staffReason, staffText } from './staff.ts'
import { staffOutcome } from './staff-approval.ts'
import { staffTrailEntry } from './staff-trail.ts'
import { movement, walletBalance } from './wallet.ts'

/** What a member can be blocked from, each apart. */
export const memberBlocks = ['login', 'deposit', 'withdrawal', 'bet'] as const
export type MemberBlock = (typeof memberBlocks)[number]

const done = z.object({ done: z.literal(true) })
const MAX_BLOCK_DAYS = 36_500

const staffMember = z.object({
  id,
  username: z.string(),
  type: z.number().int(),
  currency: z.string(),
  createdAt: instant,
  lastLoginAt: instant.nullable(),
  isClosed: z.boolean(),
  blocks: z.array(z.enum(memberBlocks)),
})

export const listStaffMembers = endpoint({
  method: 'GET',
  path: '/wps/staff/member',
  access: 'staff',
  staff: ['owner', 'finance', 'support', 'risk'],
  summary:
    'Members by name, or the one of an id: member, phone, e-mail, deposit, withdrawal, transaction, ticket or round',
  query: z.object({
    find: staffText.trim().max(128).optional(),
    /** Name of the last member of the page before. */
    after: staffText.max(64).optional(),
  }),
  value: z.object({ items: z.array(staffMember), next: z.string().nullable() }),
})

export const readStaffMember = endpoint({
  method: 'GET',
  path: '/wps/staff/member/:id',
  access: 'staff',
  staff: ['owner', 'finance', 'support', 'risk'],
  summary: 'A member’s profile, balances, sessions and blocks; contacts are masked',
  params: z.object({ id }),
  value: staffMember.extend({
    nickname: z.string().nullable(),
    language: z.string(),
    /** Id of the club label. */
    labelId: z.string().nullable(),
    /** Second factors that a reset would remove. */
    factors: z.object({ methods: z.number().int(), passkeys: z.number().int() }),
    registerMethod: z.string(),
    /** End of the block of bets. */
    betBlockedUntil: instant.nullable(),
    contacts: z.array(z.object({ channel: z.enum(['sms', 'email']), masked: z.string() })),
    balances: z.array(walletBalance),
    sessions: z.array(
      z.object({
        id,
        device: deviceDescription,
        network: z.string().nullable(),
        openedAt: instant,
        lastSeenAt: instant,
      }),
    ),
  }),
  errors: ['not_found'],
})

export const listStaffMemberMovements = endpoint({
  method: 'GET',
  path: '/wps/staff/member/:id/movement',
  access: 'staff',
  staff: ['owner', 'finance', 'support', 'risk'],
  summary: 'Movements of a member’s money, newest first',
  params: z.object({ id }),
  query: z.object({
    kind: movement.shape.kind.optional(),
    /** Id of the last movement of the page before. */
    before: z
      .string()
      .regex(/^\d{1,18}$/)
      .optional(),
  }),
  value: z.object({
    items: z.array(
      movement.pick({
        id: true,
        kind: true,
        phase: true,
        amountMinor: true,
        currency: true,
        balanceAfterMinor: true,
        reference: true,
        description: true,
        at: true,
      }),
    ),
    next: z.string().nullable(),
  }),
  errors: ['not_found'],
})

export const listStaffMemberTrail = endpoint({
  method: 'GET',
  path: '/wps/staff/member/:id/trail',
  access: 'staff',
  staff: ['owner', 'finance', 'support', 'risk'],
  summary: 'What staff has changed of a member, newest first: the last 50',
  params: z.object({ id }),
  value: z.object({ items: z.array(staffTrailEntry) }),
})

export const blockStaffMember = endpoint({
  method: 'POST',
  path: '/wps/staff/member/block',
  access: 'staff',
  staff: ['owner', 'support', 'risk'],
  summary:
    'Blocks a member from one thing, or ends the block, or asks a second person for that; what is so already stays',
  body: z.object({
    memberId: id,
    block: z.enum(memberBlocks),
    isBlocked: z.boolean(),
    /** Of a block of bets; the others stand until they are ended. */
    days: z.number().int().min(1).max(MAX_BLOCK_DAYS).default(MAX_BLOCK_DAYS),
    reason: staffReason,
  }),
  value: staffOutcome,
  errors: ['not_found'],
})

export const endStaffMemberSessions = endpoint({
  method: 'POST',
  path: '/wps/staff/member/sessions/end',
  access: 'staff',
  staff: ['owner', 'support', 'risk'],
  summary: 'Ends all sessions of a member',
  body: z.object({ memberId: id, reason: staffReason }),
  value: done,
  errors: ['not_found'],
})

export const resetStaffMemberFactors = endpoint({
  method: 'POST',
  path: '/wps/staff/member/factors/reset',
  access: 'staff',
  staff: ['owner', 'support', 'risk'],
  summary: 'Asks a second person to remove a member’s second factors and passkeys',
  body: z.object({ memberId: id, reason: staffReason }),
  value: staffOutcome,
  errors: ['not_found'],
})

export const setStaffMemberType = endpoint({
  method: 'POST',
  path: '/wps/staff/member/type',
  access: 'staff',
  staff: ['owner'],
  summary: 'Makes a member an agent or a usual member, or asks a second person for that; free and virtual members stay',
  body: z.object({
    memberId: id,
    from: z.union(memberTypes.map((type) => z.literal(type))),
    to: z.union(memberTypes.map((type) => z.literal(type))),
    reason: staffReason,
  }),
  value: staffOutcome,
  errors: ['not_found', 'not_allowed', 'request_conflict'],
})

export const revealStaffMemberContact = endpoint({
  method: 'POST',
  path: '/wps/staff/member/contact/reveal',
  access: 'staff',
  staff: ['owner', 'risk'],
  summary: 'One contact of a member in full, or a request for a second person; each look stands in the trail',
  body: z.object({ memberId: id, channel: z.enum(['sms', 'email']), reason: staffReason }),
  value: staffOutcome.extend({ address: z.string().nullable() }),
  errors: ['not_found'],
})
