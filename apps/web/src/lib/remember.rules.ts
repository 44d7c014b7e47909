import { shouldSkipLogin } from '../routes.rules.ts'

/** Content of the cookie `remPass` (ENT-10). */
export type RememberedLogin =
  /** `password` is a remember credential, never the password (DEC-10); absent after a logout. */
  | { type: 'username'; merchant: string; username: string; password?: string }
  /** Without a password: auto-login does not run for this type (AUTO-06, AUTO-14). */
  | { type: 'sms'; merchant: string; mobileNum: string }

/** The cookie's value; `salt` is the key of the double base64, stored beside it (AUTO-05, OPEN-21). */
export function encodeRemembered(login: RememberedLogin, salt: string): string {
  const { password, ...rest }: { password?: string; type: string } = login
  const secret = password === undefined ? {} : { password: btoa(salt + btoa(password)), salt }
  return encodeURIComponent(JSON.stringify({ ...rest, ...secret }))
}

/** Undefined for anything that is no remembered login. @throws for broken text */
export function decodeRemembered(text: string): RememberedLogin | undefined {
  const read: unknown = JSON.parse(decodeURIComponent(text))
  const field = (name: string) => {
    const value: unknown = typeof read === 'object' && read !== null ? Reflect.get(read, name) : undefined
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  const [type, merchant, username, mobileNum] = ['type', 'merchant', 'username', 'mobileNum'].map(field)
  if (merchant === undefined) return undefined
  if (type === 'sms') return mobileNum === undefined ? undefined : { type, merchant, mobileNum }
  if (type !== 'username' || username === undefined) return undefined
  const [encoded, salt] = [field('password'), field('salt')]
  if (encoded === undefined || salt === undefined) return { type, merchant, username }
  return { type, merchant, username, password: atob(atob(encoded).slice(salt.length)) }
}

/** A login that can run by itself. */
export type AutoLogin = { username: string; password: string }

/** The eight conditions of an auto-login (AUTO-08..14): its fields, or undefined. */
export function decideAutoLogin(input: {
  isStart: boolean
  /** A code in the address opens a session of its own. */
  hasToken: boolean
  hasSession: boolean
  search: string
  autoLogin: '0' | '1' | undefined
  /** `MOBILEAUTOLOGIN3`. */
  isAllowed: boolean
  remembered: RememberedLogin | undefined
  merchant: string
}): AutoLogin | undefined {
  const { remembered } = input
  if (!input.isStart || input.hasToken || input.hasSession || shouldSkipLogin(input.search)) return undefined
  if (input.autoLogin === '0' || !input.isAllowed) return undefined
  if (remembered?.type !== 'username' || remembered.merchant !== input.merchant) return undefined
  const { username, password } = remembered
  return password === undefined ? undefined : { username, password }
}

/** CONF-09: a first or expired password is changed first, where the merchant forces it; otherwise home (AUTO-15). */
export function decideAfterAutoLogin(input: {
  firstTimeLogin: boolean
  passwordExpired: boolean
  /** `PWDEXPFORCECHANGE3`. */
  isChangeForced: boolean
}): '/m/changePsw' | '/m/home' {
  const isDue = input.firstTimeLogin || input.passwordExpired
  return isDue && input.isChangeForced ? '/m/changePsw' : '/m/home'
}
