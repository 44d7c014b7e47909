import { describe, expect, it, test } from 'vitest'
import * as contract from './index.ts'

const isEndpoint = (value: unknown): value is contract.EndpointDefinition =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value
const endpoints = Object.values<unknown>(contract).filter(isEndpoint)

describe('DEC-01, DEC-05 the specified calls keep their paths', () => {
  const specified: [string, string][] = [
    ['API-01', 'POST /wps/session/login'],
    ['API-06', 'POST /wps/member/register'],
    ['API-09', 'POST /wps/member/language'],
    ['API-10', 'GET /wps/member/info'],
    ['API-11', 'GET /wps/v2/system/status'],
    ['API-12', 'POST /wps/system/collect'],
    ['API-13', 'GET /wps/system/country'],
    ['API-14', 'GET /wps/system/domainRoute'],
    ['API-15', 'GET /wps/system/manifest.json'],
    ['API-16', 'GET /wps/system/test/ping'],
    ['API-23, BOOT-12, OPEN-19', 'GET /wps/system/consumer'],
    ['API-19', 'GET /wps/game/launchGame'],
    ['RELAY-04', 'GET /wps/relay/MCSFE_getListAnnouncements'],
    ['RELAY-07', 'GET /wps/relay/GCSGAME_newGameVendor'],
    ['RELAY-11', 'GET /wps/relay/GCSGAME_getGameMatchV2'],
    ['RELAY-16', 'GET /wps/relay/MCSFE_getFavoriteGamesList'],
    ['RELAY-18', 'GET /wps/relay/GCS_recentGame'],
    ['RELAY-17', 'GET /wps/relay/GCSGAME_gameList'],
    ['RELAY-19', 'GET /wps/relay/GCSGAME_hotGamesV2'],
    ['RELAY-20', 'GET /wps/relay/GCSGAME_getRankList'],
    ['RELAY-21', 'GET /wps/relay/GCSGAME_gameVendor'],
    ['OPEN-06', 'GET /wps/relay/MCSFE_getDepositSetting'],
    ['OPEN-07', 'GET /wps/member/withdrawal/card'],
    ['OPEN-26', 'POST /wps/member/password'],
  ]
  it.each(specified)('%s %s', (_id, call) => {
    expect(endpoints.map(({ method, path }) => `${method} ${path}`)).toContain(call)
  })
})

it('OPEN-08 one call alone updates the language of a member', () => {
  const updates = endpoints.filter(({ method, path }) => method === 'POST' && /language/i.test(path))
  expect(updates.map(({ path }) => path)).toEqual(['/wps/member/language'])
})

