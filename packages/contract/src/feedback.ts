import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant, requestId } from './fields.ts'

export const feedbackCategories = ['idea', 'problem', 'payment', 'game', 'praise', 'other'] as const
export type FeedbackCategory = (typeof feedbackCategories)[number]
export const feedbackStates = ['new', 'progress', 'answered', 'closed'] as const
export type FeedbackState = (typeof feedbackStates)[number]

/** OPEN-46 */
export const FEEDBACK_TEXT_MAX = 500
export const FEEDBACK_IMAGES_MAX = 3
/** Largest image that is taken, in bytes; base64 needs a third more. */
export const FEEDBACK_IMAGE_BYTES = 5 * 1024 * 1024

/** Text that the database can store: no NUL, no half of a pair of surrogates. */
const storedText = z.string().regex(/^[^\0\p{Cs}]*$/u)

export const feedbackAnswer = z.object({ id, text: z.string(), at: instant })

const feedbackItem = z.object({
  id,
  /** Such as `F-000123`. */
  number: z.string(),
  category: z.enum(feedbackCategories),
  text: z.string(),
  state: z.enum(feedbackStates),
  imageCount: z.number().int(),
  createdAt: instant,
  answers: z.array(feedbackAnswer),
})
export type Feedback = z.output<typeof feedbackItem>

export const listFeedback = endpoint({
  method: 'GET',
  path: '/wps/member/feedback',
  access: 'member',
  feature: 'contacts',
  summary: 'The member’s own feedback with its answers, newest first (OPEN-46)',
  query: z.object({
    /** Id of the last one of the page before. */
    after: id.optional(),
  }),
  value: z.object({ items: z.array(feedbackItem), next: id.nullable() }),
})

export const readFeedback = endpoint({
  method: 'GET',
  path: '/wps/member/feedback/:id',
  access: 'member',
  feature: 'contacts',
  summary: 'One feedback of the member',
  params: z.object({ id }),
  value: feedbackItem,
  errors: ['not_found'],
})

export const addFeedbackImage = endpoint({
  method: 'POST',
  path: '/wps/member/feedback/image',
  access: 'member',
  feature: 'contacts',
  summary: 'Keeps an image for a feedback that is not sent yet; it is encoded anew. The same id again changes nothing',
  maxBodyBytes: 7 * 1024 * 1024,
  body: z.object({ id: requestId, data: z.base64().max(Math.ceil(FEEDBACK_IMAGE_BYTES / 3) * 4) }),
  value: z.object({ id }),
  errors: ['image_refused', 'request_conflict'],
})

export const sendFeedback = endpoint({
  method: 'POST',
  path: '/wps/member/feedback',
  access: 'member',
  feature: 'contacts',
  idempotent: true,
  summary: 'Sends a feedback with up to three images; the same id again is the same feedback',
  body: z.object({
    requestId,
    category: z.enum(feedbackCategories),
    text: storedText.trim().min(1).max(FEEDBACK_TEXT_MAX),
    imageIds: z.array(requestId).max(FEEDBACK_IMAGES_MAX),
  }),
  value: feedbackItem,
  errors: ['request_conflict', 'image_refused'],
})
