import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { emailAddress, id, instant, requestId } from './fields.ts'

/** Longest message of either side, in UTF-16 units. */
export const MAX_DESK_TEXT = 2_000
/** Images of one message. */
export const MAX_DESK_IMAGES = 3
/** Largest image that is sent for rendering, in bytes; base64 adds a third. */
export const MAX_DESK_IMAGE_BYTES = 6 * 1024 * 1024
/** Open conversations of one visitor at once. */
export const MAX_OPEN_CONVERSATIONS = 5
/** Messages of one answer. */
export const DESK_PAGE_SIZE = 50
/** A sign that somebody types is shown for this time; who types repeats it every half of it. */
export const DESK_TYPING_MS = 6_000

/** What a member shows to staff by one tap. A guest has none of them. */
export const deskSharedKinds = ['movement', 'deposit', 'withdrawal', 'round', 'ticket'] as const
export type DeskSharedKind = (typeof deskSharedKinds)[number]

/** Text that the database can store: no NUL, no half of a pair of surrogates. */
const storedText = z.string().regex(/^[^\0\p{Cs}]*$/u)
/** May be empty beside an image or a shared thing. */
const messageText = storedText.max(MAX_DESK_TEXT).trim()
/** Numbers of one conversation begin with 1 and have no gap. */
const messageNumber = z.number().int().min(0).max(2_000_000_000)
const numberText = z.coerce.number().int().min(0).max(2_000_000_000)
const done = z.object({ done: z.literal(true) })
/** An image in base64 as a browser reads it, in a format that is found by its content: PNG, JPEG, WebP or AVIF. */
export const deskImageContent = z
  .string()
  .min(16)
  .max(Math.ceil((MAX_DESK_IMAGE_BYTES * 4) / 3) + 4)
  .regex(/^[A-Za-z0-9+/]+={0,2}$/)

export const deskImage = z.object({
  id,
  /** Of the large form, in pixels. */
  width: z.number().int(),
  height: z.number().int(),
})
export type DeskImage = z.output<typeof deskImage>

/** An image's bytes, for a `data:` address: the call has the session, which an image's address has not. */
export const deskImageFile = z.object({ mediaType: z.literal('image/webp'), content: z.string() })
/** `small` has at most 320 pixels on its longer side, `large` 1,600. */
export const deskImageSize = z.enum(['small', 'large'])

/** A snapshot, made by the server when the message was sent. */
export const deskShared = z.object({
  kind: z.enum(deskSharedKinds),
  id: z.string(),
  /** Name of a game or of a way to pay; a movement's description. May be empty. */
  title: z.string(),
  /**
   * A code: of a movement its kind, of a deposit or withdrawal its status, of a round or ticket the kind of its last
   * movement.
   */
  state: z.string(),
  /** With a sign. Null where the thing has none. */
  amountMinor: z.string().nullable(),
  currency: z.string().nullable(),
  at: instant,
})
export type DeskShared = z.output<typeof deskShared>

/** What happened, as a message of the system without a text; the reader shows its own words. */
export const deskEvents = ['closed', 'reopened', 'joined'] as const

export const deskMessage = z.object({
  number: messageNumber,
  /** Made by the sender's page: it finds the own message by it. Empty for the system's. */
  clientId: z.string(),
  from: z.enum(['visitor', 'staff', 'system']),
  /** Shown name of the person of staff; null for the visitor. */
  author: z.string().nullable(),
  /** Of a message of the system. */
  event: z.enum(deskEvents).nullable(),
  text: z.string(),
  images: z.array(deskImage).max(MAX_DESK_IMAGES),
  shared: deskShared.nullable(),
  at: instant,
})
export type DeskMessage = z.output<typeof deskMessage>

export const deskConversation = z.object({
  id,
  /** A message of the visitor opens a closed one again. */
  state: z.enum(['open', 'closed']),
  /** Number of the newest message: with it a reader knows whether something is missing. */
  lastNumber: messageNumber,
  newest: deskMessage,
  /** Messages of staff after the visitor's read mark. */
  unread: z.number().int(),
  /** Up to where the visitor has read. */
  readNumber: messageNumber,
  /** Up to where staff has read. */
  staffReadNumber: messageNumber,
  /** Shown name of who answers; null for nobody yet. */
  agent: z.string().nullable(),
  openedAt: instant,
  /** 1 to 5; null before a rating. */
  rating: z.number().int().nullable(),
  /** Closed and not rated yet. */
  canRate: z.boolean(),
})
export type DeskConversation = z.output<typeof deskConversation>

