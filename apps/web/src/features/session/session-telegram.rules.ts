import type { LoginIdentity } from '@foyer/contract'
import { telegramStateName } from './session.constants.ts'

type TelegramAuth = NonNullable<LoginIdentity['telegramAuth']>

/** Telegram's login page, for a platform that names no other. */
const loginPage = 'https://oauth.telegram.org/auth'
const prefix = '#tgAuthResult='

/** The address of Telegram's login page, which returns to `/m/login` with a fragment (TG-02). */
export function buildTelegramAddress({
  botId,
  origin,
  state,
  page = loginPage,
}: {
  botId: string
  origin: string
  state: string
  page?: string | undefined
}): string {
  const address = new URL(page)
  const back = new URL('/m/login', origin)
  back.searchParams.set(telegramStateName, state)
  const parameters = { bot_id: botId, origin, request_access: 'write', return_to: back.href }
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
  return address.href
}

/** The result in an address's fragment; undefined for any that does not decode (TG-03). */
export function readTelegramResult(fragment: string): TelegramAuth | undefined {
  if (!fragment.startsWith(prefix)) return undefined
  try {
    const text = decodeURIComponent(fragment.slice(prefix.length)).replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
    const fields: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return isTelegramAuth(fields) ? withUser(fields) : undefined
  } catch {
    return undefined
  }
}

type WidgetAuth = Exclude<TelegramAuth, string>

function isTelegramAuth(fields: unknown): fields is WidgetAuth {
  if (typeof fields !== 'object' || fields === null) return false
  const { id, auth_date: date, hash } = fields as Record<string, unknown> // any JSON; read with care
  const isNumeric = (value: unknown) => /^\d{1,19}$/.test(String(value))
  return isNumeric(id) && isNumeric(date) && typeof hash === 'string'
}

/** TG-04, ENT-35: the names once more under `user`. */
function withUser(fields: WidgetAuth): WidgetAuth {
  const { first_name, last_name } = fields
  return { ...fields, user: { ...(first_name ? { first_name } : {}), ...(last_name ? { last_name } : {}) } }
}

/**
 * The signed data of a mini app: in the address with which Telegram opens a page, then held by Telegram's script (TG-06).
 * Undefined outside of Telegram, where anybody may have written the address (T16).
 */
export function readMiniAppData({
  isInTelegram,
  fragment,
  held,
}: {
  isInTelegram: boolean
  fragment: string
  held: string | undefined
}): string | undefined {
  if (!isInTelegram) return undefined
  return new URLSearchParams(fragment.replace(/^#/, '')).get('tgWebAppData') || held || undefined
}
