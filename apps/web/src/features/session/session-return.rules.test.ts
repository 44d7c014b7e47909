import { expect, test } from 'vitest'
import { lineParameters } from './session-line.rules.ts'
import { buildReturnedAddress, describeLeave } from './session-return.rules.ts'

const left = describeLeave('s', '?go=%2Fm%2Fwallet&redirectUrl=https%3A%2F%2Fa.example')
const kept = '/m/login?go=%2Fm%2Fwallet&redirectUrl=https%3A%2F%2Fa.example'

test.each([
  ['after a login', 'code=c&state=s', left, kept],
  ['after a refusal', 'error=access_denied&error_description=no&state=s', left, kept],
  ['with parameters of ours', 'code=c&state=s&r=ABC', left, `${kept}&r=ABC`],
  ['that this tab did not ask for', 'code=c&state=other', left, '/m/login'],
  ['in another tab', 'code=c&state=s', undefined, '/m/login'],
  ['to a login page without a target', 'code=c&state=s', describeLeave('s', ''), '/m/login'],
])('OPEN-17 LINE-02 the requested page outlives a visit to Line: a return %s', (_, search, before, address) => {
  const returned = new URLSearchParams(search)
  expect(buildReturnedAddress(returned, lineParameters, before, returned.get('state'))).toBe(address)
})

test('DEC-24 a token in the login page’s address is not kept for the return', () => {
  expect(describeLeave('s', '?token=secret&go=%2Fm%2Fwallet').search).toBe('?go=%2Fm%2Fwallet')
})
