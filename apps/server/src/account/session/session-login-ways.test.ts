import { lineLogin, login, mayaLogin, passkeyLogin, telegramLogin } from '@foyer/contract'
import { expect, test } from 'vitest'
import { nameLogin } from './session-login-ways.ts'

/** Names that a caller may add to any login. */
const others = {
  username: 'else',
  countryDialingCode: '1',
  mobileNum: '2025550123',
  firebaseIdToken: 'else',
  lineSessionToken: 'else',
  telegramAuth: 'else',
  sessionId: 'else',
  response: { id: 'else' },
}
const number = { type: 'sms', countryDialingCode: '63', mobileNum: '917 123-4567' }

test.each<[string, string, Record<string, unknown>, string]>([
  ['a user name', login.path, { username: ' Ana ' }, 'ana'],
  ['a user name, by its type', login.path, { type: 'username', username: 'ANA' }, 'ana'],
  ['a number', login.path, number, '+639171234567'],
  ['the same number, otherwise spelled', login.path, { ...number, mobileNum: '09171234567' }, '+639171234567'],
  ['an account at Firebase', login.path, { type: 'firebase', firebaseIdToken: 'token' }, 'token'],
  ['a type of no way, as a user name', login.path, { type: 'other', username: 'ANA' }, 'ana'],
  ['a passkey', passkeyLogin.path, { response: { id: 'Key' } }, 'Key'],
  ['Line', lineLogin.path, { lineSessionToken: 'token' }, 'token'],
  ['Telegram', telegramLogin.path, { telegramAuth: { hash: 'hash' } }, 'hash'],
  ['Telegram’s mini app', telegramLogin.path, { telegramAuth: 'data' }, 'data'],
  ['Maya', mayaLogin.path, { sessionId: 'session' }, 'session'],
])('T12 a login by %s is counted by it alone', (_way, path, body, name) => {
  expect(nameLogin(path, body)).toBe(name)
  expect(nameLogin(path, { ...others, ...body })).toBe(name)
})

test.each([undefined, null, 'text', 7, [], {}, { username: 7 }, { response: null }])('%j names nobody', (body) => {
  for (const { path } of [login, passkeyLogin, telegramLogin]) expect(nameLogin(path, body)).toBe('')
})

test('of a long token the end counts', () => {
  expect(nameLogin(lineLogin.path, { lineSessionToken: `${'x'.repeat(99)}${'y'.repeat(64)}` })).toBe('y'.repeat(64))
})
