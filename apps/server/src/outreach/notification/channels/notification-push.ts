import { findMemberById } from '../../../member/index.ts'
import { queuePush } from '../../push/index.ts'
import { getKind } from '../notification.rules.ts'
import type { NotificationChannel } from '../notification.types.ts'

/**
 * The member's devices with push notifications. A lock screen shows the text, so it has no amounts and no account numbers
 * (T25): the title alone, and a page to open.
 */
export const pushChannel: NotificationChannel = {
  code: 'push',
  async deliver(tx, { merchant, memberId, id, kind, title, short }) {
    const member = await findMemberById(tx, merchant.code, memberId)
    const { topic, path } = getKind(kind)
    const to = { id: memberId, language: member?.language }
    await queuePush(tx, { merchant, member: to, id, topic, path, title, body: short, now: new Date() })
  },
}
