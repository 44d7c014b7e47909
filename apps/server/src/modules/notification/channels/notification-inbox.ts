import { sendMessage } from '../../inbox/index.ts'
import type { NotificationChannel } from '../notification.types.ts'

/** The member's inbox in the app (OPEN-38). */
export const inboxChannel: NotificationChannel = {
  code: 'inbox',
  deliver: (tx, notification) => sendMessage(tx, { ...notification, sentAt: new Date() }),
}
