import { expect, test } from 'vitest'
import { needsChinaAdvice } from './china-notice.rules.ts'

const mozilla = 'Mozilla/5.0'
const safari = `${mozilla} (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1`
const firefox = `${mozilla} (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0`

test.each([
  ['Safari', safari, true],
  ['Firefox', firefox, true],
  ['Chrome', `${mozilla} (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36`, false],
  [
    'Chrome without a window',
    `${mozilla} (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/156.0.0.0 Safari/537.36`,
    false,
  ],
  ['Chrome on an iPhone', safari.replace('Version/17.5', 'CriOS/126.0'), false],
  ['QQ', safari.replace('Version/17.5', 'MQQBrowser/14.9.1'), false],
  ['QQ for computers', `${mozilla} QQBrowser/19.0`, false],
  ['UC', safari.replace('Version/17.5', 'UCBrowser/16.6'), false],
  ['360', `${mozilla} (iPhone) AppleWebKit/605 QHBrowser/317 QihooBrowser/5.3 Safari/604`, false],
  ['360 Speed Browser', `${mozilla} 360SE`, false],
])('MODAL-17 MODAL-18 CONF-50 the notice in China, in %s: %s', (_, userAgent, isShown) => {
  expect(needsChinaAdvice(userAgent)).toBe(isShown)
})
