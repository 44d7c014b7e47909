import { siteSettings } from '@foyer/contract'
import { describe, expect, it, test } from 'vitest'
import { listDemoMerchants } from '../../demo/seed/demo-merchants.ts'
import { decideSiteBlock } from './merchant-block.rules.ts'
import { describeWrongSetting, findSetting, parseMerchantSettings } from './merchant-settings.rules.ts'

const ofAnswer = { regionRestriction: true, ip: true, serverTime: true } as const
const site = siteSettings.omit({ ...ofAnswer, merchantCode: true, merchantName: true })

describe('ENT-28 the stored settings of a merchant', () => {
  it('a currency is enough: everything else has a default that makes whole site settings', () => {
    const { settings, faults } = parseMerchantSettings({ currency: 'PHP' })
    expect(faults).toEqual([])
    expect(settings).toMatchObject({ payloadEncryption: 'off', sessionIdleMinutes: 120, currencySymbol: 'PHP\u00a0' })
    expect(settings?.withdrawalHoldSeconds).toBeUndefined()
    expect(site.parse(settings).template).toMatchObject({ id: 'MT8802', home_feature: 'winners' })
  })

  it.each([{}, null, [], 'PHP', { currency: 'XYZ' }, { currency: 'FUN' }])(
    'T22 %j has no currency: there is no merchant',
    (stored) => {
      const { settings, faults } = parseMerchantSettings(stored)
      expect(settings).toBeUndefined()
      expect(faults).not.toEqual([])
    },
  )

  it.each([null, [], 'PHP'])('%j is no group of settings', (stored) => {
    const fault = `settings is ${JSON.stringify(stored)}: it must be a group of settings`
    expect(parseMerchantSettings(stored).faults).toEqual([fault])
  })

  it('those of the demo are valid and stay as they are', () => {
    for (const { settings } of listDemoMerchants(8080)) {
      const parsed = parseMerchantSettings(settings)
      expect(parsed.faults).toEqual([])
      expect(parsed.settings).toMatchObject(settings)
    }
  })

  const whole = {
    currency: 'PHP',
    template: { app_desc: 'Good', header_color: '123456' },
    whitelabelVal: { REG3: true },
    sessionIdleMinutes: 30,
  }
  const cases: [change: object, faults: string[], expected: object][] = [
    [
      { withdrawalHoldSeconds: '0' },
      ['withdrawalHoldSeconds is "0": it must be a whole number from 0 to 2592000'],
      { sessionIdleMinutes: 30 },
    ],
    [
      { tokenIpDifferent: 'al' },
      ['tokenIpDifferent is "al": it must be one of off, money, all'],
      { tokenIpDifferent: 'off' },
    ],
    [
      { template: { app_desc: 'Good', header_color: '#123456' } },
      ['template.header_color is "#123456": it must be six hex digits without #'],
      { template: { app_desc: 'Good', header_color: '0b1220' } },
    ],
    [
      { template: { ...whole.template, footernav: 'home' } },
      ['template.footernav is no setting: did you mean template.footer_nav?'],
      { template: { app_desc: 'Good', footer_nav: '' } },
    ],
    [
      { template: 'MT8802' },
      ['template is "MT8802": it must be a group of settings'],
      { template: { id: 'MT8802', app_desc: '' } },
    ],
    [
      { whitelabelVal: { REG3: true, CBS3: 'yes', REG33: true } },
      [
        'whitelabelVal.CBS3 is "yes": it must be true or false',
        'whitelabelVal.REG33 is no setting: did you mean whitelabelVal.REG3?',
      ],
      { whitelabelVal: { REG3: true } },
    ],
    [
      { imageCDNs: ['no', 'https://cdn.example', 'https://cdn.example/path'] },
      [
        'imageCDNs.0 is "no": it must be an origin such as https://host',
        'imageCDNs.2 is "https://cdn.example/path": it must be an origin such as https://host',
      ],
      { imageCDNs: ['https://cdn.example'] },
    ],
    [
      { countries: [{ countryCode: 'ph' }, { countryDialingCode: '92', countryCode: 'PK' }] },
      [
        'countries.0.countryDialingCode is missing: it must be a text of at most 8 characters',
        'countries.0.countryCode is "ph": it must be a country of two capital letters (ISO 3166-1)',
      ],
      { countries: [{ countryDialingCode: '92', countryCode: 'PK' }] },
    ],
    [
      { withdrawlDailyMinor: '100' },
      ['withdrawlDailyMinor is no setting: did you mean withdrawalDailyMinor?'],
      { sessionIdleMinutes: 30 },
    ],
    [{ zzz: 1 }, ['zzz is no setting'], { sessionIdleMinutes: 30 }],
    [
      { consumerInfo: { legalName: 'Nova Inc.', licence: { number: 7 }, serviceHours: { EN: 'Daily', XX: 'Never' } } },
      [
        'consumerInfo.licence.number is 7: it must be a text of 1 to 60 characters',
        'consumerInfo.serviceHours.XX is no setting',
      ],
      { consumerInfo: { legalName: 'Nova Inc.', licence: {}, serviceHours: { EN: 'Daily' } } },
    ],
  ]
  test.each(cases)('T37 BOOT-12 one that is not valid costs no other: %j', (change, faults, expected) => {
    const parsed = parseMerchantSettings({ ...whole, ...change })
    expect(parsed.faults).toEqual(faults)
    expect(parsed.settings).toMatchObject({ currency: 'PHP', ...expected })
  })

  it.each([
    { allowedCountries: 'PH' },
    { allowedCountries: ['PH', 'cn'] },
    { allowedCountries: [] },
    { refusedCountries: ['CN', 'usa'] },
    { allowedCountries: ['PH'], refusedCountries: null },
  ])('BOOT-10 a list of countries that is not valid closes the site in every country: %j', (change) => {
    const { settings, faults } = parseMerchantSettings({ ...whole, ...change })
    expect(faults).not.toEqual([])
    expect(settings?.sessionIdleMinutes).toBe(30)
    for (const country of ['PH', 'CN', 'ZZ'])
      expect(settings && decideSiteBlock(settings, country)).toBe('region_denied')
  })

  it('what is stored is not changed by reading it', () => {
    const stored = { currency: 'PHP', imageCDNs: ['no'] }
    parseMerchantSettings(stored)
    expect(stored).toEqual({ currency: 'PHP', imageCDNs: ['no'] })
  })
})

test('a long value is quoted up to a limit', () => {
  expect(describeWrongSetting('splash', 'x'.repeat(1_000)).length).toBeLessThan(200)
})

test.each([
  ['splash', true],
  ['template', true],
  ['template.id', true],
  ['template.id.more', false],
  ['template.toString', false],
  ['whitelabelVal.REG3', true],
  ['whitelabelVal.REG33', false],
  ['imageCDNs.0', true],
  ['imageCDNs.12', true],
  ['imageCDNs.x', false],
  ['imageCDNs.1x', false],
  ['imageCDNs.x1', false],
  ['splash.0', false],
  ['other', false],
])('%s is a setting: %s', (name, isKnown) => {
  expect(findSetting(name.split('.')) !== undefined).toBe(isKnown)
})
