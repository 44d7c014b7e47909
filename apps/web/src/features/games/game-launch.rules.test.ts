import { type DecidedAddress, decideAddress, type Game, launchGame } from '@foyer/contract'
import { describe, expect, test } from 'vitest'
import {
  advanceLaunch,
  type LaunchEvent,
  type LaunchState,
  launchStart,
  makeGameAddress,
  makeLaunchQuery,
  readLaunchAddress,
} from './game-launch.rules.ts'

const origin = 'https://www.aurora.example'
const gameUrl = decide('https://games.example/play?token=x')
const error = 'error.game_not_found'

const states = {
  asking: launchStart,
  resting: { step: 'resting', gameUrl, isFramed: false },
  leaving: { step: 'leaving', gameUrl },
  restingFramed: { step: 'resting', gameUrl, isFramed: true },
  framing: { step: 'framing', gameUrl },
  playing: { step: 'playing', gameUrl },
  outside: { step: 'outside' },
  failed: { step: 'failed', error },
  expired: { step: 'failed', error: 'timeout_retry_please' },
} as const satisfies Record<string, LaunchState>

const events = {
  answered: { type: 'answered', gameUrl, isFramed: false, origin },
  answeredFramed: { type: 'answered', gameUrl, isFramed: true, origin },
  refused: { type: 'refused', error },
  rested: { type: 'rested' },
  framed: { type: 'framed' },
  expired: { type: 'expired', isNativeApp: false },
  expiredInApp: { type: 'expired', isNativeApp: true },
  retried: { type: 'retried' },
  returned: { type: 'returned' },
} as const satisfies Record<string, LaunchEvent>

function decide(address: string): DecidedAddress {
  const decision = decideAddress(address, 'vendor', { origin, listed: 'checked' })
  return decision.kind === 'listed' ? decision.url : expect.unreachable('no vendor’s address')
}

type StateName = keyof typeof states
type EventName = keyof typeof events

const late = { expired: 'expired', expiredInApp: 'expired' } as const

/** Transitions by state and event; missing events change nothing. */
const table: Record<StateName, Partial<Record<EventName, StateName>>> = {
  asking: { answered: 'resting', answeredFramed: 'restingFramed', refused: 'failed', ...late },
  resting: { rested: 'leaving', ...late },
  leaving: { returned: 'asking', expired: 'expired', expiredInApp: 'outside' },
  restingFramed: { rested: 'framing', ...late },
  framing: { framed: 'playing', ...late },
  playing: {},
  outside: { retried: 'asking' },
  failed: { retried: 'asking' },
  expired: { retried: 'asking' },
}

