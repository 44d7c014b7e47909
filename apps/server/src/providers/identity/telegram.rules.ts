import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { TelegramAuth } from '@foyer/contract'

/** A person whose data Telegram has signed with a bot's token. */
export interface TelegramPerson {
  id: string
  name: string | undefined
  picture: string | undefined
  /** Unix time in seconds. */
  authDate: number
  /** Hex of the signature. */
  hash: string
}

/**
 * Person of the login widget's result or of a mini app's `initData` (TG-04, OPEN-63); undefined when the signature is
 * not this bot's. Both sign all fields but `hash`, sorted, one a line; the keys differ
 * (core.telegram.org/widgets/login, core.telegram.org/bots/webapps).
 */
export function readTelegramAuth(auth: TelegramAuth, botToken: string): TelegramPerson | undefined {
  if (typeof auth === 'string') return readInitData(new URLSearchParams(auth), botToken)
  const { hash, user: _repeated, ...fields } = auth
  const texts = new Map(Object.entries(fields).map(([name, value]) => [name, String(value)]))
  const key = createHash('sha256').update(botToken).digest()
  if (!isSigned(texts, hash, key)) return undefined
  const { first_name, last_name, photo_url } = fields
  return describe({ id: fields.id, first_name, last_name, photo_url }, texts.get('auth_date'), hash)
}

function readInitData(data: URLSearchParams, botToken: string): TelegramPerson | undefined {
  const texts = new Map(data)
  const hash = texts.get('hash') ?? ''
  texts.delete('hash')
  const key = createHmac('sha256', 'WebAppData').update(botToken).digest()
  // A repeated field would be signed and read differently.
  if (data.size !== texts.size + 1 || !isSigned(texts, hash, key)) return undefined
  return describe(parseUser(texts.get('user')), texts.get('auth_date'), hash)
}

/**
 * A line break within a field would let the same signed text be read as other fields: a name such as `Ana⏎id=7` as the id
 * of somebody else.
 */
function isSigned(fields: ReadonlyMap<string, string>, hash: string, key: Buffer): boolean {
  if ([...fields].flat().some((part) => part.includes('\n'))) return false
  const text = [...fields]
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join('\n')
  const expected = createHmac('sha256', key).update(text).digest()
  const given = /^[0-9a-f]{64}$/i.test(hash) ? Buffer.from(hash, 'hex') : Buffer.alloc(0)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function parseUser(text: string | undefined): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text ?? '')
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {}
  } catch {
    return {}
  }
}

/** Undefined without a usable id or time. */
function describe(
  user: Record<string, unknown>,
  authDate: string | undefined,
  hash: string,
): TelegramPerson | undefined {
  const id = String(user.id ?? '')
  if (!/^\d{1,19}$/.test(id) || !/^\d{1,12}$/.test(authDate ?? '')) return undefined
  const names = [user.first_name, user.last_name].filter((name) => typeof name === 'string' && name !== '')
  const picture = typeof user.photo_url === 'string' ? user.photo_url : undefined
  return {
    id,
    name: names.length > 0 ? names.join(' ') : undefined,
    picture,
    authDate: Number(authDate),
    hash: hash.toLowerCase(),
  }
}
