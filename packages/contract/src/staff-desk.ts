import { z } from 'zod'
import {
  DESK_PAGE_SIZE,
  deskConversation,
  deskImage,
  deskImageContent,
  deskImageFile,
  deskImageSize,
  deskMessage,
  MAX_DESK_IMAGE_BYTES,
  MAX_DESK_IMAGES,
  MAX_DESK_TEXT,
} from './desk.ts'
import { endpoint } from './endpoint.ts'
import { id, instant, requestId } from './fields.ts'
import { staffText } from './staff.ts'

export const deskTabs = ['mine', 'unassigned', 'all', 'snoozed', 'closed'] as const
export type DeskTab = (typeof deskTabs)[number]
export const deskPriorities = ['low', 'normal', 'high', 'urgent'] as const
export type DeskPriority = (typeof deskPriorities)[number]
/** Labels of one conversation. */
export const MAX_DESK_LABELS = 8
/** A person who has a conversation open says so again within this time. */
export const DESK_PRESENCE_MS = 30_000

const done = z.object({ done: z.literal(true) })
const messageNumber = z.number().int().min(0).max(2_000_000_000)
const numberText = z.coerce.number().int().min(0).max(2_000_000_000)
const label = staffText.trim().min(1).max(30)

export const staffDeskConversation = deskConversation
  .omit({ unread: true, canRate: true, state: true, agent: true })
  .extend({
    state: z.enum(['open', 'snoozed', 'closed']),
    /** Null for a guest. */
    memberId: z.string().nullable(),
    username: z.string().nullable(),
    /** Of a guest who wants the answer by e-mail; whole, because staff writes to it. */
    email: z.string().nullable(),
    /** The visitor’s language when the conversation was opened. */
    language: z.string(),
    /** Opened while the desk was closed. */
    isOffline: z.boolean(),
    assigneeId: z.string().nullable(),
    assigneeName: z.string().nullable(),
    snoozedUntil: instant.nullable(),
    labels: z.array(z.string()).max(MAX_DESK_LABELS),
    priority: z.enum(deskPriorities),
    /** Messages of the visitor after the read mark of staff. */
    unread: z.number().int(),
    /** The oldest message of the visitor without an answer; null where none waits. */
    waitingSince: instant.nullable(),
    ratingText: z.string(),
    updatedAt: instant,
  })
export type StaffDeskConversation = z.output<typeof staffDeskConversation>

/** What staff says to staff; `afterNumber` is the newest message when it was written. */
export const staffDeskNote = z.object({
  number: messageNumber,
  afterNumber: messageNumber,
  authorId: z.string(),
  author: z.string(),
  text: z.string(),
  at: instant,
})

export const listStaffDesk = endpoint({
  method: 'GET',
  path: '/wps/staff/desk',
  access: 'staff',
  staff: ['owner', 'support'],
  summary: 'Conversations of one tab: urgent ones first, then those that wait longest; closed ones newest first',
  query: z.object({
    tab: z.enum(deskTabs).default('all'),
    /** Text of the member’s name, of a guest’s e-mail address, or a conversation’s id. */
    find: staffText.trim().max(64).optional(),
    label: label.optional(),
    priority: z.enum(deskPriorities).optional(),
    /** Rows to pass over: lists of open conversations are short. */
    offset: z.coerce.number().int().min(0).max(10_000).default(0),
  }),
  value: z.object({
    items: z.array(staffDeskConversation),
    hasMore: z.boolean(),
    /** Without a filter. Closed ones are not counted. */
    counts: z.object({
      mine: z.number().int(),
      unassigned: z.number().int(),
      all: z.number().int(),
      snoozed: z.number().int(),
    }),
    isOpen: z.boolean(),
    /** Labels in use, for the filter. */
    labels: z.array(z.string()),
  }),
})

export const readStaffDesk = endpoint({
  method: 'GET',
  path: '/wps/staff/desk/conversation/:id',
  access: 'staff',
  staff: ['owner', 'support'],
  summary: 'A conversation with its messages in order: the newest, or those after or before a number; and its notes',
  params: z.object({ id }),
  query: z.object({ after: numberText.optional(), before: numberText.optional() }),
  value: z.object({
    conversation: staffDeskConversation,
    messages: z.array(deskMessage.extend({ authorId: z.string().nullable() })).max(DESK_PAGE_SIZE),
    hasMore: z.boolean(),
    /** The newest 200, in ascending order. */
    notes: z.array(staffDeskNote),
    /** Others who have it open. */
    others: z.array(z.object({ name: z.string(), isTyping: z.boolean() })),
    isVisitorTyping: z.boolean(),
  }),
  errors: ['not_found'],
})

export const attendStaffDesk = endpoint({
  method: 'POST',
  path: '/wps/staff/desk/presence',
  access: 'staff',
  staff: ['owner', 'support'],
  summary: 'The person has the conversation open, and types; kept in memory for some seconds',
  body: z.object({ conversationId: id, isTyping: z.boolean() }),
  value: done,
  errors: ['not_found'],
})

const answerFields = {
  conversationId: id,
  /** Sent again it changes nothing and gets the same answer. */
  clientId: requestId,
  text: staffText.max(MAX_DESK_TEXT).trim(),
  imageIds: z.array(id).max(MAX_DESK_IMAGES).default([]),
}

