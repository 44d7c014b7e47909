import { describe, expect, test } from 'vitest'
import { describeDevice } from './device-name.rules.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const pixel = `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${webkit}`

describe('DEC-30 the name of a device', () => {
  test.each([
    [`${pixel} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android', 'phone'],
    [`${pixel} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 'Samsung Internet', 'Android', 'phone'],
    [`${pixel} Chrome/140.0.0.0 Mobile Safari/537.36 EdgA/140.0`, 'Edge', 'Android', 'phone'],
    [`${pixel} Chrome/140.0.0.0 Mobile Safari/537.36 OPR/90.0`, 'Opera', 'Android', 'phone'],
    [
      `Mozilla/5.0 (Linux; Android 14; SM-X710) ${webkit} Chrome/140.0.0.0 Safari/537.36`,
      'Chrome',
      'Android',
      'tablet',
    ],
    ['Mozilla/5.0 (Android 15; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0', 'Firefox', 'Android', 'phone'],
    [`Mozilla/5.0 (Phone; OpenHarmony 5.0) ${webkit} Chrome/114.0.0.0 Mobile`, 'Chrome', 'HarmonyOS', 'phone'],
    [`${iphone} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone', 'phone'],
    [`${iphone} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone', 'phone'],
    [`${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/520.0]`, 'Facebook', 'iPhone', 'phone'],
    [`${pixel} Chrome/140.0.0.0 Mobile Safari/537.36 Zalo android/12100710`, 'Zalo', 'Android', 'phone'],
    [`${iphone} Mobile/15E148`, null, 'iPhone', 'phone'],
    [`Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) ${webkit} Version/17.5 Safari/604.1`, 'Safari', 'iPad', 'tablet'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0 Safari/537.36`, 'Chrome', 'Windows', 'computer'],
    [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/140.0 Safari/537.36 Edg/140.0`, 'Edge', 'Windows', 'computer'],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.5 Safari/605`, 'Safari', 'Mac', 'computer'],
    [`Mozilla/5.0 (X11; CrOS x86_64) ${webkit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome', 'ChromeOS', 'computer'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0', 'Firefox', 'Linux', 'computer'],
    ['curl/8.5.0', null, null, null],
    ['', null, null, null],
  ])('%s', (userAgent, browser, system, kind) => {
    expect(describeDevice(userAgent)).toEqual({ browser, system, kind })
  })
})