export const readDesk = endpoint({
  method: 'GET',
  path: '/wps/desk',
  access: 'anyone',
  summary: 'The desk for this visitor: open now or when, and the visitor’s conversations, newest first',
  query: z.object({
    /** `next` of the page before. */
    before: z
      .string()
      .regex(/^\d{1,13}_[A-Za-z0-9_-]{1,64}$/)
      .optional(),
  }),
  value: z.object({
    isOpen: z.boolean(),
    /** The next opening; null while open, and where no hours are set. */
    opensAt: instant.nullable(),
    /** Who the conversations belong to: a `guest` has a cookie, `nobody` gets one with the first message. */
    visitor: z.enum(['member', 'guest', 'nobody']),
    conversations: z.array(deskConversation),
    next: z.string().nullable(),
    /** Unread messages in all conversations. */
    unread: z.number().int(),
  }),
})

/** What a message carries. */
const messageFields = {
  /** Made once by the page: sent again it changes nothing and gets the same answer. */
  clientId: requestId,
  text: messageText,
  /** From `sendDeskImage`, each in one message only. */
  imageIds: z.array(id).max(MAX_DESK_IMAGES).default([]),
  /** The server reads it and refuses what is not this member’s with `not_found`. */
  shared: z.object({ kind: z.enum(deskSharedKinds), id: z.string().min(1).max(128) }).optional(),
}

export const openDeskConversation = endpoint({
  method: 'POST',
  path: '/wps/desk/conversation',
  access: 'anyone',
  summary: 'Opens a conversation with its first message; while the desk is closed it waits for an answer',
  body: z.object({
    ...messageFields,
    /** Of a guest who wants the answer by e-mail. */
    email: emailAddress.optional(),
  }),
  value: z.object({ conversation: deskConversation, message: deskMessage }),
  errors: ['not_found', 'TOO_MANY_REQUESTS'],
})

export const sendDeskMessage = endpoint({
  method: 'POST',
  path: '/wps/desk/message',
  access: 'anyone',
  summary: 'Sends a message; a closed conversation opens again with it',
  body: z.object({ conversationId: id, ...messageFields }),
  value: z.object({ conversation: deskConversation, message: deskMessage }),
  errors: ['not_found', 'TOO_MANY_REQUESTS'],
})

export const listDeskMessages = endpoint({
  method: 'GET',
  path: '/wps/desk/conversation/:id',
  access: 'anyone',
  summary: 'Messages of a conversation in their order: the newest, or those after or before a number',
  params: z.object({ id }),
  query: z.object({ after: numberText.optional(), before: numberText.optional() }),
  value: z.object({
    conversation: deskConversation,
    /** In ascending order. */
    messages: z.array(deskMessage).max(DESK_PAGE_SIZE),
    /** Whether there are more in the direction that was asked for. */
    hasMore: z.boolean(),
    /** Shown name of the person of staff who types; null for nobody. */
    typing: z.string().nullable(),
  }),
  errors: ['not_found'],
})

export const readDeskMessages = endpoint({
  method: 'POST',
  path: '/wps/desk/read',
  access: 'anyone',
  summary: 'Moves the visitor’s read mark up to a number; it never moves back',
  body: z.object({ conversationId: id, number: messageNumber }),
  value: done,
  errors: ['not_found'],
})

export const typeDeskMessage = endpoint({
  method: 'POST',
  path: '/wps/desk/typing',
  access: 'anyone',
  summary: 'The visitor types: shown to staff for some seconds and never stored',
  body: z.object({ conversationId: id }),
  value: done,
  errors: ['not_found'],
})

export const closeDeskConversation = endpoint({
  method: 'POST',
  path: '/wps/desk/close',
  access: 'anyone',
  summary: 'The visitor closes a conversation; a closed one stays so',
  body: z.object({ conversationId: id }),
  value: z.object({ conversation: deskConversation }),
  errors: ['not_found'],
})

export const rateDeskConversation = endpoint({
  method: 'POST',
  path: '/wps/desk/rating',
  access: 'anyone',
  summary: 'Rates a closed conversation once; a later rating changes nothing',
  body: z.object({
    conversationId: id,
    rating: z.number().int().min(1).max(5),
    text: storedText.max(500).trim().default(''),
  }),
  value: z.object({ conversation: deskConversation }),
  errors: ['not_found', 'not_allowed'],
})

export const sendDeskImage = endpoint({
  method: 'POST',
  path: '/wps/desk/image',
  access: 'anyone',
  maxBodyBytes: Math.ceil((MAX_DESK_IMAGE_BYTES * 4) / 3) + 1_024,
  summary: 'Renders an image anew without its metadata, for one message of this visitor; one without message expires',
  body: z.object({ content: deskImageContent }),
  value: deskImage,
  errors: ['unsupported_media_type', 'body_too_large', 'TOO_MANY_REQUESTS'],
})

export const readDeskImage = endpoint({
  method: 'GET',
  path: '/wps/desk/image/:id',
  access: 'anyone',
  summary: 'An image of the visitor’s own conversations',
  params: z.object({ id }),
  query: z.object({ size: deskImageSize.default('large') }),
  value: deskImageFile,
  errors: ['not_found'],
})
