import { resolveLanguage } from '@foyer/contract'
import { findMemberById } from '../../../member/index.ts'
import { decideDelay, insertQueuedPush, listPushTokens, readPushChoice } from '../../push/index.ts'
import { getKind } from '../notification.rules.ts'
import type { NotificationChannel } from '../notification.types.ts'

/**
 * The member's devices with push notifications. A lock screen shows the text, so it has no amounts and no account numbers
 * (T25): the title alone, and a page to open.
 */
export const pushChannel: NotificationChannel = {
  code: 'push',
  async deliver(tx, { merchant, memberId, id, kind, title, short }) {
    const devices = await listPushTokens(tx, merchant.code, memberId)
    if (devices.length === 0) return
    const { topic, path } = getKind(kind)
    const choice = await readPushChoice(tx, merchant.code, memberId)
    const delayMs = decideDelay({ topic, choice, now: new Date() })
    if (delayMs === undefined) return
    const member = await findMemberById(tx, merchant.code, memberId)
    const language = resolveLanguage(member?.language ?? merchant.settings.defaultLanguage)
    const row = { topic, title: title[language] ?? '', body: short[language] ?? '', path, delayMs }
    for (const { tokenHash } of devices.filter((device) => device.topics.includes(topic)))
      await insertQueuedPush(tx, { merchant: merchant.code, tokenHash, notificationId: id, ...row })
  },
}
