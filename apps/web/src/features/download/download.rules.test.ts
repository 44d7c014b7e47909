import { describe, expect, test } from 'vitest'
import {
  type BarFacts,
  canCloseUpgrade,
  decideOpening,
  findDownloadUrl,
  isOlder,
  type LinkFacts,
  shouldShowBar,
  shouldShowUpgrade,
} from './download.rules.ts'

const bar: BarFacts = {
  isNativeApp: false,
  runMode: 'browser',
  hasLink: true,
  isClosed: false,
  vipLevel: undefined,
  rank: undefined,
  isLoginRequired: false,
  hasSession: false,
}
describe('when the download bar shows', () => {
  test.each([
    ['BAR-01 a browser', {}, true],
    ['BAR-03 the native app', { isNativeApp: true }, false],
    ['BAR-04 the installed app', { runMode: 'pwa' }, false],
    ['BAR-04 a web clip', { runMode: 'webclip' }, false],
    ['BAR-05 no link', { hasLink: false }, false],
    ['BAR-06 closed in this session', { isClosed: true }, false],
    ['BAR-07 FLAG-26 OPEN-49 a level, to a guest', { vipLevel: 2 }, false],
    ['BAR-07 OPEN-49 a level below', { vipLevel: 2, hasSession: true, rank: 1 }, false],
    ['BAR-07 OPEN-49 the level itself', { vipLevel: 2, hasSession: true, rank: 2 }, true],
    ['BAR-07 a level, while the rank is unknown', { vipLevel: 2, hasSession: true }, false],
    ['BAR-08 FLAG-26 login required, to a guest', { isLoginRequired: true }, false],
    ['BAR-08 login required, to a member', { isLoginRequired: true, hasSession: true }, true],
  ] as const)('%s', (_, change, isShown) => expect(shouldShowBar({ ...bar, ...change })).toBe(isShown))
})

const link: LinkFacts = {
  url: 'https://cdn.example/app.apk',
  isTelegram: false,
  appVersion: undefined,
  iosMajor: undefined,
  runMode: 'browser',
}
describe('how a download link opens', () => {
  test.each([
    ['BAR-15 BAR-16 NATIVE-06 apk', {}, 'sameWindow'],
    ['BAR-15 BAR-16 NATIVE-06 ipa', { url: 'https://cdn.example/app.ipa?v=2' }, 'sameWindow'],
    ['BAR-15 BAR-16 NATIVE-06 mobileconfig', { url: '/m/clip.mobileconfig' }, 'sameWindow'],
    ['BAR-17 a store', { url: 'https://apps.example/id1' }, 'newTab'],
    ['BAR-17 a name inside of the query', { url: 'https://apps.example/?f=a.apk' }, 'newTab'],
    ['BAR-18 Telegram', { isTelegram: true }, 'newTab'],
    ['BAR-18 Telegram, in an old app', { isTelegram: true, appVersion: '1.0.0' }, 'newTab'],
    ['BAR-19 CONST-56 app 2.4.39', { appVersion: '2.4.39' }, 'sameWindow'],
    ['BAR-19 app 2.5.0', { appVersion: '2.5.0' }, 'sameWindow'],
    ['BAR-20 OPEN-50 CONST-56 app 2.4.38', { appVersion: '2.4.38' }, 'redirectPage'],
    ['BAR-20 app 2.4.9', { appVersion: '2.4.9' }, 'redirectPage'],
    ['BAR-21 CONST-57 iOS 11', { iosMajor: 11 }, 'syntheticClick'],
    ['BAR-21 iOS 12', { iosMajor: 12 }, 'sameWindow'],
    ['BAR-22 CONST-57 iOS 12 as a web clip', { iosMajor: 12, runMode: 'webclip' }, 'syntheticClick'],
    ['BAR-22 iOS 13 as a web clip', { iosMajor: 13, runMode: 'webclip' }, 'sameWindow'],
  ] as const)('%s', (_, change, opening) => expect(decideOpening({ ...link, ...change })).toBe(opening))
})

const resources = [
  { resourceType: 'IOS', url: 'https://apps.example/id1' },
  { resourceType: 'MOBILECONFIG', url: 'https://cdn.example/clip.mobileconfig' },
  { resourceType: 'Android', url: 'https://cdn.example/app.apk' },
] as const
test.each([
  ['ios', resources, 'https://cdn.example/clip.mobileconfig'],
  ['ios', resources.slice(0, 1), 'https://apps.example/id1'],
  ['android', resources, 'https://cdn.example/app.apk'],
  ['android', resources.slice(0, 2), undefined],
  [undefined, resources, undefined],
] as const)('BAR-25 BAR-26 CONST-52 CONST-53 ENT-15 the link for %s of %j', (device, list, url) => {
  expect(findDownloadUrl(list, device)).toBe(url)
})

test.each([
  ['2.4.39', '2.4.39', false],
  ['2.4.9', '2.4.39', true],
  ['2.10.0', '2.4.39', false],
  ['1.9.9', '2.0.0', true],
  ['3.0.0', '2.9.9', false],
])('NATIVE-04 version %s is older than %s: %s', (version, other, isSo) => expect(isOlder(version, other)).toBe(isSo))

const old = { appVersion: '1.0.0', latestVersion: '1.0.1', hasLink: true }
test.each([
  ['an older app', {}, true],
  ['a browser', { appVersion: undefined }, false],
  ['the newest app', { appVersion: '1.0.1' }, false],
  ['no newer version known', { latestVersion: undefined }, false],
  ['no link', { hasLink: false }, false],
])('MODAL-10 the upgrade shows in %s: %s', (_, change, isShown) => {
  expect(shouldShowUpgrade({ ...old, ...change })).toBe(isShown)
})

test.each([
  [false, true],
  [true, false],
])('FLAG-21 MODAL-11 with MANDATORYAPPUPDATES3 %s the upgrade may be closed: %s', (MANDATORYAPPUPDATES3, canClose) => {
  expect(canCloseUpgrade({ whitelabelVal: { MANDATORYAPPUPDATES3 } })).toBe(canClose)
})
