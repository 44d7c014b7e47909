import { expect, it } from 'vitest'
import { SHOWN_BETS } from './crash.constants.ts'
import type { BetRow } from './crash-bet.store.ts'
import { createChangeView, type FeedPlayer } from './crash-change.view.ts'
import type { CrashChangeWire } from './crash-wire.rules.ts'

const now = '2026-11-24T00:00:01.000Z'
const at = new Date('2026-11-24T00:00:00.000Z')
const row = (id: string, more: Partial<BetRow>): BetRow => ({
  ...{ id, merchant: 'aurora', playerId: 'ana', name: 'a***a', platformSessionId: 's', requestId: id, roundId: 7 },
  ...{ slot: 1, currency: 'PHP', stake: 500n, autoHundredths: null, limitHundredths: 100_000, limitMs: 115_130 },
  ...{ state: 'placed', reason: null, cashedOutMs: null, multiplier: null, win: null, attempts: 0, dueAt: null },
  ...{ createdAt: at, placedAt: at, endedAt: null, changedAt: at, ...more },
})
const player = (playerId: string, more: Partial<FeedPlayer> = {}): FeedPlayer => ({
  ...{ merchant: 'aurora', playerId, currency: 'PHP', ...more },
})
const other = (betId: string, stake: string) => ({
  ...{ betId, name: 'a***a', stake, cashedOut: null, win: null, isReturned: false },
})
const own = (betId: string, more: object = {}) => ({
  ...{ betId, roundId: 7, slot: 1, currency: 'PHP', stake: '500', auto: null, state: 'placed', reason: null },
  ...{ cashedOut: null, win: null, crash: null, createdAt: at.toISOString(), ...more },
})
const bets = [
  row('small', {}),
  row('large', { playerId: 'ben', stake: 900n }),
  row('refused', { playerId: 'cid', state: 'refused', reason: 'player_blocked', placedAt: null }),
  row('dollar', { playerId: 'dan', currency: 'USD' }),
  row('lotus', { merchant: 'lotus' }),
]
const part = { isFull: false, isWhole: false, bets, allBets: bets, common: { players: 4 } }
const seen = [other('large', '900'), other('small', '500')]

it.each<[string, FeedPlayer, object]>([
  ['with a bet', player('ana'), { bets: seen, mine: [own('small')] }],
  ['without one', player('eve'), { bets: seen }],
  [
    'with a refused one',
    player('cid'),
    { bets: seen, mine: [own('refused', { state: 'refused', reason: 'player_blocked' })] },
  ],
  ['of another currency', player('eve', { currency: 'USD' }), { bets: [other('dollar', '500')] }],
  [
    'of another merchant',
    player('ana', { merchant: 'lotus' }),
    { bets: [other('lotus', '500')], mine: [own('lotus')] },
  ],
  ['of a merchant without bets', player('ana', { merchant: 'other' }), {}],
])('T28 a change for a player %s has the bets of its merchant and currency, and its own', (_, reader, expected) => {
  const view = createChangeView(part)
  const change = { isFull: false, now, players: 4, ...expected }
  expect(view.build(reader, now)).toEqual(change)
  expect(view.write(reader, now)).toBe(JSON.stringify(change))
})

it('a whole state has both lists, and nothing else that is absent', () => {
  const view = createChangeView({ isFull: true, isWhole: true, bets: [], allBets: [], common: { round: null } })
  const change = { isFull: true, now, round: null, bets: [], mine: [] }
  expect(view.write(player('ana'), now)).toBe(JSON.stringify(change))
})

it('a change without anything is a sign of the stream', () => {
  const view = createChangeView({ isFull: false, isWhole: false, bets: [], allBets: [], common: {} })
  expect(view.write(player('ana'), now)).toBe(JSON.stringify({ isFull: false, now }))
})

const back = row('back', { playerId: 'ben', state: 'voiding', reason: 'cancelled', stake: 9_000n })
it.each<[string, BetRow[], Partial<CrashChangeWire>]>([
  ['a change lists the others anew', [back], { bets: seen, isListWhole: true }],
  ['one with other bets too', [back, row('small', {})], { bets: seen, isListWhole: true }],
  [
    'a change for another currency is not',
    [row('dollar', { currency: 'USD' })].map((bet) => ({ ...bet, reason: 'cancelled' })),
    {},
  ],
])('after a bet was taken back it is not among those of others: %s', (_, changed, expected) => {
  const view = createChangeView({ ...part, bets: changed, allBets: [...bets, back] })
  expect(view.build(player('eve'), now)).toEqual({ isFull: false, now, players: 4, ...expected })
})

it('a bet that was taken back takes no place in a whole state, and its player still knows it', () => {
  const many = Array.from({ length: SHOWN_BETS }, (_, index) => row(`b${index}`, {}))
  const all = [back, ...many]
  const view = createChangeView({ isFull: true, isWhole: true, bets: all, allBets: all, common: {} })
  const change = view.build(player('ben'), now)
  expect(change.bets?.map(({ betId }) => betId)).toEqual(many.map(({ id }) => id))
  expect(change.mine?.map(({ betId, reason }) => [betId, reason])).toEqual([['back', 'cancelled']])
})

it('a bet that the game returned stays among those of others', () => {
  const returned = row('returned', { state: 'void', reason: 'round_void' })
  const change = createChangeView({ ...part, bets: [returned] }).build(player('eve'), now)
  expect(change.bets).toEqual([{ ...other('returned', '500'), isReturned: true }])
})

it('further readers of a merchant and currency read no bet', () => {
  let readCount = 0
  const counted = bets.map(
    (bet) =>
      new Proxy(bet, {
        get(target, name: keyof BetRow) {
          readCount += 1
          return target[name]
        },
      }),
  )
  const view = createChangeView({ ...part, bets: counted })
  view.write(player('eve'), now)
  const first = readCount
  expect(first).toBeGreaterThan(0)
  for (let index = 0; index < 500; index += 1) view.write(player(`reader-${index}`), now)
  expect(readCount).toBe(first)
})
