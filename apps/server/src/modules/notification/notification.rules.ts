import { directionOf, isChinese, languages, type VerificationChannel } from '@foyer/contract'
import { type TranslatedLanguage, translatedLanguages } from '@foyer/messages/languages'
import { notificationTexts } from '@foyer/messages/notification'

/** A text by language code of the contract; the merchant's default language may be missing, English never is. */
export type TranslatedText = Partial<Record<string, string>>

/** Kinds of notifications; each has a title and a body in the texts. */
export const notificationKinds = [
  'account_added',
  'password_changed',
  'contact_changed',
  'passkey_added',
  'passkey_removed',
  'identity_added',
  'identity_removed',
  'new_device',
  'second_factor_on',
  'second_factor_off',
  'under_review',
  'login_failures',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** Kinds possibly caused by somebody else: their texts end with advice. */
const isSecurityKind: Record<NotificationKind, boolean> = {
  account_added: true,
  password_changed: true,
  contact_changed: true,
  passkey_added: true,
  passkey_removed: true,
  identity_added: true,
  identity_removed: true,
  new_device: true,
  second_factor_on: true,
  second_factor_off: true,
  under_review: false,
  login_failures: false,
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
  const isWanted = channel === 'email' ? isSecurityKind[kind] || kind === 'login_failures' : smsKinds.includes(kind)
  return isWanted && sentOfDay < MAX_OF_DAY[channel]
}

/** Title and body in every translated language; with `holdSeconds` 0 without a hold. */
export function writeNotification(
  kind: NotificationKind,
  { values, holdSeconds }: { values: Record<string, string>; holdSeconds: number },
): { title: TranslatedText; body: TranslatedText } {
  const title: TranslatedText = {}
  const body: TranslatedText = {}
  for (const language of translatedLanguages) {
    const texts = notificationTexts[language]
    const duration = formatHoldDuration(holdSeconds, language)
    // These two marks isolate a value's direction in a right-to-left sentence.
    const [open, close] = directionOf(language) === 'rtl' ? ['\u2068', '\u2069'] : ['', '']
    const filled: Record<string, string> = { ...values, duration }
    const fill = (text: string) =>
      text.replace(/\{(\w+)\}/g, (_all, name: string) => open + (filled[name] ?? '') + close)
    const sentences = [
      texts[`notification.${kind}.body`],
      ...(holdSeconds > 0 ? [texts['notification.hold']] : []),
      ...(isSecurityKind[kind] ? [texts['notification.advice']] : []),
    ]
    title[language] = fill(texts[`notification.${kind}.title`])
    // Chinese sentences are joined without a space.
    body[language] = sentences.map(fill).join(isChinese(language) ? '' : ' ')
  }
  return { title, body }
}

/** `24 hours`, `2 minutes`, `45 seconds`: in the largest whole unit. */
export function formatHoldDuration(seconds: number, language: TranslatedLanguage): string {
  const [unit, size] = seconds % 3_600 === 0 ? ['hour', 3_600] : seconds % 60 === 0 ? ['minute', 60] : ['second', 1]
  return new Intl.NumberFormat(languages[language].tag, {
    style: 'unit',
    unit: String(unit),
    unitDisplay: 'long',
    numberingSystem: 'latn',
  }).format(seconds / Number(size))
}
