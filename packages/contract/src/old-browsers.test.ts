import { describe, expect, it } from 'vitest'
import { acceptsSameSiteNone, isOldBrowser } from './old-browsers.ts'

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const iphone = (os: string, rest = 'Version/12.0 Mobile/15E148 Safari/604.1') =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${os} like Mac OS X) ${webkit} ${rest}`
const android = (chrome: string, rest = '') =>
  `Mozilla/5.0 (Linux; Android 8.0; SM-G950F) AppleWebKit/537.36 (KHTML, like Gecko) ${rest}Chrome/${chrome} Mobile Safari/537.36`
const mac = (os: string, version: string) =>
  `Mozilla/5.0 (Macintosh; Intel Mac OS X ${os}) ${webkit} Version/${version} Safari/605.1.15`

describe('DEC-45 bundle of a browser', () => {
  it.each([
    [iphone('12_0'), true],
    [iphone('12_0', 'Mobile/15E148 [FBAN/FBIOS]'), true],
    [iphone('12_4', 'CriOS/120.0 Mobile/15E148 Safari/604.1'), true],
    [iphone('16_3_1'), true],
    [iphone('16_4'), false],
    [iphone('18_6', 'CriOS/90.0 Mobile/15E148 Safari/604.1'), false],
    [`Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) ${webkit} Version/12.1 Mobile/15E148 Safari/604.1`, true],
    [android('64.0.3282.137'), true],
    [android('64.0.3282.137', 'Version/4.0 '), true],
    [android('110.0.0.0', 'SamsungBrowser/21.0 '), true],
    [android('111.0.0.0'), false],
    [android('140.0.0.0'), false],
    [mac('10_15_7', '12.1.2'), true],
    [mac('10_15_7', '16.4'), false],
    ['Mozilla/5.0 (Android 13; Mobile; rv:109.0) Gecko/113.0 Firefox/113.0', true],
    ['Mozilla/5.0 (Android 13; Mobile; rv:109.0) Gecko/114.0 Firefox/114.0', false],
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', false],
    ['curl/8.5.0', false],
    [undefined, false],
  ])('of %s is the legacy one: %s', (userAgent, isOld) => {
    expect(isOldBrowser(userAgent)).toBe(isOld)
  })
})

describe('DEC-45 SameSite=None', () => {
  it.each([
    [iphone('11_4'), true],
    [iphone('12_0'), false],
    [iphone('12_5_7', 'CriOS/90.0 Mobile/15E148 Safari/604.1'), false],
    [iphone('13_0'), true],
    [mac('10_14_6', '12.1.2'), false],
    [mac('10_15_7', '13.0'), true],
    [android('50.0.0.0'), true],
    [android('64.0.3282.137'), false],
    [android('66.0.3359.126'), false],
    [android('67.0.3396.87'), true],
    [android('140.0.0.0'), true],
    [undefined, true],
  ])('is understood by %s: %s', (userAgent, isUnderstood) => {
    expect(acceptsSameSiteNone(userAgent)).toBe(isUnderstood)
  })
})
