import { resolveLanguage } from '@foyer/contract'
import { findMemberById } from '../../../member/index.ts'
import { listContactRows } from '../../contact/index.ts'
import { canSendToContact } from '../notification.rules.ts'
import type { NotificationChannel } from '../notification.types.ts'
import { countQueuedNotifications, insertQueuedNotification } from '../notification-queue.store.ts'

/**
 * The member's verified e-mail address and phone number (DEC-30). Rows are written here and sent by
 * `notification-sender.service.ts`.
 */
export const contactChannel: NotificationChannel = {
  code: 'contact',
  async deliver(tx, { merchant, memberId, id, kind, title, body }) {
    const owner = { merchant: merchant.code, memberId }
    for (const { channel, address } of await listContactRows(tx, merchant.code, memberId)) {
      const sentOfDay = await countQueuedNotifications(tx, { ...owner, channel })
      if (!canSendToContact({ kind, channel, sentOfDay, smsKinds: merchant.settings.smsNotifications })) continue
      const member = await findMemberById(tx, merchant.code, memberId)
      const language = member?.language ?? merchant.settings.defaultLanguage
      const translated = resolveLanguage(language)
      const texts = { title: title[translated] ?? '', body: body[translated] ?? '' }
      await insertQueuedNotification(tx, { ...owner, id, channel, address, language, ...texts })
    }
  },
}
