import { sendMessage } from '../../inbox/index.ts'
import type { NotificationChannel } from '../notification.types.ts'

/** The member's inbox in the app (OPEN-38). */
export const inboxChannel: NotificationChannel = {
  code: 'inbox',
  deliver: (tx, { merchant, memberId, id, title, body }) =>
    sendMessage(tx, { merchant: merchant.code, memberId, id, title, body, sentAt: new Date() }),
}
