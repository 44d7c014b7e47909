import { beforeEach, expect, it, vi } from 'vitest'
import { dice } from '../../../games/dice/dice.rules.ts'
import { readLast, storeLast } from './round-last.ts'

const game = { rules: dice, startBet: { side: 'over', target: 5_049 } as const }
const bet = { side: 'under', target: 2_000 } as const
const ada = { playerId: 'ada', currency: 'PHP' }
let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('location', { pathname: '/games/dice' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

it.each([
  ['the same player', ada, bet, 700n],
  ['the same player in another currency', { ...ada, currency: 'USD' }, bet, null],
  ['another player', { ...ada, playerId: 'bob' }, game.startBet, null],
])('T2 bet and stake of the last visit are shown to their player only: %s', (_name, player, shown, stake) => {
  storeLast('dice', ada, bet, 700n)
  expect(readLast(game, player)).toEqual({ bet: shown, stake })
})

it.each(['null', '7', '"x"', '[]', '{"playerId":"ada","bet":7,"stake":7,"currency":"PHP"}'])(
  'T5 stored text of another form is none: %s',
  (text) => {
    stored.set('five.game-dice', text)
    expect(readLast(game, ada)).toEqual({ bet: game.startBet, stake: null })
  },
)