describe('DEC-02 our own calls', () => {
  it('stand under /wps and each path and method stands for one call', () => {
    const names = endpoints.map(({ method, path }) => `${method} ${path}`)
    expect(names.every((name) => / \/wps\//.test(name))).toBe(true)
    expect(new Set(names).size).toBe(names.length)
  })

  it('what a shared cache may keep for less than 30 s is live, and nothing else is', () => {
    for (const { publicMaxAgeSeconds, isLive = false } of endpoints)
      expect(isLive).toBe(publicMaxAgeSeconds !== undefined && publicMaxAgeSeconds < 30)
  })

  it('what moves money carries the caller’s own id', () => {
    const moving = [
      contract.createDeposit,
      contract.createWithdrawal,
      contract.vendorDebit,
      contract.vendorCredit,
      contract.vendorDebitCredit,
      contract.vendorRollback,
      contract.vendorEndRound,
      contract.vendorAdjustment,
      contract.vendorJackpot,
      contract.vendorSettle,
    ]
    expect(moving.every(({ idempotent }) => idempotent)).toBe(true)
  })
})

describe('LANG-14..18, CONF-07, CONF-08 languages', () => {
  it('LANG-03 are the 28 of the specification', () => {
    const specified = 'BN CN EN ES FR HI ID JA KK KM KO LO MS MY NE PT PT-BR RU SW TA TE TH TR TW TY UR UR-LA VI'.split(
      ' ',
    )
    expect(specified.filter((code) => !contract.isLanguage(code))).toEqual([])
    expect(contract.languageCodes).toHaveLength(specified.length)
    expect(contract.isLanguage('HK')).toBe(false)
  })

  it('LANG-02 those that the product names are among them, but for AR, which has no language of its own here', () => {
    const named = ['EN', 'CN', 'TW', 'RU', 'TH', 'VI', 'JA', 'PT', 'ES', 'AR']
    expect(named.filter((code) => !contract.isLanguage(code))).toEqual(['AR'])
  })

  it.each([
    ['zh', 'CN'],
    ['zh-Hans-SG', 'CN'],
    ['zh-TW', 'TW'],
    ['zh-HK', 'TW'],
    ['zh-Hant', 'TW'],
    ['en-PH', 'TY'],
    ['tl', 'TY'],
    ['fil-PH', 'TY'],
    ['en-GB', 'EN'],
    ['pt-BR', 'PT-BR'],
    ['pt', 'PT'],
    ['ur-Latn-PK', 'UR-LA'],
    ['ur-PK', 'UR'],
    ['ar', undefined],
  ])('%s is %s', (tag, language) => {
    expect(contract.languageOfTag(tag)).toBe(language)
  })

  it.each<[string, Parameters<typeof contract.chooseLanguage>[0], string]>([
    ['the stored one first', { allowed: ['EN', 'CN', 'UR'], stored: 'UR', member: 'CN', tags: ['en'] }, 'UR'],
    ['then the member’s', { allowed: ['EN', 'CN'], stored: 'AR', member: 'CN', tags: ['en'] }, 'CN'],
    ['then the browser’s', { allowed: ['EN', 'CN'], tags: ['fr', 'zh'], merchantDefault: 'EN' }, 'CN'],
    ['then the merchant’s', { allowed: ['EN', 'CN'], tags: ['fr'], merchantDefault: 'CN' }, 'CN'],
    ['then the first allowed', { allowed: ['CN', 'EN'], tags: ['fr'] }, 'CN'],
    ['CONST-71 then EN', { allowed: [] }, 'EN'],
  ])('%s', (_name, sources, language) => {
    expect(contract.chooseLanguage(sources)).toBe(language)
  })

  it('LANG-04 LANG-05 CONST-74 without a template parameter only CN is allowed', () => {
    expect(contract.parseAllowedLanguages(undefined)).toEqual(['CN'])
    expect(contract.parseAllowedLanguages(' en,UR,en,xx')).toEqual(['EN', 'UR'])
  })

  it('an Accept-Language header is read in order of preference and within bounds', () => {
    expect(contract.parseAcceptLanguage('de;q=0.5, ur, en;q=0.9, *;q=0.1, fr;q=0')).toEqual(['ur', 'en', 'de'])
    expect(contract.parseAcceptLanguage('a'.repeat(10_000)).length).toBeLessThan(21)
  })
})

describe('ROLE-03..05, ENT-03 member types', () => {
  it.each([
    [0, false, false, true],
    [1, true, false, true],
    [2, true, false, true],
    [4, false, true, false],
    [40, false, true, false],
    [41, false, true, false],
    [42, false, true, false],
  ])('%i: agent %s, plays for fun %s, reads chat counts %s', (type, isAgent, isForFun, canRead) => {
    expect([contract.isAgent(type), contract.playsForFun(type), contract.canReadChatCount(type)]).toEqual([
      isAgent,
      isForFun,
      canRead,
    ])
  })
})

test('ERR-41 OPEN-14 DEC-01 each error code has one status that says whose fault it is, and only a lost session is a 401', () => {
  for (const code of contract.errorCodes) expect(contract.errorStatus[code]).toBeGreaterThanOrEqual(400)
  for (const code of contract.sessionEndingCodes) expect(contract.errorStatus[code]).toBe(401)
  expect(contract.isErrorCode('constructor')).toBe(false)
})
