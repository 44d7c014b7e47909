import { expect, test } from 'vitest'
import { findLoginReturn } from './page-return.rules.ts'

const line = { whitelabelVal: { LINELOGIN3: true } }

test.each([
  ['LINE-02 the return from Line', '/m/home', 'code=a&state=b', line, '/m/login?code=a&state=b'],
  ['LINE-02 a refusal at Line', '/m/home', 'error=access_denied&state=b', line, '/m/login?error=access_denied&state=b'],
  ['LINE-01 without the flag', '/m/home', 'code=a&state=b', { whitelabelVal: {} }, undefined],
  ['a code alone, such as a referral', '/m/home', 'code=a', line, undefined],
  ['another page', '/m/wallet', 'code=a&state=b', line, undefined],
  [
    'OPEN-61 the Maya app',
    '/',
    'sessionId=s&env=production',
    { whitelabelVal: {} },
    '/m/login?sessionId=s&env=production',
  ],
  ['a value with signs of its own', '/m/home', 'code=a%26go%3Dx&state=b', line, '/m/login?code=a%26go%3Dx&state=b'],
] as const)('%s', (_what, path, search, settings, target) => {
  expect(findLoginReturn({ path, search }, settings)).toBe(target)
})
