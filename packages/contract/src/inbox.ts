import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant } from './fields.ts'

/** Maximum messages of the inbox, newest first (OPEN-38). */
const inboxLength = 50

/** One message from the merchant to one member, in the caller's language. */
export const inboxMessage = z.object({
  id,
  title: z.string(),
  body: z.string(),
  sentAt: instant,
  isRead: z.boolean(),
})
export type InboxMessage = z.output<typeof inboxMessage>

export const inbox = endpoint({
  method: 'GET',
  path: '/wps/member/inbox',
  access: 'member',
  summary: 'The member’s newest messages, and how many of all are unread (SESS-14, OPEN-38)',
  value: z.object({ items: z.array(inboxMessage).max(inboxLength), unreadCount: z.number().int() }),
})

export const readInboxMessages = endpoint({
  method: 'POST',
  path: '/wps/member/inbox/read',
  access: 'member',
  summary: 'Marks messages of the member as read; those that are not there are passed over',
  body: z.object({ ids: z.array(id).min(1).max(inboxLength) }),
  value: z.object({ unreadCount: z.number().int() }),
})
