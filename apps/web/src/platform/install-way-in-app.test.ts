import { expect, test } from 'vitest'
import { canSignInHere } from '../lib/firebase/sign-in-browser.rules.ts'
import { decideInstallWay, isInAppBrowser } from './install-way.rules.ts'

const ios = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15'
const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)'
const names = [
  ...['FBAN/FBIOS', 'FBAV/460.0', 'FB_IAB/FB4A', 'Instagram 330.0', 'Line/14.5.0', 'MicroMessenger/8.0.49'],
  ...['BytedanceWebview/d8a21c6', 'musical_ly_2023', 'TikTok 26.1', 'Twitter for iPhone', 'Snapchat/12.0'],
  ...['WhatsApp/2.24', 'Pinterest/iOS', 'LinkedInApp', 'GSA/300.0', 'Zalo/23.10', 'KAKAOTALK 10.4', 'Viber/21.5'],
  ...['Telegram-Android/10.9', 'GCash/5.7'],
]

test.each([
  ...names.map((name) => `${ios} Mobile/15E148 ${name}`),
  ...names.map((name) => `${android} Chrome/126.0 Mobile Safari/537.36 ${name}`),
  `${ios} Mobile/15E148`,
  'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 Version/4.0 Chrome/126.0 Mobile Safari/537.36',
])('SOC-01 PWA-01 inside of another app nothing is installed, and no sign-in window opens: %s', (userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(true)
  expect(decideInstallWay({ userAgent, touchPoints: 5 })).toBe('inApp')
  expect(canSignInHere({ userAgent, runMode: 'browser' })).toBe(false)
})

test.each([
  `${ios} Version/17.5 Mobile/15E148 Safari/604.1`,
  `${ios} CriOS/126.0 Mobile/15E148 Safari/604.1`,
  `${ios} DuckDuckGo/7 Mobile/15E148`,
  `${android} Chrome/126.0.0.0 Mobile Safari/537.36`,
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36',
])('SOC-01 PWA-01 a browser is no other app: %s', (userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(false)
  expect(decideInstallWay({ userAgent, touchPoints: 5 })).not.toBe('inApp')
  expect(canSignInHere({ userAgent, runMode: 'browser' })).toBe(true)
})
