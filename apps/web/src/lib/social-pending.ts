import {
  hasFlag,
  type IdentityKind,
  type LoginIdentity,
  type RegistrationIdentity,
  type SiteSettings,
} from '@foyer/contract'
import type { TypedStorage } from './storage.ts'

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

/** The pending identity of this tab; undefined without one. */
export function readPending(storage: Storage): SocialPending | undefined {
  const line = storage.read('lineSession')
  if (line) return { kind: 'line', name: line.name, picture: line.picture }
  const firebase = storage.read('firebaseSession')
  if (firebase) return { kind: firebase.firebaseChannel, name: firebase.name, picture: firebase.picture }
  const telegram = storage.read('telegramAuth')
  return telegram === undefined ? undefined : describeTelegram(telegram)
}

/** Its fields of a login call (CONF-48). */
export function readPendingLogin(storage: Storage): LoginIdentity {
  const lineSessionToken = storage.read('lineSession')?.lineSessionToken
  if (lineSessionToken !== undefined) return { lineSessionToken }
  const firebase = storage.read('firebaseSession')
  if (firebase) return { firebaseChannel: firebase.firebaseChannel, firebaseIdToken: firebase.firebaseIdToken }
  const telegramAuth = storage.read('telegramAuth')
  return telegramAuth === undefined ? {} : { telegramAuth }
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
  storage.remove('lineSession')
  storage.remove('firebaseSession')
  storage.remove('telegramAuth')
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
