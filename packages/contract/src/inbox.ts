import { z } from 'zod'
import { decideAddress } from './address.ts'
import { endpoint } from './endpoint.ts'
import { id, instant } from './fields.ts'

/** Messages of one page of the list (OPEN-38). */
const inboxLength = 50
/** Any origin: only the path of a page is decided. */
const ANY_SITE = 'https://site.invalid'

/** Whether a text is the address of a page of the app, such as `/m/feedback?id=1`. */
export function isPageAddress(text: string): boolean {
  return text.startsWith('/m/') && decideAddress(text, 'page', { origin: ANY_SITE, listed: [] }).kind === 'own'
}

/** The page that a message leads to. */
export const inboxAction = z.string().max(500).refine(isPageAddress)

/** One message from the merchant to one member, in the caller's language. */
export const inboxMessage = z.object({
  id,
  title: z.string(),
  body: z.string(),
  sentAt: instant,
  isRead: z.boolean(),
  /** A page of the app, shown as a button. */
  action: z.string().nullable().optional(),
})
export type InboxMessage = z.output<typeof inboxMessage>

const unreadCount = z.number().int()

/** Messages of one page, newest first, and the key of the next one; null at the end. */
const inboxPage = z.object({ items: z.array(inboxMessage).max(inboxLength), next: id.nullable().optional() })

export const inbox = endpoint({
  method: 'GET',
  path: '/wps/member/inbox',
  access: 'member',
  summary: 'The member’s newest messages, and how many of all are unread (SESS-14, OPEN-38)',
  value: inboxPage.extend({ unreadCount }),
})

export const olderInboxMessages = endpoint({
  method: 'GET',
  path: '/wps/member/inbox/older',
  access: 'member',
  summary: 'The member’s messages that are older than one of them, by page',
  query: z.object({
    /** Id of the last message of the page before. */
    after: id,
  }),
  value: inboxPage,
})

export const readInboxMessage = endpoint({
  method: 'GET',
  path: '/wps/member/inbox/message/:id',
  access: 'member',
  summary: 'One message of the member',
  params: z.object({ id }),
  value: inboxMessage,
  errors: ['not_found'],
})

export const readInboxMessages = endpoint({
  method: 'POST',
  path: '/wps/member/inbox/read',
  access: 'member',
  summary: 'Marks messages of the member as read, or all that were sent until an instant; others are passed over',
  body: z
    .object({ ids: z.array(id).min(1).max(inboxLength).optional(), until: instant.optional() })
    .refine(({ ids, until }) => (ids === undefined) !== (until === undefined)),
  value: z.object({ unreadCount }),
})

export const deleteInboxMessages = endpoint({
  method: 'POST',
  path: '/wps/member/inbox/delete',
  access: 'member',
  summary: 'Deletes messages of the member, or all read ones without `ids`; the deletion’s id takes it back',
  body: z.object({ deletionId: z.uuid(), ids: z.array(id).min(1).max(inboxLength).optional() }),
  value: z.object({ unreadCount, deletedCount: z.number().int() }),
})

export const restoreInboxMessages = endpoint({
  method: 'POST',
  path: '/wps/member/inbox/restore',
  access: 'member',
  summary: 'Takes a deletion of the last ten minutes back',
  body: z.object({ deletionId: z.uuid() }),
  value: z.object({ unreadCount }),
})
