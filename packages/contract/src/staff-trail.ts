import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant } from './fields.ts'

export const staffActions = [
  'staff.invited',
  'staff.joined',
  'staff.reset',
  'staff.roles',
  'staff.sessions_ended',
  'staff.passkey_added',
  'staff.passkey_removed',
  'member.block',
  'member.sessions_ended',
  'help.saved',
  'help.published',
  'help.taken_down',
  'help.ordered',
  'feedback.answered',
  'feedback.state',
  'game.switched',
  'game.ordered',
  'vendor.switched',
  'vendor.limit',
  'message.created',
  'message.stopped',
  'incident.closed',
  'referral.paid',
  'referral.refused',
  'desk.assigned',
  'desk.closed',
  'desk.hours',
  'desk.answer_saved',
  'desk.answer_removed',
  'content.created',
  'content.published',
  'content.rolled_back',
  'content.archived',
  'content.moved',
  'member.factor_reset',
  'member.contact_revealed',
  'member.type',
  'member.label',
  'member.bonus_given',
  'member.bonus_reversed',
  'member.note_added',
  'member.note_pinned',
  'member.note_withdrawn',
  'approval.asked',
  'approval.approved',
  'approval.refused',
  'label.created',
  'label.changed',
  'offer.saved',
  'offer.published',
  'offer.ended',
] as const
export type StaffAction = (typeof staffActions)[number]

/** Kinds of objects that a change is made of. */
export const trailSubjects = [
  'staff',
  'member',
  'label',
  'content',
  'help',
  'feedback',
  'desk',
  'game',
  'vendor',
  'message',
  'incident',
  'offer',
  'referral',
] as const
export type TrailSubject = (typeof trailSubjects)[number]

/** One change with what was before and after, as JSON texts. */
export const staffTrailEntry = z.object({
  number: z.number().int(),
  at: instant,
  /** Null for a command on the machine. */
  personId: z.string().nullable(),
  personName: z.string(),
  action: z.enum(staffActions),
  subject: z.enum(trailSubjects),
  subjectId: z.string(),
  reason: z.string(),
  before: z.string(),
  after: z.string(),
})

export const listStaffTrail = endpoint({
  method: 'GET',
  path: '/wps/staff/trail',
  access: 'staff',
  staff: ['owner', 'risk'],
  summary: 'What staff has changed, newest first',
  query: z.object({
    action: z.enum(staffActions).optional(),
    personId: id.optional(),
    /** Number of the last row of the page before. */
    before: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
  }),
  value: z.object({ items: z.array(staffTrailEntry), next: z.number().int().nullable() }),
})
