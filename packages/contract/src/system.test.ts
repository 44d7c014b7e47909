import { describe, expect, test } from 'vitest'
import { hasFlag, isRegistrationOpen } from './flags.ts'
import { launchGame } from './game.ts'
import { consumerSettings, mobileTemplate } from './system.ts'

describe('the mobile template', () => {
  const template = {
    id: 'MT8802',
    app_background: '',
    app_desc: 'words',
    app_desc_font_color: '#ffffff',
    h5_logo: '/m/art/mark.svg',
    footer_nav: 'home',
    footer_icon_theme: 'solid',
    languages: 'EN',
    header_color: '090e1a',
    home_feature: 'winners',
  }
  test.each([
    'app_background',
    'app_desc',
    'app_desc_font_color',
    'h5_logo',
    'footer_nav',
    'footer_icon_theme',
  ] as const)('TMPL-07 ENT-17 carries %s, and is refused without it', (name) => {
    expect(mobileTemplate.parse(template)[name]).toBe(template[name])
    expect(mobileTemplate.safeParse({ ...template, [name]: undefined }).success).toBe(false)
  })
})

test.each([
  [{ CBS3: true }, true],
  [{ CBS3: false }, false],
  [{ REG3: true }, false],
  [{}, false],
])('TMPL-04 TMPL-08 the flag CBS3 in a merchant’s whitelabelVal %j is %s', (whitelabelVal, isOn) => {
  expect(hasFlag({ whitelabelVal }, 'CBS3')).toBe(isOn)
})

test.each([
  [{ REG3: true }, true],
  [{ MOBILENUMREG3: true }, true],
  [{ REG3: false, MOBILENUMREG3: false }, false],
  [{}, false],
])('FLAG-03 FLAG-04 with %j visitors can register: %s', (whitelabelVal, isOpen) => {
  expect(isRegistrationOpen({ whitelabelVal })).toBe(isOpen)
})

test.each([
  ['SEA_Tradition_Mobile', true],
  [undefined, true],
  ['SEA_Other', false],
])('LOTT-05 a launch with lottoMode %s is taken: %s', (lottoMode, isTaken) => {
  expect(launchGame.query.safeParse({ lottoGameCode: 'FIVE', lottoMode }).success).toBe(isTaken)
})

describe('API-23, BOOT-12, OPEN-19 the consumer settings', () => {
  const licence = { authority: 'Authority', number: 'N-1' }
  const whole = {
    legalName: 'Aurora Ltd',
    licence,
    registeredAddress: '1 Main Street',
    email: 'help@aurora.example',
    telephone: '+63 2 8555 0100',
    serviceHours: 'Every day',
  }

  test('anyone may read them, and a shared cache may keep them', () => {
    expect(consumerSettings).toMatchObject({ method: 'GET', access: 'anyone', publicMaxAgeSeconds: 60 })
  })

  test('stand in value.info, whole or in part', () => {
    expect(consumerSettings.value.parse({ info: whole })).toEqual({ info: whole })
    expect(consumerSettings.value.parse({ info: {} })).toEqual({ info: {} })
    expect(consumerSettings.value.safeParse({}).success).toBe(false)
  })

  test.each([
    ['of another type', { legalName: 7, licence: 'N-1', email: ['help@aurora.example'], telephone: {} }],
    ['empty', { legalName: '', licence: { number: ' ' }, email: null, serviceHours: '  ' }],
    ['beyond its bound', { legalName: 'x'.repeat(201), registeredAddress: 'x'.repeat(301), telephone: '1'.repeat(41) }],
    ['that nobody knows', { ownerPassword: 'x', licence: { owner: 'x' } }],
  ])('what is %s counts as left out', (_what, info) => {
    expect(JSON.stringify(consumerSettings.value.parse({ info }))).toMatch(/^{"info":{("licence":{})?}}$/)
  })
})
