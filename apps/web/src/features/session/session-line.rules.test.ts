import { describe, expect, test } from 'vitest'
import { buildLineAddress, readLineReturn } from './session-line.rules.ts'

test('LINE-11 LINE-13 LINE-14 CONST-78 without a call for it the app makes the address of Line’s page itself', () => {
  const address = buildLineAddress({ clientId: '1650000001', origin: 'https://www.aurora.example', state: 's' })
  expect(address.startsWith('https://access.line.me/oauth2/v2.1/authorize?')).toBe(true)
  expect(Object.fromEntries(new URL(address).searchParams)).toEqual({
    response_type: 'code',
    client_id: '1650000001',
    redirect_uri: 'https://www.aurora.example/m/home',
    scope: 'profile openid',
    state: 's',
  })
})

describe('LINE-02 OPEN-62 the return from Line', () => {
  test.each([
    ['code=c&state=s', 's', { code: 'c', state: 's' }],
    ['code=c&state=other', 's', undefined],
    ['code=c&state=s', undefined, undefined],
    ['code=c', undefined, undefined],
    ['error=access_denied&state=s', 's', undefined],
    ['code=&state=', '', undefined],
  ])('%s with the state %s', (search, state, expected) => {
    expect(readLineReturn(new URLSearchParams(search), state)).toEqual(expected)
  })
})
