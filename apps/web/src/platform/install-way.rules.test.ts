import { expect, test } from 'vitest'
import { decideInstallWay } from './install-way.rules.ts'

const ios = (version: string) => `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15`
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'

test.each([
  ['Safari', `${ios('17_5')} Version/17.5 Mobile/15E148 Safari/604.1`, 5, 'iosSafari'],
  ['Safari of iOS 12', `${ios('12_5')} Version/12.1.2 Mobile/15E148 Safari/604.1`, 5, 'iosSafari'],
  ['an iPad that claims to be a Mac', `${mac} Version/17.5 Safari/605.1.15`, 5, 'iosSafari'],
  ['Chrome of iOS 17', `${ios('17_5')} CriOS/126.0 Mobile/15E148 Safari/604.1`, 5, 'iosBrowser'],
  ['Chrome of iOS 16.4', `${ios('16_4')} CriOS/126.0 Mobile/15E148 Safari/604.1`, 5, 'iosBrowser'],
  ['Chrome of iOS 16.3', `${ios('16_3')} CriOS/112.0 Mobile/15E148 Safari/604.1`, 5, 'iosOldBrowser'],
  ['Firefox of iOS 15', `${ios('15_8')} FxiOS/120.0 Mobile/15E148 Safari/605.1.15`, 5, 'iosOldBrowser'],
  ['Chrome on Android', `${android} Chrome/126.0.0.0 Mobile Safari/537.36`, 5, 'androidChrome'],
  ['Samsung', `${android} SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36`, 5, 'samsung'],
  ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0', 5, 'androidFirefox'],
  [
    'Chrome on Windows',
    `${windows} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36`,
    0,
    'desktopChromium',
  ],
  ['Safari 17 on a Mac', `${mac} Version/17.5 Safari/605.1.15`, 0, 'desktopSafari'],
  ['Safari 16 on a Mac', `${mac} Version/16.6 Safari/605.1.15`, 0, 'desktopOther'],
  ['Firefox on Windows', `${windows} Gecko/20100101 Firefox/127.0`, 0, 'desktopOther'],
])('PWA-01 %s', (_, userAgent, touchPoints, way) => {
  expect(decideInstallWay({ userAgent, touchPoints })).toBe(way)
})
