import { cleanMobile, lineLogin, mayaLogin, normalizeUsername, passkeyLogin, telegramLogin } from '@foyer/contract'
import { readMobileNumber } from '../mobile-number.rules.ts'

/** Any JSON, before it is parsed; read with care. */
interface RawLogin {
  type?: unknown
  username?: unknown
  countryDialingCode?: unknown
  mobileNum?: unknown
  firebaseIdToken?: unknown
  lineSessionToken?: unknown
  telegramAuth?: unknown
  sessionId?: unknown
  response?: { id?: unknown } | null
}

/** Maximum characters of a name; of long texts the last ones, because tokens begin alike. */
const NAME_LENGTH = 64

const readText = (value: unknown) => (typeof value === 'string' ? value.slice(-NAME_LENGTH) : '')

/** Logins with a call of their own. */
const namesOfCalls: Record<string, (body: RawLogin) => unknown> = {
  [passkeyLogin.path]: ({ response }) => response?.id,
  [lineLogin.path]: ({ lineSessionToken }) => lineSessionToken,
  [telegramLogin.path]: ({ telegramAuth: auth }) => (isSigned(auth) ? auth.hash : auth),
  [mayaLogin.path]: ({ sessionId }) => sessionId,
}

function isSigned(auth: unknown): auth is { hash?: unknown } {
  return typeof auth === 'object' && auth !== null
}

/**
 * What a login names: the number, user name, passkey or identity by which its way finds the member, normalized as there.
 * Other fields name nobody: with one of them each try would have a limit of its own.
 */
export function nameLogin(path: string, body: unknown): string {
  if (typeof body !== 'object' || body === null) return ''
  const raw: RawLogin = body
  const nameOfCall = namesOfCalls[path]
  if (nameOfCall) return readText(nameOfCall(raw))
  if (raw.type === 'sms') {
    const [code, number] = [readText(raw.countryDialingCode), readText(raw.mobileNum)]
    return readMobileNumber(code, number) ?? `+${code}${cleanMobile(number)}`
  }
  if (raw.type === 'firebase') return readText(raw.firebaseIdToken)
  return normalizeUsername(readText(raw.username))
}
