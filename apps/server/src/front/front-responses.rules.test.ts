import {
  announcements,
  favoriteGames,
  gameList,
  hotGames,
  login,
  memberInfo,
  promoCodeEnable,
  rankList,
  recentGames,
  register,
  systemCountry,
  wallet,
  withdrawalCards,
} from '@foyer/contract'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readAnswer } from './front-responses.rules.ts'

const session = { id: '7', token: 't', userName: 'demo', customerType: 0 }
const opened = { ...session, firstTimeLogin: false, passwordExpired: false }

describe('ENT-09, CONF-16 a registration', () => {
  it.each<[string, unknown, object]>([
    ['with an id', session, session],
    ['with a customerId, a number', { customerId: 7, token: 't', userName: 'demo' }, session],
    ['with both', { ...session, customerId: 8 }, session],
    ['without a token', { customerId: 7, userName: 'demo' }, { ...session, token: '' }],
    ['with an empty token', { ...session, token: null }, { ...session, token: '' }],
    ['with a token that is none', { ...session, token: { a: 1 } }, { ...session, token: '' }],
    ['with a type that is none', { ...session, customerType: 'new' }, session],
    ['with a token of nobody: the login follows', { token: 't', userName: 'demo' }, { ...session, id: '', token: '' }],
    ['without a word', null, { id: '', token: '', userName: '', customerType: 0 }],
    ['that is only said to be done', true, { id: '', token: '', userName: '', customerType: 0 }],
  ])('%s', (_name, raw, expected) => {
    expect(readAnswer(register, raw, {})).toEqual(expected)
  })
})

describe('ENT-05, API-01 a login', () => {
  it.each<[string, unknown]>([
    ['as specified', session],
    ['with a customerId', { ...session, id: undefined, customerId: 7 }],
    ['with flags that are none', { ...session, customerType: 'x', firstTimeLogin: 'maybe', passwordExpired: [] }],
  ])('%s', (_name, raw) => {
    expect(readAnswer(login, raw, {})).toEqual(opened)
  })

  it('without a name goes by the id', () => {
    expect(readAnswer(login, { ...session, userName: null }, {})).toEqual({ ...opened, userName: '7' })
  })

  it.each([null, [], 'x', {}, { ...session, token: '' }, { ...session, id: null }, { ...session, token: {} }])(
    '%j is none',
    (raw) => {
      expect(() => readAnswer(login, raw, {})).toThrow(z.ZodError)
    },
  )
})

describe('what is optional does not cost the answer', () => {
  it.each([
    [{ id: 7, account: 'demo' }, {}],
    [{ customerId: 7, account: 'demo' }, {}],
    [{ id: 7, account: 'demo', type: 'x', language: [], clubLabel: 'gold', registeredAt: {} }, {}],
    [
      { id: 7, account: 'demo', clubLabel: { labelId: 3 } },
      { clubLabel: { labelId: '3', labelName: '', type: '', rankLevel: 0 } },
    ],
  ])('API-10, ENT-02 member info %j', (raw, more) => {
    const plain = { id: '7', account: 'demo', type: 0, userName: '', language: '', clubLabel: null, registeredAt: '' }
    expect(readAnswer(memberInfo, raw, {})).toEqual({ ...plain, ...more })
  })

  it.each([
    [true, true],
    ['1', true],
    [{ enabled: 'true' }, true],
    [null, false],
  ])('RELAY-13 the promo-code flag %j', (raw, enabled) => {
    expect(readAnswer(promoCodeEnable, raw, {})).toEqual({ enabled })
  })

  const lists = { gameList, hotGames, recentGames, favoriteGames }
  describe.each(Object.entries(lists))('LOTT-01, RELAY-16..19 in the answer of %s', (_name, endpoint) => {
    it.each([
      ['ELOTT', undefined, 'LOTT'],
      ['VIETNAM_LOTTO', null, 'LOTT'],
      ['RNG', undefined, 'GAME'],
      ['RNG', 'LOTT', 'LOTT'],
    ])('a game of %s with the launch mode %s opens as %s', (gameClassify, launchMode, expected) => {
      const [game] = readAnswer(endpoint, [{ gameCode: 'G', gameClassify, launchMode }], {}) as { launchMode: string }[] // as in the call
      expect(game?.launchMode).toBe(expected)
    })
  })

  it('RELAY-04 an announcement without a kind is of the kind that was asked for', () => {
    const raw = [{ id: 1, title: 't', publishedAt: 1_700_000_000_000 }]
    expect(readAnswer(announcements, raw, { query: { types: 'news' } })).toMatchObject([{ id: '1', type: 'news' }])
  })
})

describe('WALL-05, WALL-06, T23 currencies as they come in', () => {
  const win = { userName: 'a***b', gameCode: 'G', gameTitle: 'G', amountMinor: '500', at: '2026-01-01T00:00:00.000Z' }
  it.each([
    ['TLB', 'PHP'],
    ['PHP', 'PHP'],
    ['php', 'PHP'],
    ['PHP2', 'PHP'],
    ['CNYX', 'CNY'],
    ['USDT', 'USDT'],
    ['KVND', 'KVND'],
  ])('%s is %s', (given, currency) => {
    expect(readAnswer(rankList, [{ ...win, currency: given }], {})).toEqual([{ ...win, currency }])
  })

  it('an amount in no known currency is not shown, the others are', () => {
    const rows = ['XYZW', '', 7, 'PHP'].map((currency) => ({ ...win, currency }))
    expect(readAnswer(rankList, rows, {})).toEqual([{ ...win, currency: 'PHP' }])
    const money = {
      balanceMinor: '1',
      heldMinor: '0',
      availableMinor: '1',
      bonusMinor: '0',
      lockedMinor: '0',
      version: 1,
    }
    const raw = { balances: [{ ...money, currency: 'XYZ' }], serverTime: '2026-01-01T00:00:00.000Z' }
    expect(() => readAnswer(wallet, raw, {})).toThrow(RangeError)
  })
})

it('any other answer is read as the contract says', () => {
  expect(readAnswer(systemCountry, { countryCode: 'PH', more: 1 }, {})).toEqual({ countryCode: 'PH' })
  expect(() => readAnswer(systemCountry, 'PH', {})).toThrow(z.ZodError)
})

it('OPEN-36 payout accounts of a platform that says nothing of a limit for the day, a fee and a time', () => {
  const bounds = { cardLimit: 5, banks: [], currency: 'PHP', minMinor: '100', maxMinor: '900', pendingLimit: 3 }
  const unsaid = { dailyLimitMinor: null, dailyLeftMinor: null, feeMinor: null, sentWithinSeconds: null }
  expect(readAnswer(withdrawalCards, { cards: [], ...bounds }, {})).toEqual({
    ...{ cards: [], ...bounds, ...unsaid },
    ...{ hold: null, holdSeconds: 0, isSandbox: false },
  })
})
