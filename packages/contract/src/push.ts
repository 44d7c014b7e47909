import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id } from './fields.ts'

/** Topics of push notifications; each is one choice of the member. */
export const pushTopics = ['security', 'money', 'lottery', 'support', 'promotion'] as const
export type PushTopic = (typeof pushTopics)[number]

/** Mark of a Web Push subscription among registration tokens; any other token is Firebase's. */
const WEB_PUSH_MARK = 'webpush.'

/** A device's address for push: a token of Firebase, or a Web Push subscription by `formatWebPushToken`. */
const registrationToken = z
  .string()
  .min(20)
  .max(4_096)
  .regex(/^[\w.:-]+$/)

/** `merchant:topic`, or `all` for every topic of the merchant (OPEN-60, T25). */
const topicName = z.string().regex(/^(all|[\w-]{1,64}:[a-z]{1,20})$/)

/** Hour of the day in the member's time zone. */
const hour = z.number().int().min(0).max(23)

/** Hours without notifications, except those about the account's security; `from` equal to `to` means none. */
const quietHours = z.object({ from: hour, to: hour, timeZone: z.string().max(64) })
export type QuietHours = z.output<typeof quietHours>

export const pushKey = endpoint({
  method: 'GET',
  path: '/wps/push/key',
  access: 'anyone',
  summary: 'Public key of Web Push subscriptions (PUSH-02); null without push',
  publicMaxAgeSeconds: 300,
  value: z.object({ publicKey: z.string().max(200).nullable() }),
})

export const pushBind = endpoint({
  method: 'POST',
  path: '/wps/relay/CSP_fcmBind',
  access: 'member',
  summary: 'Binds a device to the member; its former owner loses it (RELAY-22, T25)',
  body: z.object({ registrationToken }),
  value: z.object({
    isNew: z.boolean(),
    /** What messages for this member carry; absent on another platform. */
    mark: z.string().max(64).optional(),
  }),
})

export const pushRenew = endpoint({
  method: 'POST',
  path: '/wps/push/renew',
  access: 'anyone',
  answersBlockedSite: true,
  summary:
    'Moves a binding to the device’s new token: known by the former one alone, as the service worker has no session',
  body: z.object({ registrationToken, newToken: registrationToken }),
  value: z.null(),
  errors: ['not_found'],
})

export const pushSubscribe = endpoint({
  method: 'POST',
  path: '/wps/relay/CSP_fcmSubscribe',
  access: 'member',
  summary: 'Subscribes a bound device to a topic of the merchant (RELAY-23, PUSH-08)',
  body: z.object({ registrationToken, topic: topicName }),
  value: z.object({ topics: z.array(z.enum(pushTopics)) }),
  errors: ['not_allowed'],
})

export const pushUnsubscribe = endpoint({
  method: 'POST',
  path: '/wps/relay/CSP_fcmUnsubscribe',
  access: 'anyone',
  answersBlockedSite: true,
  summary: 'Removes a device, known by its token alone: it works after the end of the session (RELAY-24, CONF-37)',
  body: z.object({ registrationToken, unsubscribeAll: z.boolean() }),
  value: z.null(),
})

const pushChoice = z.object({
  /** Topics that the member has switched off. */
  mutedTopics: z.array(z.enum(pushTopics)).max(pushTopics.length),
  quietHours: quietHours.nullable(),
})
export type PushChoice = z.output<typeof pushChoice>

export const pushSettings = endpoint({
  method: 'GET',
  path: '/wps/member/push',
  access: 'member',
  summary: 'The member’s choices of push notifications, and the devices that receive them',
  value: pushChoice.extend({
    devices: z.array(z.object({ id, name: z.string(), boundAt: z.iso.datetime({ offset: true }) })),
  }),
})

export const savePushSettings = endpoint({
  method: 'POST',
  path: '/wps/member/push',
  access: 'member',
  summary: 'Stores the member’s choices of push notifications',
  body: pushChoice,
  value: pushChoice,
})

/** A browser's push subscription. */
export interface WebPushSubscription {
  endpoint: string
  /** Public key and shared secret of the browser, base64url. */
  p256dh: string
  auth: string
}

/** The registration token of a Web Push subscription. */
export function formatWebPushToken({ endpoint: url, p256dh, auth }: WebPushSubscription): string {
  const bytes = new TextEncoder().encode(JSON.stringify([url, p256dh, auth]))
  const text = btoa(String.fromCharCode(...bytes))
  return WEB_PUSH_MARK + text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The subscription in a registration token; undefined for one of Firebase, null for a broken one. */
export function parseWebPushToken(token: string): WebPushSubscription | undefined | null {
  if (!token.startsWith(WEB_PUSH_MARK)) return undefined
  try {
    const text = atob(token.slice(WEB_PUSH_MARK.length).replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0))
    const parsed: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (!Array.isArray(parsed) || parsed.length !== 3) return null
    const [url, p256dh, auth]: unknown[] = parsed
    const areKeys = typeof p256dh === 'string' && typeof auth === 'string'
    return typeof url === 'string' && areKeys && URL.canParse(url) ? { endpoint: url, p256dh, auth } : null
  } catch {
    return null
  }
}
