import { encryptionKey, gameList, login, nextDraw, siteSettings, wallet } from '@foyer/contract'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { listDemoMerchants } from '../../demo/seed/demo-merchants.ts'
import { readEnvelope, readFields, readValue, toFields } from './front-parsing.rules.ts'
import { readUpstreamSettings } from './front-settings.rules.ts'

const shape = z.object({
  name: z.string(),
  count: z.number().int(),
  ratio: z.number().nullable(),
  isOpen: z.boolean(),
  kind: z.enum(['a', 'b']).optional(),
  at: z.iso.datetime({ offset: true }).nullable(),
  rows: z.array(z.object({ id: z.string() })),
  flags: z.partialRecord(z.enum(['ONE', 'TWO']), z.boolean()),
})
const whole = { name: 'x', count: 1, ratio: 0.5, isOpen: true, at: null, rows: [], flags: {} }

describe('DEC-01, DEC-05 another platform’s value is read as the contract says', () => {
  it.each<[string, object, object]>([
    ['as it is', {}, {}],
    ['a number as text', { count: '12', ratio: '-1.25' }, { count: 12, ratio: -1.25 }],
    ['a number left out', { count: undefined }, { count: 0 }],
    ['a text as number', { name: 7 }, { name: '7' }],
    ['a truth as text', { isOpen: 'false' }, { isOpen: false }],
    ['a truth as number', { isOpen: 1 }, { isOpen: true }],
    ['a truth left out', { isOpen: undefined }, { isOpen: false }],
    ['nothing as empty text', { ratio: '', at: '' }, { ratio: null, at: null }],
    ['an instant in milliseconds', { at: 1_700_000_000_000 }, { at: '2023-11-14T22:13:20.000Z' }],
    ['an instant in milliseconds as text', { at: '1700000000000' }, { at: '2023-11-14T22:13:20.000Z' }],
    ['a list left out', { rows: null }, { rows: [] }],
    ['ids as numbers', { rows: [{ id: 5 }] }, { rows: [{ id: '5' }] }],
    ['an unknown field', { more: { deep: [1] } }, {}],
    ['an unknown flag', { flags: { ONE: 'true', THREE: true } }, { flags: { ONE: true } }],
    ['an unknown word where one may be left out', { kind: 'c' }, {}],
    ['a known word', { kind: 'b' }, { kind: 'b' }],
    ['a word as a list of it', { kind: ['b'] }, { kind: 'b' }],
    ['a text left out', { name: null }, { name: '' }],
    ['a truth as a text', { name: true }, { name: 'true' }],
    ['an instant with its zone', { at: '2023-11-14T23:13:20+01:00' }, { at: '2023-11-14T22:13:20.000Z' }],
    ['a year as text, which is no count of milliseconds', { at: '2023' }, { at: '2023-01-01T00:00:00.000Z' }],
    ['a number that may be missing', { ratio: null }, { ratio: null }],
  ])('%s', (_name, given, expected) => {
    expect(readValue(shape, { ...whole, ...given })).toEqual({ ...whole, ...expected })
  })

  it.each([null, undefined, ''])('CONF-33 %j for a key is no key', (given) => {
    expect(readValue(encryptionKey.value, given)).toBeNull()
  })

  it.each([
    ['a text that is no number', { count: 'many' }],
    ['a list that is none', { rows: 'no' }],
    ['an instant that is none', { at: 'soon' }],
    ['an instant of too many digits', { at: '170000000000000' }],
    ['an instant of digits with more behind them', { at: '1700000000000x' }],
    ['an instant of digits with more in front of them', { at: 'x1700000000000' }],
    ['an instant that is a truth', { at: true }],
    ['a number with more behind it', { count: '12x' }],
    ['a number with more in front of it', { count: 'x12' }],
    ['a number in other notation', { count: '1e3' }],
    ['a number as a list of it', { count: ['12'] }],
    ['an object as text', { name: { a: 1 } }],
    ['a truth that is none', { isOpen: 'perhaps' }],
    ['a list for an object', { flags: [] }],
  ])('%s is refused', (_name, given) => {
    expect(() => readValue(shape, { ...whole, ...given })).toThrow(z.ZodError)
  })

  it('one broken row of a list does not cost the others', () => {
    const list = z.array(z.object({ id: z.number() }))
    expect(readValue(list, [{ id: 1 }, { id: 'x' }, null, { id: '3' }])).toEqual([{ id: 1 }, { id: 3 }])
  })

  it.each([
    ['null', null],
    ['a text', 'no'],
    ['a list', []],
    ['a number', 1],
  ])('%s is no login', (_name, raw) => {
    expect(() => readValue(login.value, raw)).toThrow(z.ZodError)
  })

  it('a login without a token is none', () => {
    const whole = { id: 1, token: 't', userName: 'demo', customerType: '0' }
    expect(readValue(login.value, whole)).toMatchObject({ id: '1', token: 't', customerType: 0, firstTimeLogin: false })
    expect(() => readValue(login.value, { ...whole, token: undefined })).toThrow(z.ZodError)
    expect(() => readValue(login.value, { ...whole, id: '' })).toThrow(z.ZodError)
  })

  it('a fixed word is read from another type', () => {
    const fixed = z.object({ version: z.literal(2), kind: z.literal('a') })
    expect(readValue(fixed, { version: '2', kind: 'a' })).toEqual({ version: 2, kind: 'a' })
    expect(() => readValue(fixed, { version: '3', kind: 'a' })).toThrow(z.ZodError)
  })

  it('a word that reads as two is the one of its own type', () => {
    const either = z.object({ level: z.enum({ text: '1', number: 1 }) })
    expect([1, '1'].map((level) => readValue(either, { level }).level)).toEqual([1, '1'])
  })

  it('a choice between two types is not converted', () => {
    const choice = z.object({ value: z.union([z.number(), z.boolean()]) })
    expect(readValue(choice, { value: true })).toEqual({ value: true })
    expect(() => readValue(choice, { value: '1' })).toThrow(z.ZodError)
    expect(() => readValue(choice, { value: null })).toThrow(z.ZodError)
  })

  it('a value of any type stays as it is', () => {
    expect(readValue(z.object({ any: z.unknown() }), { any: '1' })).toEqual({ any: '1' })
  })

  it('a record of any name has each of its values converted', () => {
    expect(readValue(z.record(z.string(), z.number()), { a: '1', b: 2 })).toEqual({ a: 1, b: 2 })
  })

  it.each([null, undefined])('%s is no object, even of optional fields', (raw) => {
    expect(() => readValue(z.object({ name: z.string().optional() }), raw)).toThrow(z.ZodError)
  })

  it('nothing is inherited', () => {
    const value = readValue(shape, JSON.parse('{"__proto__":{"polluted":1,"name":"x"}}'))
    expect(value.name).toBe('')
    expect('polluted' in value).toBe(false)
    expect('polluted' in {}).toBe(false)
  })

  it('the values of our own platform pass unchanged', () => {
    for (const { settings, code, name } of listDemoMerchants(8080)) {
      const { sessionIdleMinutes: _, sessionAbsoluteHours: __, depositSwitch: ___, ...own } = settings
      const value = {
        ...own,
        merchantCode: code,
        merchantName: name,
        ip: '::1',
        regionRestriction: null,
        serverTime: '2026-01-01T00:00:00.000Z',
      }
      expect(readValue(siteSettings, value)).toEqual(siteSettings.parse(value))
    }
    expect(readValue(gameList.value, [])).toEqual([])
    expect(() => readValue(nextDraw.value, 'x')).toThrow()
    expect(() => readValue(wallet.value, 'x')).toThrow()
  })
})