export const answerStaffDesk = endpoint({
  method: 'POST',
  path: '/wps/staff/desk/answer',
  access: 'staff',
  staff: ['owner', 'support'],
  summary:
    'Answers; `request_conflict` when another person has answered after the number that the sender saw. An unassigned conversation becomes the sender’s, a snoozed or closed one opens',
  body: z.object({ ...answerFields, seenNumber: messageNumber, anyway: z.boolean().default(false) }),
  value: z.object({ conversation: staffDeskConversation, message: deskMessage }),
  errors: ['not_found', 'request_conflict'],
})

export const noteStaffDesk = endpoint({
  method: 'POST',
  path: '/wps/staff/desk/note',
  access: 'staff',
  staff: ['owner', 'support'],
  summary: 'A note that only staff sees',
  body: z.object({
    conversationId: id,
    clientId: requestId,
    text: staffText.trim().min(1).max(MAX_DESK_TEXT),
  }),
  value: staffDeskNote,
  errors: ['not_found'],
})

export const assignStaffDesk = endpoint({
  method: 'POST',
  path: '/wps/staff/desk/assign',
  access: 'staff',
  staff: ['owner', 'support'],
  summary:
    'Gives a conversation to a person or to nobody; `request_conflict` when it is no longer with whom it was seen',
  body: z.object({
    conversationId: id,
    /** The own id takes it over. */
    personId: id.nullable(),
    /** Who had it on the sender’s screen. */
    seenPersonId: id.nullable(),
  }),
  value: z.object({ conversation: staffDeskConversation }),
  errors: ['not_found', 'request_conflict'],
})

export const snoozeStaffDesk = endpoint({
  method: 'POST',
  path: '/wps/staff/desk/snooze',
  access: 'staff',
  staff: ['owner', 'support'],
  summary: 'Puts a conversation aside until a time or until the visitor writes; null ends it',
  body: z.object({ conversationId: id, until: instant.nullable() }),
  value: z.object({ conversation: staffDeskConversation }),
  errors: ['not_found', 'invalid_input'],
})

export const closeStaffDesk = endpoint({
  method: 'POST',
  path: '/wps/staff/desk/close',
  access: 'staff',
  staff: ['owner', 'support'],
  summary:
    'Closes a conversation, with a last message if there is a notice; refused when the visitor has written since',
  body: z.object({
    conversationId: id,
    clientId: requestId,
    notice: staffText.trim().max(MAX_DESK_TEXT).default(''),
    seenNumber: messageNumber,
    anyway: z.boolean().default(false),
  }),
  value: z.object({ conversation: staffDeskConversation }),
  errors: ['not_found', 'request_conflict'],
})

export const reopenStaffDesk = endpoint({
  method: 'POST',
  path: '/wps/staff/desk/reopen',
  access: 'staff',
  staff: ['owner', 'support'],
  summary: 'Opens a closed conversation again; an open one stays so',
  body: z.object({ conversationId: id }),
  value: z.object({ conversation: staffDeskConversation }),
  errors: ['not_found'],
})

export const markStaffDesk = endpoint({
  method: 'POST',
  path: '/wps/staff/desk/mark',
  access: 'staff',
  staff: ['owner', 'support'],
  summary: 'Sets labels or priority; what is absent stays',
  body: z.object({
    conversationId: id,
    labels: z.array(label).max(MAX_DESK_LABELS).optional(),
    priority: z.enum(deskPriorities).optional(),
  }),
  value: z.object({ conversation: staffDeskConversation }),
  errors: ['not_found'],
})

export const seeStaffDesk = endpoint({
  method: 'POST',
  path: '/wps/staff/desk/read',
  access: 'staff',
  staff: ['owner', 'support'],
  summary: 'Moves the read mark of staff up to a number; the visitor sees it',
  body: z.object({ conversationId: id, number: messageNumber }),
  value: done,
  errors: ['not_found'],
})

export const sendStaffDeskImage = endpoint({
  method: 'POST',
  path: '/wps/staff/desk/image',
  access: 'staff',
  staff: ['owner', 'support'],
  maxBodyBytes: Math.ceil((MAX_DESK_IMAGE_BYTES * 4) / 3) + 1_024,
  summary: 'Renders an image anew for one answer in this conversation',
  body: z.object({ conversationId: id, content: deskImageContent }),
  value: deskImage,
  errors: ['not_found', 'unsupported_media_type', 'body_too_large'],
})

export const readStaffDeskImage = endpoint({
  method: 'GET',
  path: '/wps/staff/desk/image/:id',
  access: 'staff',
  staff: ['owner', 'support'],
  summary: 'An image of the merchant’s conversations',
  params: z.object({ id }),
  query: z.object({ size: deskImageSize.default('large') }),
  value: deskImageFile,
  errors: ['not_found'],
})

/** `changed` without more: the reader loads the list and its open conversation from its number again. */
export const staffDeskChanges = endpoint({
  method: 'GET',
  path: '/wps/staff/desk/changes',
  access: 'staff',
  staff: ['owner', 'support'],
  summary: 'Server-sent events: something of the merchant’s desk has changed; ends after some minutes',
  form: 'events',
  value: z.object({ changed: z.literal(true) }),
  errors: ['service_unavailable'],
})
