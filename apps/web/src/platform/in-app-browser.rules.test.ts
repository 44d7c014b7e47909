import { describe, expect, test } from 'vitest'
import { canOpenSignInWindow, isInAppBrowser } from './in-app-browser.rules.ts'
import { decideInstallWay, type InstallWay } from './install-way.rules.ts'

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)'
const mobile = `${android} Chrome/126.0.0.0 Mobile Safari/537.36`
const view = `${android.replace('Pixel 8)', 'Pixel 8; wv)')} Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36`
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'

const apps: [string, string][] = [
  ['Facebook on an iPhone', `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/460.0.0.30.109;FBBV/590000]`],
  ['Facebook on Android', `${view} [FB_IAB/FB4A;FBAV/465.0.0.58.88;]`],
  ['Messenger on an iPhone', `${iphone} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/460.0]`],
  ['Messenger on Android', `${view} [FB_IAB/Orca-Android;FBAV/465.0]`],
  ['Instagram on an iPhone', `${iphone} Mobile/15E148 Instagram 330.0.3.29.109 (iPhone14,5; iOS 17_5)`],
  ['Instagram on Android', `${view} Instagram 330.0.0.40.92 Android`],
  ['Threads', `${iphone} Mobile/15E148 Barcelona 289.0.0.18.79 (iPhone14,5; iOS 17_5)`],
  ['WhatsApp', `${iphone} Mobile/15E148 WhatsApp/2.24.10`],
  ['LINE on an iPhone', `${iphone} Mobile/15E148 Safari Line/14.5.0`],
  ['LINE on Android', `${view} Line/14.5.1/IAB`],
  ['WeChat on an iPhone', `${iphone} Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/en`],
  ['WeChat on Android', `${android} Chrome/126.0 Mobile Safari/537.36 MMWEBID/1 MicroMessenger/8.0.49`],
  ['Zalo on an iPhone', `${iphone} Mobile/15E148 Zalo iOS/645 ZaloTheme/light ZaloLanguage/vn`],
  ['Zalo on Android', `${mobile} Zalo android/12100710 ZaloTheme/light ZaloLanguage/vi`],
  ['Viber on an iPhone', `${iphone} Version/17.5 Mobile/15E148 Safari/604.1 Viber/22.5`],
  ['Viber on Android', `${mobile} Viber/22.5.0`],
  ['Telegram on Android', `${mobile} Telegram-Android/11.3.3 (Google Pixel 8; Android 14; SDK 34; AVERAGE)`],
  ['KakaoTalk', `${view} KAKAOTALK 10.8.3`],
  ['Naver', `${iphone} Version/17.5 Mobile/15E148 Safari/604.1 NAVER(inapp; search; 2000; 12.6.1; 14)`],
  ['TikTok on an iPhone', `${iphone} Mobile/15E148 musical_ly_34.1.0 JsSdk/2.0 BytedanceWebview/d8a21c6`],
  ['TikTok on Android', `${mobile} trill_340104 JsSdk/1.0 NetType/WIFI ByteLocale/en`],
  ['X on an iPhone', `${iphone} Mobile/15E148 Twitter for iPhone/10.45`],
  ['X on Android', `${mobile} TwitterAndroid`],
  ['Snapchat', `${iphone} Version/17.5 Mobile/15E148 Safari/604.1 Snapchat/12.90.0.43`],
  ['Pinterest', `${iphone} Mobile/15E148 [Pinterest/iOS]`],
  ['LinkedIn', `${iphone} Mobile/15E148 [LinkedInApp]/9.29.8962`],
  ['the Google app', `${iphone} GSA/318.0.634888925 Mobile/15E148 Safari/604.1`],
  ['GCash', `${mobile} GCash/5.80.0`],
  ['Maya', `${mobile} PayMaya/2.90.1`],
  ['Shopee', `${mobile} Shopee/3.20`],
  ['Lazada', `${mobile} AliApp(LA/7.55.1)`],
  ['QQ', `${iphone} Mobile/15E148 QQ/9.0.60.606 V1_IPH_SQ_9.0.60`],
  ['Weibo', `${iphone} Mobile/15E148 Weibo (iPhone14,5__weibo__14.5.2__iphone__os17.5)`],
  ['Alipay', `${iphone} Mobile/15E148 AlipayClient/10.6.0`],
  ['an Android view without a mark', view],
  ['an iPhone view without a mark', `${iphone} Mobile/15E148`],
  ['an iPad view that claims to be a Mac', mac],
]

const browsers: [string, string, number, InstallWay][] = [
  ['Safari on an iPhone', `${iphone} Version/17.5 Mobile/15E148 Safari/604.1`, 5, 'iosSafari'],
  ['Safari on an iPad that claims to be a Mac', `${mac} Version/17.5 Safari/605.1.15`, 5, 'iosSafari'],
  ['Chrome on an iPhone', `${iphone} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`, 5, 'iosBrowser'],
  ['Firefox on an iPhone', `${iphone} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`, 5, 'iosBrowser'],
  ['Edge on an iPhone', `${iphone} Version/17.0 EdgiOS/125.0 Mobile/15E148 Safari/605.1.15`, 5, 'iosBrowser'],
  ['Opera on an iPhone', `${iphone} Version/17.5 Mobile/15E148 Safari/604.1 OPT/4.7.0`, 5, 'iosBrowser'],
  ['DuckDuckGo', `${iphone} Version/17.5 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`, 5, 'iosBrowser'],
  ['QQ Browser', `${iphone} Version/17.5 MQQBrowser/15.2 Mobile/15E148 Safari/604.1`, 5, 'iosBrowser'],
  ['UC Browser', `${iphone} UCBrowser/15.1 Mobile AliApp(TUnionSDK/0.1.20.4)`, 5, 'iosBrowser'],
  ['Chrome on Android', mobile, 5, 'androidChrome'],
  ['Samsung Internet', `${android} SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36`, 5, 'samsung'],
  [
    'Mi Browser',
    `${android} Version/4.0 Chrome/100.0 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.4`,
    5,
    'androidChrome',
  ],
  ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0', 5, 'androidFirefox'],
  ['Chrome on Windows', `${windows} Chrome/126.0.0.0 Safari/537.36`, 0, 'desktopChromium'],
  ['Safari on a Mac', `${mac} Version/17.5 Safari/605.1.15`, 0, 'desktopSafari'],
]

describe('SOC-01 PWA-01 one list decides the sign-in window and the way to the home screen', () => {
  test.each(apps)('within %s no sign-in window opens, and the page opens in a browser first', (_, userAgent) => {
    const marks = { userAgent, touchPoints: 5 }
    expect(isInAppBrowser(marks)).toBe(true)
    expect(canOpenSignInWindow({ ...marks, runMode: 'browser' })).toBe(false)
    expect(decideInstallWay(marks)).toBe('inApp')
  })

  test.each(browsers)('%s opens a sign-in window and adds the page itself', (_, userAgent, touchPoints, way) => {
    const marks = { userAgent, touchPoints }
    expect(canOpenSignInWindow({ ...marks, runMode: 'browser' })).toBe(true)
    expect(canOpenSignInWindow({ ...marks, runMode: 'pwa' })).toBe(true)
    expect(decideInstallWay(marks)).toBe(way)
  })
})

test('SOC-01 a page on an iPhone’s home screen opens no sign-in window', () => {
  const userAgent = `${iphone} Version/17.5 Mobile/15E148 Safari/604.1`
  expect(canOpenSignInWindow({ userAgent, touchPoints: 5, runMode: 'webclip' })).toBe(false)
})
