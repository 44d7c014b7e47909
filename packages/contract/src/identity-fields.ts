import { z } from 'zod'

/** Parties that prove identities: Firebase for Google, Facebook, Twitter and others of its kind (SOC-01). */
export const identityProviders = ['firebase', 'line', 'telegram', 'maya'] as const
export type IdentityProviderName = (typeof identityProviders)[number]

/** `firebaseChannel` (OPEN-29): the account with which a visitor signed in at Firebase. */
export const firebaseChannels = ['google', 'facebook', 'twitter', 'firebase'] as const
export type FirebaseChannel = (typeof firebaseChannels)[number]

/** What a member calls an identity. */
export const identityKinds = [...firebaseChannels, 'line', 'telegram', 'maya'] as const
export type IdentityKind = (typeof identityKinds)[number]

/** Names of services as members know them; the same in every language. */
export const identityNames: Record<IdentityKind, string> = {
  google: 'Google',
  facebook: 'Facebook',
  twitter: 'X',
  firebase: 'Firebase',
  line: 'LINE',
  telegram: 'Telegram',
  maya: 'Maya',
}

/** Token of a visitor whose Line identity is proved (LINE-12). */
export const lineSessionToken = z.string().min(1).max(2048)
const firebaseChannel = z.enum(firebaseChannels)
const firebaseIdToken = z.string().min(1).max(8192)

/** Maximum fields of Telegram's signed data, and maximum length of one. */
const MAX_TELEGRAM_FIELDS = 20
const MAX_TELEGRAM_LENGTH = 2048

/** Telegram's fields are flat. */
function isSignedField(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && value.length <= MAX_TELEGRAM_LENGTH)
}

/** Result of Telegram's login widget (OPEN-63): flat fields as signed; `user` repeats the names, unsigned (TG-04). */
export const telegramWidgetAuth = z
  .looseObject({
    id: z.union([z.number(), z.string().max(32)]),
    first_name: z.string().max(256).optional(),
    last_name: z.string().max(256).optional(),
    auth_date: z.union([z.number(), z.string().max(16)]),
    hash: z.string().regex(/^[0-9a-f]{64}$/i),
    user: z
      .object({ first_name: z.string().max(256).optional(), last_name: z.string().max(256).optional() })
      .optional(),
  })
  .refine(({ user: _repeated, ...fields }) => {
    const values = Object.values(fields)
    return values.length <= MAX_TELEGRAM_FIELDS && values.every(isSignedField)
  })
export type TelegramWidgetAuth = z.output<typeof telegramWidgetAuth>

/** ENT-35: the widget's result, or the `initData` of a mini app as it is. */
export const telegramAuth = z.union([telegramWidgetAuth, z.string().min(1).max(4096)])
export type TelegramAuth = z.output<typeof telegramAuth>

/** `env` of Maya (OPEN-29). */
export const mayaEnvironments = ['production', 'sandbox'] as const
export type MayaEnvironment = (typeof mayaEnvironments)[number]
export const mayaSessionId = z.string().min(1).max(512)

/** A pending identity in a login with a name or number: it is bound to that account (CONF-48, ENT-04). */
export const loginIdentity = z.object({
  firebaseChannel: firebaseChannel.optional(),
  firebaseIdToken: firebaseIdToken.optional(),
  lineSessionToken: lineSessionToken.optional(),
  telegramAuth: telegramAuth.optional(),
})
export type LoginIdentity = z.output<typeof loginIdentity>

/** A pending identity in a registration: it is bound to the new account (CONF-13, ENT-07). */
export const registrationIdentity = z.object({
  firebaseChannel2: firebaseChannel.optional(),
  firebaseIdToken2: firebaseIdToken.optional(),
  lineSessionToken: lineSessionToken.optional(),
  telegramAuth: telegramAuth.optional(),
  /** Ours: of a visitor whom the Maya app has sent. */
  mayaSessionId: mayaSessionId.optional(),
  /** Of a social registration, from another platform's settings (REG-22, OPEN-29); without meaning on ours. */
  smsTemplate: z.string().max(200).optional(),
})
export type RegistrationIdentity = z.output<typeof registrationIdentity>

/** Refusals of a call that carries an identity. */
export const identityErrors = [
  'identity_invalid',
  'identity_taken',
  'identity_limit',
  'line_invalid_token',
  'telegram_validate_failed',
  'identity_unavailable',
] as const