describe('DEC-05 an object is read field by field', () => {
  const fields = z.object({ name: z.string(), count: z.number(), note: z.string().optional() })
  const read = (raw: unknown, defaults: object) => {
    const unreadable: string[] = []
    const value = readFields(fields, raw, defaults, (field) => unreadable.push(field))
    return { value, unreadable }
  }

  it.each([
    ['all fields', { name: 'x', count: '1', note: 'n' }, { name: 'x', count: 1, note: 'n' }, []],
    ['an optional field left out', { name: 'x', count: 1 }, { name: 'x', count: 1 }, []],
    ['a field with a default left out', { count: 1 }, { name: 'none', count: 1 }, []],
    ['a field with a default that is empty', { name: '', count: 1 }, { name: 'none', count: 1 }, []],
    ['a field with a default that is null', { name: null, count: 1 }, { name: 'none', count: 1 }, []],
    ['a field with a default that is unreadable', { name: {}, count: 1 }, { name: 'none', count: 1 }, ['name']],
  ])('%s', (_name, raw, value, unreadable) => {
    expect(read(raw, { name: 'none' })).toEqual({ value, unreadable })
  })

  it('a field without a default that is unreadable refuses the object, one that is missing is empty', () => {
    expect(() => read({ name: 'x', count: 'many' }, {})).toThrow(z.ZodError)
    expect(() => read({ name: 'x', count: 1, note: {} }, {})).toThrow(z.ZodError)
    expect(read({ name: 'x' }, {}).value).toEqual({ name: 'x', count: 0 })
  })

  it('an error of our own schema is not taken for an unreadable field', () => {
    const broken = z.object({
      name: z.string().transform(() => {
        throw new TypeError('ours')
      }),
    })
    expect(() => readFields(broken, { name: 'x' }, { name: 'none' })).toThrow(TypeError)
  })

  it.each([
    [{ a: 1 }, { a: 1 }],
    [[1], {}],
    ['text', {}],
    [null, {}],
    [undefined, {}],
  ])('the fields of %j are %j', (raw, expected) => {
    expect(toFields(raw)).toEqual(expected)
  })
})

