import { describe, expect, it } from 'vitest'
import { arcadeGames } from '../../testing/arcade-games.ts'
import { parseCatalogue } from './game-import.rules.ts'
import { categoryCodes } from './game-titles.service.ts'

const categories = ['RNG', 'ELOTT', 'LOTT', 'SEA_LOTT', 'VIETNAM_LOTTO', 'ARCADE', 'CRASH']
const acme = { vendor: 'acme', categories }
const sports = { vendor: 'acme', categories: [...categories, 'SPORTS'] }
const game = { code: 'SPIN', names: { EN: 'Spin' }, category: 'RNG' }
const parse = (...games: unknown[]) => parseCatalogue({ version: 1, vendor: 'acme', games }, acme)

describe('a vendor’s game list', () => {
  it('of the embedded vendor is valid', () => {
    const { games, faults } = parseCatalogue(arcadeGames, { vendor: 'arcade', categories: categoryCodes })
    expect(faults).toEqual([])
    expect(games.map(({ game: { code } }) => code)).toContain('FIVE')
  })

  it('fills what is left out', () => {
    expect(parse(game).games).toEqual([
      {
        ordinal: 1,
        game: {
          ...game,
          art: '',
          features: [],
          devices: ['MOBILE'],
          hasDemo: false,
          isHot: false,
          launchMode: 'GAME',
          lottoArea: null,
          prizeMode: null,
          lottoView: null,
        },
      },
    ])
  })

  const limits = { minStakeMinor: '100', maxStakeMinor: '1000', maxWinMinor: '5000' }
  it.each<[object, string]>([
    [{ code: 'a b' }, 'Game 1 (a b): code is not valid: it must be 1 to 40 of A-Z a-z 0-9 . _ -.'],
    [{ names: { CN: '转' } }, 'Game 1 (SPIN): names has no English name (EN).'],
    [{ names: { EN: '' } }, 'Game 1 (SPIN): names.EN is not valid: it must be a text of 1 to 80 characters.'],
    [
      { category: 'SPORTS' },
      'Game 1 (SPIN): category SPORTS is not known; known are RNG, ELOTT, LOTT, SEA_LOTT, VIETNAM_LOTTO, ARCADE, CRASH.',
    ],
    [
      { art: 'javascript:alert(1)' },
      'Game 1 (SPIN): art is not valid: it must be an https address or a path below /m/art/.',
    ],
    [
      { art: 'http://a.example/x.png' },
      'Game 1 (SPIN): art is not valid: it must be an https address or a path below /m/art/.',
    ],
    [
      { features: ['shiny'] },
      'Game 1 (SPIN): features.0 is not valid: it must be of bonus, fair, jackpot, multiplayer.',
    ],
    [
      { returnToPlayer: { minBasisPoints: 9_700, maxBasisPoints: 9_600 } },
      'Game 1 (SPIN): returnToPlayer has minBasisPoints above maxBasisPoints.',
    ],
    [
      { returnToPlayer: { minBasisPoints: 0.97, maxBasisPoints: 9_700 } },
      'Game 1 (SPIN): returnToPlayer.minBasisPoints is not valid: it must be a whole number of hundredths of a percent.',
    ],
    [{ volatility: 'wild' }, 'Game 1 (SPIN): volatility is not valid: it must be one of low, medium, high.'],
    [{ limits: { ABC: limits } }, 'Game 1 (SPIN): limits name ABC, which is no currency of the platform.'],
    [
      { limits: { PHP: { ...limits, minStakeMinor: '2000' } } },
      'Game 1 (SPIN): limits.PHP has minStakeMinor above maxStakeMinor.',
    ],
    [
      { limits: { PHP: { ...limits, maxWinMinor: 5_000 } } },
      'Game 1 (SPIN): limits.PHP.maxWinMinor is not valid: it must be an amount in minor units as digits in quotes.',
    ],
    [
      { limits: { PHP: { ...limits, minStakeMinor: '1.5' } } },
      'Game 1 (SPIN): limits.PHP.minStakeMinor is not valid: it must be an amount in minor units as digits in quotes.',
    ],
    [{ hasDemo: 'yes' }, 'Game 1 (SPIN): hasDemo is not valid: it must be true or false.'],
    [{ devices: [] }, 'Game 1 (SPIN): devices is not valid: it must be MOBILE, DESKTOP or both.'],
    [{ rtp: 96 }, 'Game 1 (SPIN): rtp is no field of a game.'],
  ])('%j is reported in a sentence and left out', (changes, sentence) => {
    const { games, faults, unreadCodes } = parse({ ...game, ...changes }, { ...game, code: 'OTHER' })
    expect(faults).toEqual([sentence])
    expect(games.map(({ ordinal }) => ordinal)).toEqual([2])
    expect(unreadCodes).toEqual(['code' in changes ? changes.code : 'SPIN'])
  })

  it.each([null, 7, 'x', []])('a row that is no object (%j) is reported', (row) => {
    expect(parse(row).faults).toEqual([
      'Game 1: the row is not valid: it must be an object with code, names, category and further fields.',
    ])
  })

  it('a code that stands twice counts once', () => {
    const { games, faults } = parse(game, game)
    expect(games).toHaveLength(1)
    expect(faults).toEqual(['Game 2 (SPIN): code SPIN stands in the list twice.'])
  })

  const bets = { ...game, code: 'BETS', category: 'SPORTS' }
  const match = {
    id: 'M1',
    game: 'BETS',
    league: { EN: 'Premier League' },
    home: { EN: 'North' },
    away: { EN: 'South' },
    startsAt: '2026-12-01T19:30:00Z',
  }
  const parseMatches = (...matches: unknown[]) =>
    parseCatalogue({ version: 1, vendor: 'acme', games: [game, bets], matches }, sports)

  it('RELAY-11 has matches of its sports games', () => {
    const { matches, faults } = parseMatches(match, { ...match, id: 'M2', endsAt: '2026-12-01T21:30:00Z' })
    expect([matches.map(({ id }) => id), faults]).toEqual([['M1', 'M2'], []])
  })

  it.each<[object, string]>([
    [{ id: 'a b' }, 'Match 1 (a b): id is not valid: it must be 1 to 40 of A-Z a-z 0-9 . _ -.'],
    [{ home: { CN: '北' } }, 'Match 1 (M1): home has no English name (EN).'],
    [
      { startsAt: 'soon' },
      'Match 1 (M1): startsAt is not valid: it must be an instant such as "2026-12-01T19:30:00Z".',
    ],
    [
      { startsAt: '0000-01-01T00:00:00Z' },
      'Match 1 (M1): startsAt is not valid: it must be an instant such as "2026-12-01T19:30:00Z".',
    ],
    [{ endsAt: match.startsAt }, 'Match 1 (M1): endsAt is not after startsAt.'],
    [{ game: 'SPIN' }, 'Match 1 (M1): game SPIN is no game of the list with the category SPORTS.'],
    [{ id: 'M2' }, 'Match 2 (M2): id M2 stands in the list twice.'],
    [{ odds: 2 }, 'Match 1 (M1): odds is no field of a match.'],
  ])('a match with %j is reported in a sentence and left out', (changes, sentence) => {
    const { games, matches, faults } = parseMatches({ ...match, ...changes }, { ...match, id: 'M2' })
    expect(faults).toEqual([sentence])
    expect([games.length, matches.map(({ id }) => id)]).toEqual([2, ['M2']])
  })

  it('a match of a game that can’t be read is kept, as the game is', () => {
    const list = { version: 1, vendor: 'acme', games: [{ ...bets, names: {} }], matches: [match] }
    expect(parseCatalogue(list, sports).matches).toHaveLength(1)
  })

  it.each([null, [], {}, { version: 2, vendor: 'acme', games: [] }, { version: 1, vendor: 'a b', games: [] }])(
    'what is no list (%j) is refused as a whole',
    (content) => {
      const { games, faults } = parseCatalogue(content, acme)
      expect([games.length, faults.length > 0]).toEqual([0, true])
    },
  )

  it.each(['arcade', 'Acme'])('T38 a list that names vendor %s is refused as a whole', (vendor) => {
    const { games, unreadCodes, matches, ...rest } = parseCatalogue({ version: 1, vendor, games: [game] }, acme)
    expect([games, unreadCodes, matches]).toEqual([[], [], []])
    expect(rest).toEqual({ vendor: 'acme', faults: [`The list is of vendor ${vendor}, not of acme.`] })
  })
})
