import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant } from './fields.ts'
import { staffReason } from './staff.ts'
import type { StaffRole } from './staff-roles.ts'

/** Changes of a member that may need a second person, with the roles that ask for them and that approve them. */
export const approvalRoles = {
  factor_reset: ['owner', 'support', 'risk'],
  contact_reveal: ['owner', 'risk'],
  member_type: ['owner'],
  withdrawal_unblock: ['owner', 'support', 'risk'],
} as const satisfies Record<string, readonly [StaffRole, ...StaffRole[]]>
export type ApprovalAction = keyof typeof approvalRoles
export const approvalActions = Object.keys(approvalRoles) as ApprovalAction[] // Object.keys loses the literal keys

/** Those that need a second person at merchants that say so; a reset of factors always needs one. */
export const approvalChoices = [
  'contact_reveal',
  'member_type',
  'withdrawal_unblock',
] as const satisfies readonly ApprovalAction[]

/** Hours in which a request is decided, and in which an approved contact is shown. */
export const APPROVAL_HOURS = 24

export const approvalStates = ['open', 'approved', 'refused', 'expired'] as const

/** What became of a call that may need a second person: done, or a request that waits. */
export const staffOutcome = z.object({ done: z.boolean(), approvalId: id.nullable() })
export type StaffOutcome = z.output<typeof staffOutcome>

const approval = z.object({
  id,
  action: z.enum(approvalActions),
  memberId: id,
  username: z.string(),
  /** What is asked for, as a JSON text. */
  payload: z.string(),
  reason: z.string(),
  askedBy: z.string(),
  askedAt: instant,
  expiresAt: instant,
  state: z.enum(approvalStates),
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
  decisionReason: z.string().nullable(),
  /** Asked for by the caller, who does not decide it. */
  isOwn: z.boolean(),
})

export const listApprovals = endpoint({
  method: 'GET',
  path: '/wps/staff/approval',
  access: 'staff',
  staff: ['owner', 'support', 'risk'],
  summary: 'Requests for a second person that the caller’s roles decide, newest first',
  query: z.object({
    /** Only those that wait. */
    state: z.enum(['open']).optional(),
    /** Id of the last request of the page before. */
    before: id.optional(),
  }),
  value: z.object({ items: z.array(approval), next: z.string().nullable() }),
})

export const decideApproval = endpoint({
  method: 'POST',
  path: '/wps/staff/approval/decide',
  access: 'staff',
  staff: ['owner', 'support', 'risk'],
  summary: 'Approves a request, which is done with it, or refuses it; never by the person who asked',
  body: z.object({ id, decision: z.enum(['approved', 'refused']), reason: staffReason }),
  value: z.object({ done: z.literal(true) }),
  errors: ['not_found', 'not_allowed', 'request_conflict'],
})
