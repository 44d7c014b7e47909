import { sendMessage } from '../../inbox/index.ts'
import { getKind } from '../notification.rules.ts'
import type { NotificationChannel } from '../notification.types.ts'

/** The member's inbox in the app (OPEN-38). */
export const inboxChannel: NotificationChannel = {
  code: 'inbox',
  async deliver(tx, { merchant, memberId, id, kind, title, body }) {
    if (!getKind(kind).hasInbox) return
    await sendMessage(tx, { merchant: merchant.code, memberId, id, title, body, sentAt: new Date() })
  },
}
