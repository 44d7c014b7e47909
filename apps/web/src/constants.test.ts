import { expect, test } from 'vitest'
import { APP_GRADE, popupBannerGroups, popupDelayMs } from './features/download/download.constants.ts'
import { launchLimitMs, redirectDelayMs } from './features/games/game-launch.constants.ts'
import { manifestWaitMs, touchIconWaitMs } from './features/install/install.constants.ts'
import { afterRegistrationMs, registrationGuardMs } from './features/registration/registration.constants.ts'
import { loginGuardMs } from './features/session/session.constants.ts'
import { captchaTimeoutMs, MAX_SETUP_RETRIES } from './lib/captcha/captcha.constants.ts'
import { facebookSdkVersion, oneTapDelayMs } from './lib/firebase/firebase.constants.ts'
import { setupDelayMs } from './lib/push/push.constants.ts'

/** Specified delays in hooks, which a test's clock cannot control. */
test.each([
  ['CONST-20 CONST-22 the longest that a launch of a lottery or a game may take', launchLimitMs, 10_000],
  ['CONST-21 the rest before a game', redirectDelayMs, 150],
  ['CONST-24 the guard after a registration', registrationGuardMs, 500],
  ['CONST-25 the guard after a login', loginGuardMs, 500],
  ['CONST-27 the rest before Google’s one-tap prompt', oneTapDelayMs, 500],
  ['CONST-28 the wait after a registration', afterRegistrationMs, 100],
  ['PUSH-15 CONST-31 the rest before push is set up', setupDelayMs, 10_000],
  ['CONST-50 the rest before the popup of the download', popupDelayMs, 20_000],
  ['PWA-27 CONST-63 the wait for the manifest', manifestWaitMs, 10_000],
  ['PWA-28 CONST-64 the wait for the touch icon', touchIconWaitMs, 5_000],
  ['CAPT-15 CONST-41 the longest that a captcha may take to be ready', captchaTimeoutMs, 5_000],
])('%s is %i ms', (_, value, specified) => {
  expect(value).toBe(specified)
})

test('CAPT-13 CONST-93 a failed setup of a captcha is repeated once', () => {
  expect(MAX_SETUP_RETRIES).toBe(1)
})

test('CONST-77 the version of the Facebook SDK', () => {
  expect(facebookSdkVersion).toBe('v23.0')
})

test('CONST-51 CONST-55 the popup of the download has the banners of two groups and a fixed grade', () => {
  expect(popupBannerGroups).toEqual(['m_popup1', 'm_popup2'])
  expect(APP_GRADE).toBe(5)
})
