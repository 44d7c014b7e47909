import {
  directionOf,
  formatLongDuration,
  formatTagOf,
  isChinese,
  isolateText,
  languageCodes,
  type PushTopic,
  type VerificationChannel,
} from '@foyer/contract'
import { notificationTexts } from '@foyer/messages/notification'

/** A text by language code of the contract; the merchant's default language may be missing, English never is. */
export type TranslatedText = Partial<Record<string, string>>

/** What a kind of notification is about, and where it goes. */
interface KindOfNotification {
  /** Possibly caused by somebody else: its text ends with advice. */
  isSecurity: boolean
  /** Whether it stands in the inbox; movements of money stand in the history. */
  hasInbox: boolean
  /** Choice of the member that switches its push notification off. */
  topic: PushTopic
  /** Page of the app that a tap on its push notification opens. */
  path: `/m/${string}`
}

const security = { isSecurity: true, hasInbox: true, topic: 'security', path: '/m/security' } as const
const money = { isSecurity: false, hasInbox: false, topic: 'money', path: '/m/history' } as const

/** Kinds of notifications; each has a title and a body in the texts. */
const kinds = {
  account_added: security,
  password_changed: security,
  contact_changed: security,
  passkey_added: security,
  passkey_removed: security,
  passkey_copied: security,
  identity_added: security,
  identity_removed: security,
  closure_requested: security,
  new_device: security,
  second_factor_on: security,
  second_factor_off: security,
  under_review: { ...security, isSecurity: false, path: '/m/withdraw' },
  login_failures: { ...security, isSecurity: false },
  deposit_credited: { ...money, path: '/m/wallet' },
  withdrawal_sent: money,
  withdrawal_refused: { ...money, path: '/m/withdraw' },
  rank_reached: { isSecurity: false, hasInbox: true, topic: 'promotion', path: '/m/rewardCenter' },
  desk_answered: { isSecurity: false, hasInbox: true, topic: 'support', path: '/m/desk' },
  ticket_won: { isSecurity: false, hasInbox: false, topic: 'lottery', path: '/m/history' },
} as const satisfies Record<string, KindOfNotification>

export const notificationKinds = Object.keys(kinds) as (keyof typeof kinds)[] // Object.keys loses the literal keys
export type NotificationKind = (typeof notificationKinds)[number]

export function getKind(kind: NotificationKind): KindOfNotification {
  return kinds[kind]
}

/** T14: maximum notifications per member and day by channel. */
const MAX_OF_DAY: Record<VerificationChannel, number> = { email: 10, sms: 5 }

/** Kinds that go by sms too, without a setting of the merchant: what a member has to act on at once. */
const SMS_KINDS: readonly NotificationKind[] = [
  'account_added',
  'password_changed',
  'contact_changed',
  'passkey_added',
  'second_factor_off',
]

/** Whether a notification goes to the member's contact of a channel too (DEC-30). */
export function canSendToContact({
  kind,
  channel,
  sentOfDay,
  smsKinds = SMS_KINDS,
}: {
  kind: NotificationKind
  channel: VerificationChannel
  /** Notifications of the last 24 hours to this contact. */
  sentOfDay: number
  /** The merchant's choice. */
  smsKinds: readonly NotificationKind[] | undefined
}): boolean {
  const isWanted = channel === 'email' ? kinds[kind].isSecurity || kind === 'login_failures' : smsKinds.includes(kind)
  return isWanted && sentOfDay < MAX_OF_DAY[channel]
}

/**
 * Title and body in every translated language; with `holdSeconds` 0 without a hold. `short` is a body for a lock screen:
 * without values, which may be private (T25).
 */
export function writeNotification(
  kind: NotificationKind,
  { values, holdSeconds }: { values: Record<string, string>; holdSeconds: number },
): { title: TranslatedText; body: TranslatedText; short: TranslatedText } {
  const title: TranslatedText = {}
  const short: TranslatedText = {}
  const body: TranslatedText = {}
  for (const language of languageCodes) {
    const texts = notificationTexts[language]
    const duration = formatLongDuration(holdSeconds, formatTagOf(language))
    const filled: Record<string, string> = { ...values, duration }
    const fill = (text: string) =>
      text.replace(/\{(\w+)\}/g, (_all, name: string) => isolateText(filled[name] ?? '', directionOf(language)))
    const sentence: string = texts[`notification.${kind}.body`]
    short[language] = sentence.includes('{') ? texts['notification.details'] : sentence
    const sentences = [
      sentence,
      ...(holdSeconds > 0 ? [texts['notification.hold']] : []),
      ...(kinds[kind].isSecurity ? [texts['notification.advice']] : []),
    ]
    title[language] = fill(texts[`notification.${kind}.title`])
    // Chinese sentences are joined without a space.
    body[language] = sentences.map(fill).join(isChinese(language) ? '' : ' ')
  }
  return { title, body, short }
}
