import { type PushTopic, type QuietHours, resolveLanguage } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import { pickText, type Translated } from '../../translated-text.rules.ts'
import { decideDelay } from './push.rules.ts'
import { readPushChoice } from './push.service.ts'
import { insertQueuedPush } from './push-queue.store.ts'
import { listPushTokens } from './push-token.store.ts'

interface PushRequest {
  merchant: { code: string; settings: { defaultLanguage: string } }
  /** With the language of its device; the merchant's without one. */
  member: { id: string; language: string | undefined }
  /** Unique for the member: each id is sent once. */
  id: string
  topic: PushTopic
  title: Translated
  body: Translated
  path: string
  /** Hours of a member who has chosen none. */
  quietHours?: QuietHours | null
  now: Date
}

/** Queues a notification for all of a member's devices that take its topic; it waits until quiet hours end. */
export async function queuePush(tx: Tx, request: PushRequest): Promise<void> {
  const { merchant, member, id, topic, path, quietHours = null, now } = request
  const devices = await listPushTokens(tx, merchant.code, member.id)
  if (devices.length === 0) return
  const choice = await readPushChoice(tx, merchant.code, member.id)
  const delayMs = decideDelay({ topic, choice: { ...choice, quietHours: choice.quietHours ?? quietHours }, now })
  if (delayMs === undefined) return
  const { defaultLanguage } = merchant.settings
  const language = resolveLanguage(member.language ?? defaultLanguage)
  const title = pickText(request.title, language, defaultLanguage)
  const body = pickText(request.body, language, defaultLanguage)
  for (const { tokenHash } of devices.filter((device) => device.topics.includes(topic)))
    await insertQueuedPush(tx, {
      merchant: merchant.code,
      tokenHash,
      notificationId: id,
      topic,
      title,
      body,
      path,
      delayMs,
    })
}
