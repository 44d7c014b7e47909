import { siteSettings } from '@foyer/contract'
import { describe, expect, it } from 'vitest'
import { listDemoMerchants } from '../../demo/seed/demo-merchants.ts'
import { readUpstreamSettings } from './front-settings.rules.ts'

const fallback = { merchantCode: 'nova', serverTime: '2026-01-01T00:00:00.000Z' }
const [demo] = listDemoMerchants(8080)
if (!demo) throw new Error('no demo merchant')
const parsed = siteSettings.parse({
  ...demo.settings,
  merchantCode: 'nova',
  merchantName: 'Nova',
  ip: '::1',
  regionRestriction: null,
  serverTime: fallback.serverTime,
})
const whole: Record<string, unknown> = {
  ...parsed,
  frameAncestors: ['https://frame.example'],
  template: { ...parsed.template, app_background: '#101010', modals: [] },
}

function read(given: unknown) {
  const unreadable: string[] = []
  const settings = readUpstreamSettings(given, fallback, (field) => unreadable.push(field))
  return { settings, unreadable }
}

const wrongTypes = [
  null,
  undefined,
  '',
  'x',
  'IP',
  true,
  false,
  0,
  -1,
  1.5,
  1e300,
  [],
  [1],
  ['x'],
  [null],
  {},
  { a: {} },
]

describe('HTTP-08, BOOT-10 settings of which one cannot be read', () => {
  for (const field of Object.keys(siteSettings.shape))
    it(`${field} of any type costs no other`, () => {
      for (const wrong of wrongTypes) {
        const { settings, unreadable } = read({ ...whole, [field]: wrong })
        expect(siteSettings.safeParse(settings).success, JSON.stringify(wrong)).toBe(true)
        expect({ ...settings, [field]: undefined, merchantName: undefined }, JSON.stringify(wrong)).toEqual({
          ...whole,
          [field]: undefined,
          merchantName: undefined,
        })
        expect(unreadable.every((name) => name.split('.')[0] === field)).toBe(true)
      }
    })

  for (const group of ['template', 'gw', 'smsProvider'] as const)
    for (const field of Object.keys(siteSettings.shape[group].shape))
      it(`${group}.${field} of any type costs no other`, () => {
        const given = whole[group] as Record<string, unknown> // an object of the demo's settings
        for (const wrong of wrongTypes) {
          const { settings, unreadable } = read({ ...whole, [group]: { ...given, [field]: wrong } })
          expect(siteSettings.safeParse(settings).success, JSON.stringify(wrong)).toBe(true)
          expect({ ...settings[group], [field]: 0 }).toEqual({ ...given, [field]: 0 })
          expect([[], [`${group}.${field}`]]).toContainEqual(unreadable)
        }
      })

  it.each([null, 'x', 7, [], true])('a value that is %j at all', (raw) => {
    expect(read(raw).settings).toMatchObject({ merchantCode: 'nova', maintenance: false, regionRestriction: null })
  })

  it.each([
    ['regionRestriction', false, null, false],
    ['regionRestriction', '', null, false],
    ['regionRestriction', 'IP', 'ip', false],
    ['regionRestriction', 'Location', 'location', false],
    ['regionRestriction', true, null, true],
    ['currencyPosition', 'After', 'after', false],
    ['currencyPosition', 'middle', 'before', true],
    ['maintenance', 'true', true, false],
    ['maintenance', 'maybe', false, true],
    ['maintenanceEnd', 'soon', null, true],
    ['splash', 'OFF', 'off', false],
    ['imageCDNs', 'https://a.example, https://b.example', ['https://a.example', 'https://b.example'], false],
    ['imageCDNs', { a: 1 }, [], true],
    ['imageCDNs', ' https://a.example ,, ', ['https://a.example'], false],
    ['countries', 'PH', [], true],
    ['merchantName', ' Nova ', 'Nova', false],
    ['merchantName', 7, '7', false],
    ['splash', ' Off ', 'off', false],
    ['template', 'MT8802', expect.objectContaining({ id: 'MT8802' }), true],
    ['gw', 'x', expect.objectContaining({ GEETEST_VERSION: 'v3' }), true],
    ['smsProvider', 7, { firebase: false }, true],
    ['smsProvider', null, { firebase: false }, false],
    ['merchantName', { en: 'x' }, 'nova', false],
    ['currency', 'TLB', 'PHP', false],
    ['currency', 'PHPX', 'PHP', false],
    ['currency', 'USDT', 'USDT', false],
    ['currency', ['PHP'], '', true],
    ['whitelabelVal', 'REG3', {}, true],
    ['whitelabelVal', ['REG3', 'NEW3'], { REG3: true }, false],
    ['whitelabelVal', { REG3: 'yes', CBS3: 1, GEETEST3: null }, { REG3: false, CBS3: true }, true],
  ])('%s as %j is %j, unreadable: %s', (field, given, expected, isUnreadable) => {
    const { settings, unreadable } = read({ ...whole, [field]: given })
    expect(new Map<string, unknown>(Object.entries(settings)).get(field)).toEqual(expected)
    expect(unreadable.length > 0).toBe(isUnreadable)
  })

  it.each([
    ['footer_nav', ['home', 'game'], 'home,game', false],
    ['footer_nav', ['home', 5], 'home,5', false],
    ['footer_nav', ['home', { a: 1 }], '', true],
    ['footer_nav', [], '', false],
    ['footer_nav', { home: 1 }, '', true],
    ['header_color', 'a0B1c2d', '0b1220', true],
    ['header_color', 'xa0B1c2', '0b1220', true],
    ['header_color', 'a0#B1c2', '0b1220', true],
    ['header_color', 'a0B1#c2', '0b1220', true],
    ['languages', ['EN', 'CN'], 'EN,CN', false],
    ['header_color', '#a0B1c2', 'a0B1c2', false],
    ['header_color', 'red;}', '0b1220', true],
    ['modals', 'login, register', ['login', 'register'], false],
    ['modals', ['login'], ['login'], false],
    ['modals', 'wallet', [], false],
    ['home_feature', 'Draw', 'draw', false],
    ['home_feature', 'news', 'winners', true],
  ])('template.%s as %j is %j, unreadable: %s', (field, given, expected, isUnreadable) => {
    const { settings, unreadable } = read({ ...whole, template: { [field]: given } })
    expect(new Map<string, unknown>(Object.entries(settings.template)).get(field)).toEqual(expected)
    expect(unreadable).toEqual(isUnreadable ? [`template.${field}`] : [])
  })

  it('only a merchant that nobody names stops it', () => {
    const nobody = { ...fallback, merchantCode: undefined }
    for (const merchantCode of wrongTypes.filter((value) => value === '' || typeof value === 'object'))
      expect(() => readUpstreamSettings({ ...whole, merchantCode }, nobody)).toThrow('WPS_MERCHANT')
    expect(readUpstreamSettings({ merchantCode: 7 }, nobody)).toMatchObject({ merchantCode: '7', merchantName: '7' })
  })
})
