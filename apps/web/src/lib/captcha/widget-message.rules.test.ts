import { languageCodes } from '@foyer/contract'
import { describe, expect, test } from 'vitest'
import { findWidgetLanguage } from './captcha-languages.ts'
import { readWidgetMessage } from './widget-message.rules.ts'

const v3 = { geetest_challenge: 'c', geetest_validate: 'v', geetest_seccode: 's' }
const v4 = { captcha_id: 'i', lot_number: 'l', captcha_output: 'o', pass_token: 'p', gen_time: '1700000000' }
const { captcha_id: _id, ...sentV4 } = v4

describe('T26 what the widget reports', () => {
  test.each([
    ['v3', { type: 'ready' }, { type: 'ready' }],
    ['v3', { type: 'closed', result: v3 }, { type: 'closed' }],
    ['v4', { type: 'failed' }, { type: 'failed' }],
    ['v3', { type: 'solved', result: v3 }, { type: 'solved', result: { geetestChallenge: 'c', geetestSeccode: 's' } }],
    ['v4', { type: 'solved', result: v4 }, { type: 'solved', result: { geetestValidateV4: sentV4 } }],
    [
      'v4',
      { type: 'solved', result: { ...v4, gen_time: 1700000000 } },
      { type: 'solved', result: { geetestValidateV4: sentV4 } },
    ],
    ['v4', { type: 'solved', result: v3 }, { type: 'failed' }],
    ['v3', { type: 'solved', result: { ...v3, geetest_seccode: 7 } }, { type: 'failed' }],
    ['v3', { type: 'solved' }, { type: 'failed' }],
    ['recaptcha', { type: 'solved', result: { token: 't' } }, { type: 'solved', result: { recaptchaToken: 't' } }],
    ['recaptcha', { type: 'solved', result: v4 }, { type: 'failed' }],
    ['v3', { type: 'other' }, { type: 'unknown' }],
    ['v3', 'ready', { type: 'unknown' }],
    ['v3', null, { type: 'unknown' }],
  ] as const)('%s %o is %o', (version, data, expected) => {
    expect(readWidgetMessage(version, data)).toEqual(expected)
  })
})

describe('CAPT-19 LANG-21 the language of the widget', () => {
  test.each([
    ['CN', 'zh-cn', 'zho'],
    ['TW', 'zh-tw', 'zho-tw'],
    ['HK', 'zh-hk', 'zho-hk'],
    ['EN', 'en', 'eng'],
    ['JA', 'ja', 'jpn'],
    ['KO', 'ko', 'kor'],
    ['ID', 'id', 'ind'],
    ['ES', 'es', 'spa'],
    ['TH', 'th', 'tha'],
    ['VI', 'vi', 'vie'],
    ['UR', 'en', 'eng'],
  ] as const)('%s is %s and %s', (language, ofV3, ofV4) => {
    expect([findWidgetLanguage(language, 'v3'), findWidgetLanguage(language, 'v4')]).toEqual([ofV3, ofV4])
  })

  test('every language of the product has one', () => {
    for (const language of languageCodes) expect(findWidgetLanguage(language, 'v3')).toMatch(/^[a-z]{2}(-[a-z]{2})?$/)
  })
})
