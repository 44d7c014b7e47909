import { type PushChoice, type PushTopic, pushTopics, type QuietHours } from '@foyer/contract'
import { readMinute } from '../../time-zone.rules.ts'

/** Choices of a member who has made none. */
export const DEFAULT_CHOICE: PushChoice = { mutedTopics: [], quietHours: null }

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60

/**
 * Topics of a name in a subscription; undefined for another merchant's or an unknown one (T25).
 * @param name `merchant:topic`, or `all` for every topic of the merchant (OPEN-60)
 */
export function readTopics(name: string, merchant: string): readonly PushTopic[] | undefined {
  if (name === 'all') return pushTopics
  const [owner, topic] = name.split(':')
  if (owner !== merchant) return undefined
  const known = pushTopics.find((one) => one === topic)
  return known && [known]
}

/** Path of a merchant's icon for notifications; undefined for one on another host, which a worker does not load. */
export function chooseIcon(appIcon: string): string | undefined {
  return appIcon.startsWith('/m/') ? appIcon.replaceAll('{size}', '192') : undefined
}

/**
 * Delay of a notification, in ms; undefined for a muted topic. Security is never muted or delayed: the member may have to
 * act at once.
 */
export function decideDelay({
  topic,
  choice,
  now,
}: {
  topic: PushTopic
  choice: PushChoice
  now: Date
}): number | undefined {
  if (topic === 'security') return 0
  if (choice.mutedTopics.includes(topic)) return undefined
  return choice.quietHours ? computeQuietMs(choice.quietHours, now) : 0
}

/** Time until the end of the quiet hours, in ms; 0 outside of them or for an unknown time zone. */
export function computeQuietMs({ from, to, timeZone }: QuietHours, now: Date): number {
  const minute = readMinute(timeZone, now)
  if (minute === undefined || from === to) return 0
  const hour = Math.floor(minute / 60)
  const isQuiet = from < to ? hour >= from && hour < to : hour >= from || hour < to
  if (!isQuiet) return 0
  const left = (to * 60 - minute + DAY_MINUTES) % DAY_MINUTES
  return left * MINUTE_MS - (now.getTime() % MINUTE_MS)
}
