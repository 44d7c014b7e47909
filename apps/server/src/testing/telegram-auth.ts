import { createHash, createHmac } from 'node:crypto'
import type { TelegramWidgetAuth } from '@foyer/contract'

export const TEST_BOT_TOKEN = '7000000001:token-of-the-bot-of-this-test-run'

type Fields = Record<string, string | number>

/** A result of Telegram's login widget, signed with the bot's token; new for each call. */
export function signTelegramWidget(fields: Fields, botToken = TEST_BOT_TOKEN): TelegramWidgetAuth {
  const dated: Fields = { auth_date: Math.floor(Date.now() / 1_000), ...fields }
  const key = createHash('sha256').update(botToken).digest()
  const id = fields.id ?? '1'
  return { ...dated, id, auth_date: dated.auth_date ?? 0, hash: sign(dated, key) } as TelegramWidgetAuth // flat fields
}

/** The `initData` of a mini app, signed with the bot's token. */
export function signTelegramInitData(user: object, botToken = TEST_BOT_TOKEN): string {
  const fields = { query_id: 'AAF', user: JSON.stringify(user), auth_date: Math.floor(Date.now() / 1_000) }
  const key = createHmac('sha256', 'WebAppData').update(botToken).digest()
  return new URLSearchParams({
    query_id: fields.query_id,
    user: fields.user,
    auth_date: String(fields.auth_date),
    hash: sign(fields, key),
  }).toString()
}

function sign(fields: Fields, key: Buffer): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}=${value}`)
  return createHmac('sha256', key).update(lines.toSorted().join('\n')).digest('hex')
}