describe('HTTP-08, HTTP-09 the envelope in whichever words', () => {
  const accepted = { success: true, value: null, message: null, errorCode: null }
  const refused = { ...accepted, success: false }
  it.each<[string, string, object | undefined]>([
    ['value', '{"success":true,"value":1}', { success: true, value: 1, message: null, errorCode: null }],
    ['data', '{"success":true,"data":{"a":1}}', { success: true, value: { a: 1 }, message: null, errorCode: null }],
    ['a truth as text', '{"success":"true","value":0}', { success: true, value: 0, message: null, errorCode: null }],
    [
      'an error',
      '{"success":false,"message":"No","errorCode":"x.y"}',
      { success: false, value: null, message: 'No', errorCode: 'x.y' },
    ],
    [
      'an error without words',
      '{"success":0,"message":""}',
      { success: false, value: null, message: null, errorCode: null },
    ],
    ['an error with an empty code', '{"success":false,"errorCode":""}', refused],
    ['an error with a number for a code', '{"success":false,"errorCode":5,"message":5}', refused],
    ['value before data', '{"success":true,"value":1,"data":2}', { ...accepted, value: 1 }],
    ['neither', '{"success":true}', accepted],
    ['no success', '{"value":1}', undefined],
    ['a text', '"success"', undefined],
    ['half an answer', '{"success":tr', undefined],
    ['a page', '<html></html>', undefined],
    ['a list', '[]', undefined],
    ['nothing', '', undefined],
    ['null', 'null', undefined],
  ])('%s', (_name, text, expected) => {
    expect(readEnvelope(text)).toEqual(expected)
  })
})

describe('BOOT-07 the settings of another platform', () => {
  const fallback = { merchantCode: 'nova', serverTime: '2026-01-01T00:00:00.000Z' }

  it('CONST-75 CONST-76 ENT-30 what it does not say has a default that the pages can live with', () => {
    const settings = readUpstreamSettings({ currency: 'PHP', whitelabelVal: { CBS3: '1', NEWFLAG: true } }, fallback)
    expect(settings).toMatchObject({
      merchantCode: 'nova',
      merchantName: 'nova',
      maintenance: false,
      maintenanceEnd: null,
      regionRestriction: null,
      whitelabelVal: { CBS3: true },
      imageCDNs: [],
      currency: 'PHP',
      currencyPosition: 'before',
      defaultLanguage: 'EN',
      splash: 'always',
    })
    expect(settings.gw).toMatchObject({ GEETEST_VERSION: 'v3', PROFILE_ICON_COUNT: 9 })
    expect(settings.template).toMatchObject({ id: 'MT8802', footer_nav: '' })
  })

  it('its own merchant code wins over the one that is set', () => {
    expect(readUpstreamSettings({ merchantCode: 'other' }, fallback).merchantCode).toBe('other')
  })

  it('without any merchant code it is no settings', () => {
    expect(() => readUpstreamSettings({}, { ...fallback, merchantCode: undefined })).toThrow('WPS_MERCHANT')
  })
})