describe('GAME-01..03, GAME-20, CONF-32 a launch', () => {
  const names = Object.keys(events) as EventName[] // Object.keys loses the literal keys
  for (const state of Object.keys(states) as StateName[]) // Object.keys loses the literal keys
    for (const event of names) {
      const next = table[state][event] ?? state
      test(`${event} while ${state} leads to ${next}`, () => {
        expect(advanceLaunch(states[state], events[event])).toEqual(states[next])
      })
    }

  test('every state has a way out; Back leads out of an open game', () => {
    for (const [name, exits] of Object.entries(table).filter(([state]) => state !== 'playing'))
      expect(
        Object.values(exits).some((to) => to !== name),
        name,
      ).toBe(true)
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', '/play', '', 'https://user@games.example/'])(
    'T3 an address like “%s” is no game',
    (bad) => {
      expect(advanceLaunch(launchStart, { type: 'answered', gameUrl: bad, isFramed: false, origin })).toEqual({
        step: 'failed',
        error: 'error.game_unavailable',
      })
    },
  )
})

test.each([
  ['?code=FIVE&prize_mode=1', 'code=FIVE&prize_mode=1'],
  ['?code=FIVE&roundId=r&prize_mode=1&backUrl=%2Fm%2Fhistory', 'code=FIVE&prize_mode=1'],
])('the game of %s goes on at %s', (search, retained) =>
  expect(makeGameAddress(search)).toBe(`/m/launchGame?${retained}`),
)

describe('ROUTE-13 what the address says', () => {
  test.each([
    ['', undefined],
    ['prize_mode=STANDARD', undefined],
    [`code=${'x'.repeat(60)}&vendor=`, { code: 'x'.repeat(40), isLottery: false }],
    ['prize_mode=&code=FIVE', { code: 'FIVE', isLottery: true, prizeMode: undefined }],
    [
      'prize_mode=STANDARD&code=FIVE&playType=a&backUrl=/m/elott&lottoView=b',
      {
        code: 'FIVE',
        isLottery: true,
        prizeMode: 'STANDARD',
        playType: 'a',
        backUrl: '/m/elott',
        lottoView: 'b',
      },
    ],
    ['vendor=spin&code=S1&matchId=M1', { code: 'S1', isLottery: false, vendor: 'spin', matchId: 'M1' }],
  ])('%s', (search, expected) => {
    const address = readLaunchAddress(search)
    if (expected === undefined) expect(address).toBeUndefined()
    else expect(address).toMatchObject(expected)
  })
})

describe('the call', () => {
  const game: Game = {
    gameCode: 'FIVE',
    title: 'Five',
    vendor: 'arcade',
    gameClassify: 'ELOTT',
    image: '',
    freeplay: false,
    launchMode: 'LOTT',
    lottoArea: 'HOUSE',
    prizeMode: 'STANDARD',
    lottoView: 'v',
  }
  const place = { origin, listed: ['https://partner.example'] }
  const known = { game, labelName: undefined, language: 'EN', storedLanguage: 'EN', place }
  const address = (search: string) => readLaunchAddress(search) ?? expect.unreachable('no game')

  test('LOTT-01..03, API-19, OPEN-42 of a lottery', () => {
    const query = makeLaunchQuery(address('prize_mode=X&code=FIVE&backUrl=/m/elott'), {
      ...known,
      labelName: 'gold',
      storedLanguage: 'UR',
    })
    expect(query).toEqual({
      launchMode: 'LOTT',
      lottoGameCode: 'FIVE',
      lottoPrizeMode: 'X',
      lottoArea: 'HOUSE',
      lottoView: 'v',
      device: 'MOBILE',
      backUrl: '/m/elott',
      hasLobby: 'false',
      language: 'UR',
      title: 'Five',
      labelName: 'gold',
    })
  })

  test.each([
    ['SEA_LOTT', { lottoMode: 'SEA_Tradition_Mobile' }],
    ['VIETNAM_LOTTO', {}],
  ])('LOTT-05, LOTT-06, API-19, API-20, OPEN-40 of a lottery of %s', (gameClassify, more) => {
    const regional = { ...game, gameCode: 'R1', gameClassify }
    const query = makeLaunchQuery(address('prize_mode=P&code=R1'), {
      ...known,
      game: regional,
      labelName: 'gold',
      storedLanguage: undefined,
    })
    expect(query).toEqual({
      launchMode: 'LOTT',
      gameCode: 'R1',
      prizeMode: 'P',
      hasLobby: 'false',
      backUrl: '/m/home',
      labelName: 'gold',
      lottoView: 'v',
      device: 'MOBILE',
      language: 'VI',
      title: 'Five',
      ...more,
    })
    expect(launchGame.query.safeParse(query).success).toBe(true)
  })

  test('LOTT-05 a lottery of ours carries no mode of another region', () => {
    expect(makeLaunchQuery(address('prize_mode=X&code=FIVE'), known)).not.toHaveProperty('lottoMode')
  })

  test('GAME-05, ENT-23, OPEN-40 of any other game, and without what is not known', () => {
    const query = makeLaunchQuery(address('vendor=spin&code=S1&playType=p&matchId=M1'), {
      ...known,
      game: undefined,
      storedLanguage: undefined,
    })
    expect(query).toEqual({
      launchMode: 'GAME',
      gameCode: 'S1',
      device: 'MOBILE',
      backUrl: '/m/home',
      hasLobby: 'false',
      language: 'EN',
      playType: 'p',
      matchId: 'M1',
    })
  })

  test.each([
    ['ELOTT', 'LOTT', undefined, 'VI'],
    ['ELOTT', 'LOTT', 'UR', 'UR'],
    ['SEA_LOTT', 'GAME', undefined, 'VI'],
    ['VIETNAM_LOTTO', 'GAME', 'CN', 'CN'],
    ['RNG', 'GAME', undefined, 'EN'],
    ['RNG', 'GAME', 'UR', 'EN'],
  ] as const)(
    'LANG-19 CONST-72 CONF-08 %s by %s with the chosen language %s speaks %s',
    (gameClassify, launchMode, storedLanguage, expected) => {
      const query = makeLaunchQuery(address('vendor=x&code=FIVE'), {
        ...known,
        game: { ...game, gameClassify, launchMode },
        storedLanguage,
      })
      expect(query.language).toBe(expected)
    },
  )

  test.each([
    ['javascript:alert(1)', '/m/home'],
    ['https://evil.example/x', '/m/home'],
    ['//evil.example', '/m/home'],
    ['/m/..//evil.example', '/m/home'],
    ['/m/elott?token=t', '/m/elott'],
    [`${origin}/m/game`, '/m/game'],
    ['https://partner.example/back?a=1', 'https://partner.example/back?a=1'],
  ])('DEC-13 T5 the way back %s is sent as %s', (backUrl, expected) => {
    const query = makeLaunchQuery(address(`vendor=x&code=FIVE&backUrl=${encodeURIComponent(backUrl)}`), known)
    expect(query.backUrl).toBe(expected)
  })

  test('a game that is a lottery is launched as one, however the link was written', () => {
    expect(makeLaunchQuery(address('vendor=&code=FIVE'), known)).toMatchObject({
      launchMode: 'LOTT',
      lottoGameCode: 'FIVE',
      lottoPrizeMode: 'STANDARD',
    })
  })
})
