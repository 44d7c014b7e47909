import { describe, expect, test } from 'vitest'
import {
  type CaptchaAction,
  type CaptchaSettings,
  isCaptchaOn,
  isGeetestTooOld,
  readGeetestVersion,
  usesGeetest,
} from './captcha.rules.ts'

const off: CaptchaSettings = {
  register: false,
  loginCaptcha: false,
  smsCaptcha: false,
  whitelabelVal: {},
  gw: { GEETEST_ID: null, GEETEST_VERSION: 'v3' },
}

test.each<[Partial<CaptchaSettings>, CaptchaAction[]]>([
  [{}, []],
  [{ loginCaptcha: true }, ['login']],
  [{ register: true }, ['register']],
  [{ smsCaptcha: true }, ['sms']],
])('CAPT-02 CAPT-03 CAPT-04 CAPT-20 FLAG-24 %o is on for %o', (changes, expected) => {
  const actions: CaptchaAction[] = ['login', 'register', 'sms', 'recovery']
  expect(actions.filter((action) => isCaptchaOn({ ...off, ...changes }, action))).toEqual(expected)
})

describe('CAPT-11 CAPT-17 FLAG-19 CONF-11 who has Geetest', () => {
  const GEETEST_ID = 'a'.repeat(32)
  test.each<[string | null, boolean | undefined, CaptchaAction, boolean]>([
    [null, true, 'login', false],
    [null, true, 'register', false],
    ['', true, 'register', false],
    [GEETEST_ID, undefined, 'login', false],
    [GEETEST_ID, false, 'login', false],
    [GEETEST_ID, true, 'login', true],
    [GEETEST_ID, undefined, 'register', true],
    [GEETEST_ID, undefined, 'sms', true],
  ])('with the id %s and GEETEST3 %s: %s %s', (id, GEETEST3, action, expected) => {
    const settings = { ...off, whitelabelVal: { GEETEST3 }, gw: { ...off.gw, GEETEST_ID: id } }
    expect(usesGeetest(settings, action)).toBe(expected)
  })
})

test.each([
  ['v3', 'v3'],
  ['v4', 'v4'],
  [' V4 ', 'v4'],
  ['', 'v3'],
  ['v5', 'v3'],
])('CAPT-16 CONST-76 the version %j is %s', (GEETEST_VERSION, expected) => {
  expect(readGeetestVersion({ gw: { GEETEST_ID: null, GEETEST_VERSION } })).toBe(expected)
})

test.each<[string | null, string, CaptchaAction, boolean]>([
  ['id', 'v3', 'sms', true],
  ['id', 'v4', 'sms', false],
  ['id', 'v3', 'register', false],
  [null, 'v3', 'sms', false],
])('CAPT-09 CONF-12 Geetest %s %s is too old for %s: %s', (id, GEETEST_VERSION, action, expected) => {
  expect(isGeetestTooOld({ ...off, gw: { GEETEST_ID: id, GEETEST_VERSION } }, action)).toBe(expected)
})
