import { z } from 'zod'
import type { ErrorCode } from './errors.ts'

/** `firebaseChannel` (OPEN-29): the account with which a visitor signed in at Firebase. */
export const firebaseChannels = ['google', 'facebook', 'twitter', 'firebase'] as const
export type FirebaseChannel = (typeof firebaseChannels)[number]

/** A service whose accounts prove who a visitor is: what both sides of the calls know of it. */
export interface IdentityServiceRow {
  /** What a member calls its identities, by kind; the same in every language. */
  names: Readonly<Record<string, string>>
  /** Refusal of a proof (ERR-03, ERR-14). */
  refusal: ErrorCode
  /** Answer to a proved identity without an account (CONF-15, DEC-15). */
  absence: ErrorCode
  /** Fields of its proof in a login with a name or number; none where its visitor can register only. */
  fields: readonly (keyof LoginIdentity)[]
  /** Key of its pending identity in the browser's storage (CONF-14); null where none is kept. */
  storageKey: string | null
  /** Fields of calls that no log shows. */
  secrets: readonly string[]
}

/** The services, each described once; Firebase is one for Google, Facebook, X and others of its kind (SOC-01). */
export const identityServices = {
  firebase: {
    names: { google: 'Google', facebook: 'Facebook', twitter: 'X', firebase: 'Firebase' },
    refusal: 'identity_invalid',
    absence: 'bind_customer_required',
    fields: ['firebaseChannel', 'firebaseIdToken'],
    storageKey: 'firebaseSession',
    secrets: ['firebaseIdToken', 'firebaseIdToken2'],
  },
  line: {
    names: { line: 'LINE' },
    refusal: 'line_invalid_token',
    absence: 'not.exists.user',
    fields: ['lineSessionToken'],
    storageKey: 'lineSession',
    secrets: ['lineSessionToken'],
  },
  telegram: {
    names: { telegram: 'Telegram' },
    refusal: 'telegram_validate_failed',
    absence: 'bind_customer_required',
    fields: ['telegramAuth'],
    storageKey: 'telegramAuth',
    secrets: ['telegramAuth'],
  },
  maya: {
    names: { maya: 'Maya' },
    refusal: 'identity_invalid',
    absence: 'bind_customer_required',
    fields: [],
    storageKey: null,
    secrets: ['mayaSessionId'],
  },
} as const satisfies Record<string, IdentityServiceRow>

type Services = typeof identityServices
export type IdentityProviderName = keyof Services
/** What a member calls an identity. */
export type IdentityKind = { [N in keyof Services]: keyof Services[N]['names'] & string }[keyof Services]

/** Names of services as members know them. */
export const identityNames = Object.fromEntries(
  Object.values(identityServices).flatMap(({ names }) => Object.entries(names)),
) as Record<IdentityKind, string> // Object.fromEntries loses the literal keys
export const identityKinds = Object.keys(identityNames) as IdentityKind[] // Object.keys loses the literal keys

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

/** Every field that carries a proof, by the names of a login. */
export type IdentityFields = LoginIdentity &
  Pick<RegistrationIdentity, 'mayaSessionId'> & { sessionId?: string | undefined; env?: string | undefined }

/** The fields of a registration by the names of a login. */
export function readRegistrationIdentity({
  firebaseChannel2: firebaseChannel,
  firebaseIdToken2: firebaseIdToken,
  lineSessionToken,
  telegramAuth,
  mayaSessionId,
}: RegistrationIdentity): IdentityFields {
  return { firebaseChannel, firebaseIdToken, lineSessionToken, telegramAuth, mayaSessionId }
}

/** Refusals of a call that carries an identity. A function, so that no page computes them. */
export function listIdentityErrors() {
  const refusals = Object.values(identityServices).map(({ refusal }) => refusal)
  const others = ['identity_invalid', 'identity_taken', 'identity_limit', 'identity_unavailable'] as const
  return [...new Set([...others, ...refusals])]
}
