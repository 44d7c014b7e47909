import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant, requestId } from './fields.ts'
import { staffReason, staffText } from './staff.ts'

const note = z.object({
  id,
  /** Empty when it was withdrawn. */
  text: z.string(),
  authorName: z.string(),
  at: instant,
  isPinned: z.boolean(),
  /** Who withdrew it; null while it stands. */
  withdrawnBy: z.string().nullable(),
})

export const listMemberNotes = endpoint({
  method: 'GET',
  path: '/wps/staff/member/:id/note',
  access: 'staff',
  staff: ['owner', 'finance', 'support', 'risk'],
  summary: 'Notes about a member: all pinned ones first, then the others, newest first',
  params: z.object({ id }),
  query: z.object({
    /** Id of the last note of the page before. */
    before: id.optional(),
  }),
  value: z.object({ items: z.array(note), next: z.string().nullable() }),
  errors: ['not_found'],
})

export const addMemberNote = endpoint({
  method: 'POST',
  path: '/wps/staff/member/note',
  access: 'staff',
  staff: ['owner', 'finance', 'support', 'risk'],
  summary: 'Adds a note about a member, once under an id',
  body: z.object({ id: requestId, memberId: id, text: staffText.trim().min(1).max(2_000), isPinned: z.boolean() }),
  value: z.object({ done: z.literal(true) }),
  errors: ['not_found', 'request_conflict'],
})

export const pinMemberNote = endpoint({
  method: 'POST',
  path: '/wps/staff/member/note/pin',
  access: 'staff',
  staff: ['owner', 'finance', 'support', 'risk'],
  summary: 'Pins a note about a member, or ends that',
  body: z.object({ id, memberId: id, isPinned: z.boolean() }),
  value: z.object({ done: z.literal(true) }),
  errors: ['not_found'],
})

export const withdrawMemberNote = endpoint({
  method: 'POST',
  path: '/wps/staff/member/note/withdraw',
  access: 'staff',
  staff: ['owner', 'finance', 'support', 'risk'],
  summary: 'Withdraws a note about a member: its text is shown to nobody any more',
  body: z.object({ id, memberId: id, reason: staffReason }),
  value: z.object({ done: z.literal(true) }),
  errors: ['not_found'],
})
