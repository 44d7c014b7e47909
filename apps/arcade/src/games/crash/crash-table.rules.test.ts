import { describe, expect, it } from 'vitest'
import {
  applyChange,
  applyOwnBet,
  type ControlState,
  type CrashTable,
  decideControl,
  EMPTY_TABLE,
  findOwnBet,
  isFlightUnknown,
  planQueued,
  sumRound,
} from './crash-table.rules.ts'
import type { CrashBetWire, OtherBetWire, RoundWire } from './crash-wire.rules.ts'

const round = (phase: RoundWire['phase'], roundId = 7): RoundWire => ({
  roundId,
  phase,
  commitment: 'c',
  startsAt: '2026-11-24T00:00:00.000Z',
  startedAt: null,
  crash: null,
  isInterrupted: false,
})
const bet = (more: Partial<CrashBetWire> = {}): CrashBetWire => ({
  betId: 'b',
  roundId: 7,
  slot: 1,
  currency: 'PHP',
  stake: '1000',
  auto: null,
  state: 'placed',
  reason: null,
  cashedOut: null,
  win: null,
  crash: null,
  createdAt: '',
  ...more,
})
const other = (betId: string, stake: string): OtherBetWire => ({
  betId,
  name: 'a***a',
  stake,
  cashedOut: null,
  win: null,
  isReturned: false,
})
const table = (phase: RoundWire['phase'], ...mine: CrashBetWire[]): CrashTable => ({
  ...EMPTY_TABLE,
  round: round(phase),
  mine,
})
const now = ''

describe('a change', () => {
  it('replaces bets by their id, the largest stake first', () => {
    const first = applyChange(EMPTY_TABLE, {
      isFull: true,
      now,
      round: round('betting'),
      bets: [other('x', '5')],
      players: 1,
    })
    const next = applyChange(first, {
      isFull: false,
      now,
      bets: [other('y', '9'), { ...other('x', '5'), cashedOut: 150 }],
    })
    expect(next.bets.map(({ betId, cashedOut }) => [betId, cashedOut])).toEqual([
      ['y', null],
      ['x', 150],
    ])
    expect([next.players, next.round?.phase]).toEqual([1, 'betting'])
  })

  it('with the whole list drops a bet that was taken back', () => {
    const known = { ...table('betting'), bets: [other('back', '9'), other('x', '5')] }
    const next = applyChange(known, { isFull: false, now, bets: [other('x', '5')], isListWhole: true, players: 1 })
    expect([next.bets.map(({ betId }) => betId), next.players]).toEqual([['x'], 1])
  })

  it('with a new round begins with empty lists, and keeps the history', () => {
    const known = {
      ...table('crashed', bet()),
      players: 3,
      bets: [other('x', '5')],
      history: [{ roundId: 7, crash: 120 }],
    }
    const next = applyChange(known, { isFull: false, now, round: round('betting', 8) })
    expect([next.bets, next.mine, next.players, next.history.length]).toEqual([[], [], 0, 1])
  })

  it.each<[RoundWire['phase'], RoundWire['phase'], number]>([
    ['running', 'betting', 7],
    ['crashed', 'running', 7],
    ['void', 'betting', 7],
    ['betting', 'crashed', 6],
  ])('is passed over in %s as the older one of another process: %s of round %i', (phase, older, roundId) => {
    const known = table(phase, bet())
    expect(applyChange(known, { isFull: true, now, round: round(older, roundId), bets: [], mine: [] })).toBe(known)
  })

  it('of an answer that is ahead of the stream counts for its round only', () => {
    expect(applyOwnBet(table('betting'), bet()).mine).toHaveLength(1)
    expect(applyOwnBet(table('betting'), bet({ roundId: 6 })).mine).toHaveLength(0)
  })
})

describe('the button', () => {
  const idle = { isQueued: false, isBusy: false, multiplier: 100 }
  it.each<[string, CrashTable, Partial<typeof idle>, ControlState]>([
    ['places a bet while bets are taken', table('betting'), {}, 'bet'],
    ['waits for an answer', table('betting'), { isBusy: true }, 'busy'],
    ['waits for the platform', table('betting', bet({ state: 'reserving' })), {}, 'busy'],
    ['takes the placed bet back before the start', table('betting', bet()), {}, 'withdraw'],
    ['is not yet a cash-out at 1.00', table('running', bet()), {}, 'ready'],
    ['cashes out', table('running', bet()), { multiplier: 101 }, 'cash'],
    ['stores a bet for the next round', table('running'), {}, 'queue'],
    ['takes the stored bet back', table('running'), { isQueued: true }, 'cancel'],
    [
      'is free for the next round after a cash-out',
      table('running', bet({ cashedOut: 150, win: '1500' })),
      { multiplier: 190 },
      'queue',
    ],
    ['is free for the next round after the crash', table('crashed', bet()), {}, 'queue'],
    ['places again after a refusal', table('betting', bet({ state: 'refused' })), {}, 'bet'],
    ['without a round stores a bet', EMPTY_TABLE, {}, 'queue'],
  ])('%s', (_, known, more, state) => {
    expect(decideControl(known, findOwnBet(known, 1), { ...idle, ...more })).toBe(state)
  })
})

describe('DEC-34 a stored bet is for the next round only', () => {
  it.each<[string, number | null, RoundWire | null, boolean, ReturnType<typeof planQueued>]>([
    ['waits in the round of its storing', 7, round('running'), true, 'wait'],
    ['waits while its stake is not there yet', 7, round('crashed'), false, 'wait'],
    ['waits for the first round', null, null, true, 'wait'],
    ['is placed in the first round', null, round('betting'), true, 'place'],
    ['is placed in the next round', 6, round('betting'), true, 'place'],
    ['is dropped when the stake is not possible then', 6, round('betting'), false, 'drop'],
    ['is dropped when the next round has started', 6, round('running'), true, 'drop'],
    ['is dropped when the next round takes no bets', 6, round('void'), true, 'drop'],
    ['is dropped in a later round', 5, round('betting'), true, 'drop'],
  ])('%s', (_name, roundId, now, canPlace, plan) => {
    expect(planQueued({ roundId }, now, canPlace)).toBe(plan)
  })
})

describe('DEC-34 the result of a round counts both bets', () => {
  const won = bet({ cashedOut: 150, win: '1500', state: 'settled' })
  it.each<[string, CrashTable, [bigint, bigint] | null]>([
    ['nothing without a bet', table('crashed'), null],
    ['nothing while a bet flies', table('running', won, bet({ betId: 'c', slot: 2 })), null],
    ['a gain', table('running', won), [1_000n, 1_500n]],
    ['a net loss over both', table('crashed', won, bet({ betId: 'c', slot: 2 })), [2_000n, 1_500n]],
    ['without a returned bet', table('crashed', won, bet({ betId: 'c', slot: 2, state: 'void' })), [1_000n, 1_500n]],
    ['a loss', table('crashed', bet()), [1_000n, 0n]],
  ])('%s', (_, known, result) => {
    const sum = sumRound(known)
    expect(sum && [sum.stakeMinor, sum.winMinor]).toEqual(result)
  })
})

it.each<[RoundWire['phase'], boolean, boolean]>([
  ['running', false, true],
  ['running', true, false],
  ['betting', false, false],
  ['crashed', false, false],
  ['void', false, false],
])('a round in %s, live: %s, has a flight that nobody knows: %s', (phase, isLive, isUnknown) => {
  expect(isFlightUnknown(table(phase), isLive)).toBe(isUnknown)
})
