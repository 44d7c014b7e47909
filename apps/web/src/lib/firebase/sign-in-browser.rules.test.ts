import { expect, test } from 'vitest'
import { canSignInHere } from './sign-in-browser.rules.ts'

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15'
const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  ['Safari on an iPhone', `${iphone} Version/17.5 Mobile/15E148 Safari/604.1`, 'browser', true],
  ['Chrome on an iPhone', `${iphone} CriOS/126.0 Mobile/15E148 Safari/604.1`, 'browser', true],
  ['a page on an iPhone’s home screen', `${iphone} Version/17.5 Mobile/15E148 Safari/604.1`, 'webclip', false],
  ['a web view on an iPhone', `${iphone} Mobile/15E148`, 'browser', false],
  ['Facebook on an iPhone', `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/460.0]`, 'browser', false],
  ['Instagram on an iPhone', `${iphone} Mobile/15E148 Instagram 330.0`, 'browser', false],
  ['Line on an iPhone', `${iphone} Safari Line/14.5.0`, 'browser', false],
  ['Chrome on Android', `${android} Chrome/126.0.0.0 Mobile Safari/537.36`, 'browser', true],
  ['an installed app on Android', `${android} Chrome/126.0.0.0 Mobile Safari/537.36`, 'pwa', true],
  [
    'a web view on Android',
    'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 Version/4.0 Chrome/126.0 Mobile Safari/537.36',
    'browser',
    false,
  ],
  ['WeChat on Android', `${android} Chrome/126.0 Mobile Safari/537.36 MicroMessenger/8.0.49`, 'browser', false],
  [
    'Chrome on a computer',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36',
    'browser',
    true,
  ],
] as const)('SOC-01 %s: %s %s', (_, userAgent, runMode, expected) => {
  expect(canSignInHere({ userAgent, runMode })).toBe(expected)
})
