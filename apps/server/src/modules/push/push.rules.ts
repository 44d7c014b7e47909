import { type PushChoice, type PushTopic, pushTopics, type QuietHours } from '@foyer/contract'

/** Choices of a member who has made none. */
export const DEFAULT_CHOICE: PushChoice = { mutedTopics: [], quietHours: null }

const HOUR_MS = 3_600_000
const DAY_HOURS = 24

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
  const hour = readHour(timeZone, now)
  if (hour === undefined || from === to) return 0
  const isQuiet = from < to ? hour >= from && hour < to : hour >= from || hour < to
  if (!isQuiet) return 0
  const intoHourMs = now.getTime() % HOUR_MS
  return ((to - hour + DAY_HOURS) % DAY_HOURS) * HOUR_MS - intoHourMs
}

/** Hour of the day, 0 to 23, in an IANA time zone; undefined for an unknown zone. */
function readHour(timeZone: string, now: Date): number | undefined {
  try {
    const text = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(now)
    return Number(text)
  } catch {
    return undefined
  }
}

/** Whether a time zone is known here. */
export function isTimeZone(timeZone: string): boolean {
  return readHour(timeZone, new Date(0)) !== undefined
}
