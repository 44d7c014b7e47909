import { describe, expect, it } from 'vitest'
import { EVENTS_MAX } from './system.constants.ts'
import { decideCountry, describeConsumer, listOrigins, readEvents } from './system.rules.ts'

describe('BOOT-15, API-13 the country of a visitor', () => {
  it.each([
    ['what a proxy says comes first', { header: 'cn', found: 'PH', home: 'PK' }, 'CN'],
    ['then what the address tells', { header: undefined, found: 'PH', home: 'PK' }, 'PH'],
    ['a proxy that does not know says nothing', { header: 'XX', found: 'PH', home: 'PK' }, 'PH'],
    ['nor does one that sees somebody hide', { header: 'T1', found: undefined, home: 'PK' }, 'PK'],
    ['a header of two proxies is none', { header: 'CN,PH', found: undefined, home: 'PK' }, 'PK'],
    ['the merchant’s own for everybody else', { header: undefined, found: undefined, home: 'PK' }, 'PK'],
  ])('%s', (_name, sources, country) => {
    expect(decideCountry(sources)).toBe(country)
  })
})

describe('BOOT-12 what a merchant tells of itself', () => {
  const consumerInfo = { legalName: 'Aurora Inc.', serviceHours: { EN: 'Every day', CN: '每天' } }
  it.each([
    ['EN', { legalName: 'Aurora Inc.', serviceHours: 'Every day' }],
    ['CN', { legalName: 'Aurora Inc.', serviceHours: '每天' }],
    ['UR', { legalName: 'Aurora Inc.', serviceHours: '每天' }],
  ])('in %s, else in its own language', (language, info) => {
    expect(describeConsumer({ consumerInfo, defaultLanguage: 'CN' }, language)).toEqual(info)
  })
})

describe('API-14 the origins of a merchant', () => {
  it.each([
    [{ isHttps: false, host: 'localhost:8080' }, ['http://a.example:8080', 'http://b.example:8080']],
    [{ isHttps: true, host: 'old.example' }, ['https://a.example', 'https://b.example']],
  ])('as %j would reach them', (asked, origins) => {
    expect(listOrigins(['a.example', 'b.example'], asked)).toEqual(origins)
  })
})

describe('API-16, TRACK-07 the events of a ping', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['login', ['login']],
    ['firstOpen, a2hsInstalled,,nonsense', ['firstOpen', 'a2hsInstalled', 'other']],
    ['__proto__,constructor', ['other', 'other']],
  ])('%s', (events, names) => {
    expect(readEvents(events)).toEqual(names)
  })

  it('T32 are so many and no more', () => {
    expect(readEvents('x,'.repeat(1_000))).toHaveLength(EVENTS_MAX)
  })
})
