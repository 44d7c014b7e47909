import {
  hasFlag,
  type IdentityKind,
  type IdentityProviderName,
  type IdentityServiceRow,
  identityServices,
  type LoginIdentity,
  type RegistrationIdentity,
  type SiteSettings,
} from '@foyer/contract'
import { keysOfLife, type TypedStorage } from './storage.ts'

type Storage = Pick<TypedStorage, 'read' | 'remove'>

/** A proved identity without an account, until its visitor logs in or registers (CONF-14). */
export interface SocialPending {
  kind: IdentityKind
  name?: string | undefined
  picture?: string | undefined
  /** The platform's own words about the missing account (LINE-15). */
  message?: string | undefined
  /** The proof of a service that has no field in a login: its visitor can register only. */
  fields?: Pick<RegistrationIdentity, 'mayaSessionId'> | undefined
}

/** Keys of pending identities, as the descriptions of the services name them. */
export type PendingKey = NonNullable<(typeof identityServices)[IdentityProviderName]['storageKey']>
/** A stored identity: the fields of its proof in a login, and the person. */
type StoredIdentity = LoginIdentity & { name?: string; picture?: string }

function findService(key: string): IdentityServiceRow | undefined {
  return Object.values<IdentityServiceRow>(identityServices).find(({ storageKey }) => storageKey === key)
}

/** In the order of the storage's list, in which they count. */
const pendingKeys = keysOfLife('login').filter((key): key is PendingKey => findService(key) !== undefined)

/** The pending identity of this tab, with its service; undefined without one. */
function findPending(storage: Storage): { key: PendingKey; stored: StoredIdentity } | undefined {
  for (const key of pendingKeys) {
    const stored = storage.read(key)
    if (stored === undefined) continue
    // Telegram's data are stored as they come, and hold its person (ENT-35).
    return { key, stored: key === 'telegramAuth' ? keepTelegram(stored as TelegramAuth) : (stored as StoredIdentity) } // by the key
  }
  return undefined
}

function keepTelegram(telegramAuth: TelegramAuth): StoredIdentity {
  const { name, picture } = describeTelegram(telegramAuth)
  return { telegramAuth, ...(name ? { name } : {}), ...(picture ? { picture } : {}) }
}

/** The pending identity of this tab; undefined without one. */
export function readPending(storage: Storage): SocialPending | undefined {
  const found = findPending(storage)
  if (!found) return undefined
  const { firebaseChannel, name, picture } = found.stored
  const [kind] = Object.keys(findService(found.key)?.names ?? {}) as IdentityKind[] // Object.keys loses the literal keys
  return kind && { kind: firebaseChannel ?? kind, name, picture }
}

/** Its fields of a login call (CONF-48). */
export function readPendingLogin(storage: Storage): LoginIdentity {
  const found = findPending(storage)
  const fields = found ? (findService(found.key)?.fields ?? []) : []
  return Object.fromEntries(fields.map((field) => [field, found?.stored[field]]))
}

/** Its fields of a registration call, where the merchant binds identities at registrations (REG-05..07, CONF-13). */
export function readPendingRegistration(storage: Storage, settings: SiteSettings): RegistrationIdentity {
  if (!canRegisterSocially(settings)) return {}
  const { firebaseChannel: firebaseChannel2, firebaseIdToken: firebaseIdToken2, ...others } = readPendingLogin(storage)
  const fields = { ...others, ...(firebaseIdToken2 === undefined ? {} : { firebaseChannel2, firebaseIdToken2 }) }
  // REG-22: for a platform that sends a message to such a member.
  return Object.keys(fields).length === 0 ? {} : { ...fields, smsTemplate: settings.smsTemplate ?? 'register' }
}

/** Clears the pending identity (CONF-14). */
export function clearPending(storage: Storage): void {
  for (const key of pendingKeys) storage.remove(key)
}

/** LINE-06, SOC-07: whether a visitor with a pending identity may register. */
export function canRegisterSocially(settings: Pick<SiteSettings, 'whitelabelVal'>): boolean {
  return hasFlag(settings, 'FIREBASECREATEACC3') || hasFlag(settings, 'SSOMANUALREG3')
}

/** SOC-08, LINE-07, LINE-08: by the form, by the identity alone after a question, or by the identity at once. */
export function decideSocialRegistration(
  settings: Pick<SiteSettings, 'whitelabelVal' | 'autoRegisterLogin'>,
): 'none' | 'form' | 'ask' | 'auto' {
  if (!canRegisterSocially(settings)) return 'none'
  if (hasFlag(settings, 'SSOMANUALREG3')) return 'form'
  return settings.autoRegisterLogin === true ? 'auto' : 'ask'
}

type TelegramAuth = NonNullable<LoginIdentity['telegramAuth']>

/** Name and picture in Telegram's data (TG-04). */
export function describeTelegram(auth: TelegramAuth): SocialPending {
  const fields: Record<string, unknown> = typeof auth === 'string' ? readInitDataUser(auth) : auth
  const names = [fields.first_name, fields.last_name].filter((name) => typeof name === 'string' && name !== '')
  const picture = typeof fields.photo_url === 'string' ? fields.photo_url : undefined
  return { kind: 'telegram', name: names.length > 0 ? names.join(' ') : undefined, picture }
}

function readInitDataUser(text: string): Record<string, unknown> {
  try {
    const user: unknown = JSON.parse(new URLSearchParams(text).get('user') ?? '')
    return typeof user === 'object' && user !== null ? { ...user } : {}
  } catch {
    return {}
  }
}
