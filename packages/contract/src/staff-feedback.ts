import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { feedbackAnswer, feedbackCategories, feedbackStates } from './feedback.ts'
import { id, instant, requestId } from './fields.ts'
import { staffText } from './staff.ts'
import { staffTrailEntry } from './staff-trail.ts'

export const FEEDBACK_ANSWER_MAX = 2_000

const version = z.number().int().positive().max(Number.MAX_SAFE_INTEGER)
const done = z.object({ version: z.number().int() })

const staffFeedback = z.object({
  id,
  number: z.string(),
  memberId: id,
  username: z.string(),
  category: z.enum(feedbackCategories),
  text: z.string(),
  state: z.enum(feedbackStates),
  imageCount: z.number().int(),
  createdAt: instant,
})

export const listStaffFeedback = endpoint({
  method: 'GET',
  path: '/wps/staff/feedback',
  access: 'staff',
  staff: ['owner', 'support'],
  summary: 'Members’ feedback, newest first, of one state or of all',
  query: z.object({
    state: z.enum(feedbackStates).optional(),
    /** Id of the last one of the page before. */
    after: id.optional(),
  }),
  value: z.object({ items: z.array(staffFeedback), next: id.nullable() }),
})

export const readStaffFeedback = endpoint({
  method: 'GET',
  path: '/wps/staff/feedback/:id',
  access: 'staff',
  staff: ['owner', 'support'],
  summary: 'One feedback with its answers, the ids of its images and its history',
  params: z.object({ id }),
  value: staffFeedback.extend({
    version: z.number().int(),
    /** The member's, in which it is answered. */
    language: z.string(),
    imageIds: z.array(id),
    answers: z.array(feedbackAnswer.extend({ personName: z.string() })),
    trail: z.array(staffTrailEntry),
  }),
  errors: ['not_found'],
})

export const readStaffFeedbackImage = endpoint({
  method: 'GET',
  path: '/wps/staff/feedback/image/:id',
  access: 'staff',
  staff: ['owner', 'support'],
  summary: 'An image of a feedback, in base64',
  params: z.object({ id }),
  value: z.object({ type: z.literal('image/webp'), data: z.string() }),
  errors: ['not_found'],
})

export const answerStaffFeedback = endpoint({
  method: 'POST',
  path: '/wps/staff/feedback/answer',
  access: 'staff',
  staff: ['owner', 'support'],
  summary: 'Answers a feedback: the answer goes to the member’s inbox. The same answer’s id again changes nothing',
  body: z.object({
    id,
    version,
    answerId: requestId,
    text: staffText.trim().min(1).max(FEEDBACK_ANSWER_MAX),
  }),
  value: done,
  errors: ['not_found', 'request_conflict'],
})

export const changeStaffFeedback = endpoint({
  method: 'POST',
  path: '/wps/staff/feedback/state',
  access: 'staff',
  staff: ['owner', 'support'],
  summary: 'Takes a feedback into work, closes it or opens it again',
  body: z.object({ id, version, state: z.enum(['progress', 'closed']) }),
  value: done,
  errors: ['not_found', 'request_conflict'],
})
