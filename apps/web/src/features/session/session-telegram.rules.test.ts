import { telegramAuth } from '@foyer/contract'
import { describe, expect, test } from 'vitest'
import { buildTelegramAddress, readMiniAppData, readTelegramResult } from './session-telegram.rules.ts'

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')
const fields = { id: 7, first_name: 'Ana', last_name: 'Ñuñez', auth_date: 1_700_000_000, hash: 'a'.repeat(64) }

describe('TG-02 TG-03 the fragment of Telegram’s return', () => {
  test('TG-04 ENT-35 OPEN-63 a result has its fields, and the names under `user`', () => {
    const read = readTelegramResult(`#tgAuthResult=${encode(fields)}`)
    expect(read).toEqual({ ...fields, user: { first_name: 'Ana', last_name: 'Ñuñez' } })
    expect(telegramAuth.safeParse(read).success).toBe(true)
  })

  test('TG-02 in either alphabet of base64, escaped or not', () => {
    const plain = encode({ ...fields, first_name: '~~~???' })
    const url = plain.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
    for (const text of [plain, url, encodeURIComponent(plain)])
      expect(readTelegramResult(`#tgAuthResult=${text}`)).toMatchObject({ first_name: '~~~???' })
  })

  test.each([
    ['', 'nothing'],
    ['#other=1', 'another fragment'],
    [`#x&tgAuthResult=${encode(fields)}`, 'another prefix'],
    ['#tgAuthResult=', 'an empty one'],
    ['#tgAuthResult=%%%', 'a broken escape'],
    ['#tgAuthResult=****', 'no base64'],
    [`#tgAuthResult=${Buffer.from('text').toString('base64')}`, 'no JSON'],
    [`#tgAuthResult=${encode(null)}`, 'null'],
    [`#tgAuthResult=${encode(false)}`, 'false, Telegram’s word for a refusal'],
    [`#tgAuthResult=${encode([fields])}`, 'a list'],
    [`#tgAuthResult=${encode({ ...fields, hash: 1 })}`, 'a hash that is no text'],
    [`#tgAuthResult=${encode({ ...fields, id: 'x' })}`, 'an id that is no number'],
  ])('TG-03 %s is ignored: %s', (fragment) => {
    expect(readTelegramResult(fragment)).toBeUndefined()
  })
})

test('TG-05 Telegram’s page gets the bot, our origin, and a return that is bound to this login', () => {
  const address = buildTelegramAddress({ botId: '7', origin: 'https://www.aurora.example', state: 's' })
  const query = Object.fromEntries(new URL(address).searchParams)
  expect(address.startsWith('https://oauth.telegram.org/auth?')).toBe(true)
  expect(query).toEqual({
    bot_id: '7',
    origin: 'https://www.aurora.example',
    request_access: 'write',
    return_to: 'https://www.aurora.example/m/login?telegram=s',
  })
})

test.each([
  ['#tgWebAppData=user%3D1%26hash%3D2&tgWebAppVersion=8', 'user=1&hash=2'],
  ['#tgWebAppVersion=8', undefined],
  ['', undefined],
])('TG-04 the data of a mini app in %s', (fragment, data) => {
  const read = (address: string, held?: string) => readMiniAppData({ isInTelegram: true, fragment: address, held })
  expect(read(fragment)).toBe(data)
  // On the next page Telegram's script holds it (TG-06).
  expect(read('', 'held')).toBe('held')
  expect(read(fragment, 'held')).toBe(data ?? 'held')
  // T16: in another browser it is a link of anybody's.
  expect(readMiniAppData({ isInTelegram: false, fragment, held: 'held' })).toBeUndefined()
})
