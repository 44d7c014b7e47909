import { describe, expect, test } from 'vitest'
import { fixtureSettings } from '../../testing/fixture-site.ts'
import {
  clearPending,
  decideSocialRegistration,
  describeTelegram,
  readPending,
  readPendingLogin,
  readPendingRegistration,
} from './social-pending.ts'
import { openStorage } from './storage.ts'

const lineSession = { lineSessionToken: 'line', name: 'Ana', picture: 'https://cdn.example/a.png' }
const telegramAuth = { id: 7, first_name: 'Ana', last_name: 'Cruz', auth_date: 1, hash: 'a'.repeat(64) }
const open = () => openStorage('aurora', { session: undefined, local: undefined })

describe('CONF-14 the pending identity of a tab', () => {
  test('ENT-34 of Line: its name and picture, and its token in calls', () => {
    const storage = open()
    storage.write('lineSession', lineSession)
    expect(readPending(storage)).toEqual({ kind: 'line', name: 'Ana', picture: 'https://cdn.example/a.png' })
    expect(readPendingLogin(storage)).toEqual({ lineSessionToken: 'line' })
    clearPending(storage)
    expect([readPending(storage), readPendingLogin(storage)]).toEqual([undefined, {}])
  })

  test('ENT-35 of Telegram: its names, and its data in calls', () => {
    const storage = open()
    storage.write('telegramAuth', telegramAuth)
    expect(readPending(storage)).toEqual({ kind: 'telegram', name: 'Ana Cruz', picture: undefined })
    expect(readPendingLogin(storage)).toEqual({ telegramAuth })
  })

  test('of a Telegram mini app: the person in its data, or nobody', () => {
    const user = JSON.stringify({ id: 7, first_name: 'Ana', photo_url: 'https://cdn.example/a.png' })
    const person = describeTelegram(new URLSearchParams({ user, hash: 'h' }).toString())
    expect(person).toEqual({ kind: 'telegram', name: 'Ana', picture: 'https://cdn.example/a.png' })
    expect(describeTelegram('user=broken')).toEqual({ kind: 'telegram', name: undefined, picture: undefined })
  })

  test.each([
    [{ FIREBASECREATEACC3: true }, { lineSessionToken: 'line', smsTemplate: 'register' }],
    [{ SSOMANUALREG3: true }, { lineSessionToken: 'line', smsTemplate: 'register' }],
    [{}, {}],
  ])('REG-06 REG-07 REG-22 CONF-13 a registration at a merchant with %j takes %j', (whitelabelVal, fields) => {
    const storage = open()
    storage.write('lineSession', lineSession)
    expect(readPendingRegistration(storage, fixtureSettings({ whitelabelVal }))).toEqual(fields)
  })

  test('OPEN-85 REG-22 OPEN-29 the template of the message is the merchant’s', () => {
    const storage = open()
    storage.write('lineSession', lineSession)
    const settings = fixtureSettings({ whitelabelVal: { SSOMANUALREG3: true }, smsTemplate: 'welcome' })
    expect(readPendingRegistration(storage, settings)).toMatchObject({ smsTemplate: 'welcome' })
  })

  test('REG-22 a registration without one sends no template', () => {
    const settings = fixtureSettings({ whitelabelVal: { FIREBASECREATEACC3: true } })
    expect(readPendingRegistration(open(), settings)).toEqual({})
  })
})

test.each([
  [{}, true, 'none'],
  [{ SSOMANUALREG3: true }, true, 'form'],
  [{ SSOMANUALREG3: true, FIREBASECREATEACC3: true }, true, 'form'],
  [{ FIREBASECREATEACC3: true }, false, 'ask'],
  [{ FIREBASECREATEACC3: true }, true, 'auto'],
] as const)(
  'ERR-08 SOC-07 SOC-08 LINE-06 LINE-07 LINE-08 FLAG-08 FLAG-18 FLAG-23 with %j and autoRegisterLogin %s: %s',
  (whitelabelVal, autoRegisterLogin, way) => {
    expect(decideSocialRegistration({ whitelabelVal, autoRegisterLogin })).toBe(way)
  },
)
