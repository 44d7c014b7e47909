import { expect, test } from 'vitest'
import { decideLoginDevice } from './login-device.rules.ts'

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1'
const ipad = 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Version/12.1 Safari/604.1'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15'
const android = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36'

test.each([
  ['an iPad', ipad, 5, 'browser', 'IPAD'],
  ['an iPad from its home screen', ipad, 5, 'webclip', 'IPAD'],
  ['an iPad that calls itself a Mac', mac, 5, 'browser', 'IPAD'],
  ['a Mac', mac, 0, 'browser', undefined],
  ['an iPhone', iphone, 5, 'browser', undefined],
  ['an iPhone’s home screen', iphone, 5, 'webclip', 'WEBCLIP'],
  ['an installed app', android, 5, 'pwa', 'PWA'],
  ['a phone’s browser', android, 5, 'browser', undefined],
] as const)('DEV-05 %s', (_, userAgent, touchPoints, runMode, device) => {
  expect(decideLoginDevice({ userAgent, touchPoints, runMode })).toBe(device)
})
