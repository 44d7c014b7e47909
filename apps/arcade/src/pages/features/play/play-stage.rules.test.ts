import { describe, expect, it } from 'vitest'
import type { TicketWire } from '../../../game/wire.rules.ts'
import {
  changeStage,
  classifyMissed,
  classifyTickets,
  FIRST_STAGE,
  findNextWatched,
  isFalling,
  type PlayStage,
  RESULT_LIMIT_MS,
  readSale,
  type StagedDraw,
  type StageEvent,
} from './play-stage.rules.ts'

const draw: StagedDraw = { drawId: '20261121-0743', closesAtMs: 55_000, drawsAtMs: 60_000 }
const next: StagedDraw = { drawId: '20261121-0744', closesAtMs: 115_000, drawsAtMs: 120_000 }
const digits = '12345'

const stages: Record<string, PlayStage> = {
  first: FIRST_STAGE,
  idle: { step: 'idle', lastId: draw.drawId },
  closed: { step: 'closed', draw },
  drawing: { step: 'drawing', draw },
  late: { step: 'late', draw },
  revealing: { step: 'revealing', draw, digits, shown: 0 },
  'last ball': { step: 'revealing', draw, digits, shown: 5 },
  settled: { step: 'settled', draw, digits },
}
const events: Record<string, StageEvent> = {
  'tick on sale': { kind: 'tick', nowMs: 54_999, draws: [draw] },
  'tick at the close': { kind: 'tick', nowMs: 55_000, draws: [draw] },
  'tick at the draw': { kind: 'tick', nowMs: 60_000, draws: [draw] },
  'tick long after': { kind: 'tick', nowMs: 60_000 + RESULT_LIMIT_MS, draws: [draw] },
  'tick at the next close': { kind: 'tick', nowMs: 115_000, draws: [next] },
  'tick without a draw': { kind: 'tick', nowMs: 55_000, draws: [] },
  result: { kind: 'result', drawId: draw.drawId, digits },
  'result of none': { kind: 'result', drawId: draw.drawId, digits: null },
  'result of another': { kind: 'result', drawId: next.drawId, digits },
  ball: { kind: 'ball' },
  finish: { kind: 'finish' },
  dismiss: { kind: 'dismiss' },
}

describe('DEC-35 the stage of a draw on the play screen', () => {
  const table: Record<string, Record<string, PlayStage['step']>> = {
    first: { 'tick at the close': 'closed', 'tick at the draw': 'drawing', 'tick at the next close': 'closed' },
    idle: { 'tick at the next close': 'closed' },
    closed: {
      'tick at the draw': 'drawing',
      'tick long after': 'drawing',
      'tick at the next close': 'drawing',
      result: 'revealing',
      'result of none': 'idle',
    },
    drawing: {
      'tick long after': 'late',
      'tick at the next close': 'late',
      result: 'revealing',
      'result of none': 'idle',
    },
    late: { 'tick at the next close': 'closed', result: 'revealing', 'result of none': 'idle', dismiss: 'idle' },
    revealing: { finish: 'settled' },
    'last ball': { ball: 'settled', finish: 'settled' },
    settled: { 'tick at the next close': 'closed', dismiss: 'idle' },
  }

  for (const [name, from] of Object.entries(stages)) {
    it.each(Object.keys(events))(`from ${name}, %s`, (event) => {
      const given = events[event]
      if (!given) throw new Error('no such event')
      expect(changeStage(from, given).step).toBe(table[name]?.[event] ?? from.step)
    })
  }

  it('no stage is left without a way out', () => {
    for (const from of Object.values(stages)) {
      expect(Object.values(events).some((event) => changeStage(from, event) !== from)).toBe(true)
    }
  })

  it('five balls fall, one after the other, and only then it is settled', () => {
    let stage: PlayStage = { step: 'revealing', draw, digits, shown: 0 }
    for (let ball = 1; ball < 6; ball += 1) {
      stage = changeStage(stage, { kind: 'ball' })
      expect(stage).toEqual({ step: 'revealing', draw, digits, shown: ball })
    }
    expect(changeStage(stage, { kind: 'ball' })).toEqual({ step: 'settled', draw, digits })
  })

  it('after a reload, the draw with a ticket that falls now comes before the one on sale', () => {
    const tick = { kind: 'tick', nowMs: 57_000, draws: [next, draw] } as const
    expect(changeStage(FIRST_STAGE, tick)).toEqual({ step: 'closed', draw })
    const stuck = { ...draw, drawId: '20261121-0700', closesAtMs: 0, drawsAtMs: 1 }
    expect(changeStage(FIRST_STAGE, { ...tick, draws: [stuck, draw] }), 'one that never ends holds none up').toEqual({
      step: 'closed',
      draw,
    })
  })

  it('a draw that was shown is not shown again, nor one before it', () => {
    const shown: PlayStage = { step: 'idle', lastId: next.drawId }
    expect(changeStage(shown, { kind: 'tick', nowMs: 61_000, draws: [draw] })).toBe(shown)
  })

  it.each(Object.entries(stages))('in %s the balls fall only while they do', (_name, stage) => {
    expect(isFalling(stage)).toBe(stage.step === 'drawing' || stage.step === 'revealing')
  })
})

describe('DEC-35 the sale beside it', () => {
  it.each([
    [null, draw, 0, { step: 'loading' }],
    [false, draw, 0, { step: 'stopped' }],
    [true, null, 0, { step: 'stopped' }],
    [true, draw, 44_999, { step: 'selling', drawId: draw.drawId, leftMs: 10_001, periodMs: 60_000 }],
    [true, draw, 45_000, { step: 'closing', drawId: draw.drawId, leftMs: 10_000, periodMs: 60_000 }],
    [true, draw, 54_999, { step: 'closing', drawId: draw.drawId, leftMs: 1, periodMs: 60_000 }],
    [true, draw, 56_000, { step: 'closed', drawId: draw.drawId, leftMs: 0, periodMs: 60_000 }],
  ])('selling %s, %o at %i', (isSelling, sold, nowMs, sale) => {
    expect(readSale(isSelling, sold, nowMs, 60)).toEqual(sale)
  })

  it('of a daily draw lasts a day', () => {
    expect(readSale(true, draw, 0, null)).toMatchObject({ step: 'selling', periodMs: 86_400_000 })
  })
})

describe('DEC-34 what a draw was for a player', () => {
  const ticket = (state: TicketWire['state'], lines: [string, string][]): TicketWire => ({
    ticketId: `${state}-${lines.join()}`,
    drawId: draw.drawId,
    state,
    reason: null,
    lines: lines.map(([last2, stake]) => ({ type: 'last2', digits: last2, place: null, stake })),
    series: null,
    lineWins: null,
    stake: String(lines.reduce((sum, [, stake]) => sum + BigInt(stake), 0n)),
    highestWin: '0',
    win: null,
    currency: 'PHP',
    digits: null,
    createdAt: '',
    placedAt: null,
    closesAt: '',
    drawnAt: null,
    endedAt: null,
  })

  it.each<[string, TicketWire[], bigint, bigint, string, string]>([
    ['nothing of one ticket', [ticket('placed', [['00', '500']])], 500n, 0n, 'none', 'small'],
    ['a win', [ticket('placed', [['45', '500']])], 500n, 46_000n, 'win', 'big'],
    [
      'a win that other tickets of the draw outweigh',
      [ticket('settled', [['45', '500']]), ticket('placed', [['00', '50000']])],
      50_500n,
      46_000n,
      'partly',
      'small',
    ],
    [
      'as much as was staked',
      [
        ticket('placed', [
          ['45', '500'],
          ['00', '45500'],
        ]),
      ],
      46_000n,
      46_000n,
      'even',
      'small',
    ],
    ['a ticket that took no part', [ticket('void', [['45', '500']])], 0n, 0n, 'void', 'small'],
    [
      'one that took part and one that did not',
      [ticket('settling', [['00', '500']]), ticket('voiding', [['45', '500']])],
      500n,
      0n,
      'none',
      'small',
    ],
  ])('%s', (_name, tickets, stakeMinor, winMinor, outcomeClass, size) => {
    expect(classifyTickets(draw.drawId, digits, tickets)).toEqual({
      drawId: draw.drawId,
      ticketIds: tickets.map((one) => one.ticketId),
      ...{ stakeMinor, winMinor, outcomeClass, size },
    })
  })

  it('the first ticket of a win took part in it, since its state says whether the win is paid', () => {
    const [late, winner] = [ticket('void', [['45', '500']]), ticket('settling', [['45', '500']])]
    expect(classifyTickets(draw.drawId, digits, [late, winner])?.ticketIds).toEqual([winner.ticketId, late.ticketId])
  })

  it('nothing where the player has no ticket', () => {
    expect(classifyTickets(draw.drawId, digits, [])).toBeNull()
  })

  const drawn = (lines: [string, string][]) => ({ ...ticket('settled', lines), digits })
  const won = drawn([['45', '10']])
  const lost = drawn([['00', '10000']])

  it.each<[string, TicketWire, TicketWire[], string | null]>([
    ['a win of the only ticket', won, [won], 'win'],
    ['a net loss of two tickets, one of which has won', won, [lost, won], 'partly'],
    ['the same, seen from the other ticket', lost, [lost, won], 'partly'],
    ['a win of two tickets, one of which has lost', drawn([['00', '10']]), [drawn([['00', '10']]), won], 'win'],
    ['nothing before the draw’s tickets are known', won, [], null],
    ['nothing of tickets without the missed one', won, [lost], null],
    ['the return of a ticket that took no part', ticket('void', [['45', '10']]), [won], 'void'],
  ])('missed: %s', (_name, missed, tickets, outcomeClass) => {
    expect(classifyMissed(missed, tickets)?.outcomeClass ?? null).toBe(outcomeClass)
  })

  const states = {
    lost: { state: 'settled', win: '0' },
    won: { state: 'settled', win: '46000' },
    settling: { state: 'settling', win: null },
    placed: { state: 'placed', win: null },
    reserving: { state: 'reserving', win: null },
    refused: { state: 'refused', win: null },
    voiding: { state: 'voiding', win: null },
    void: { state: 'void', win: null },
  } as const satisfies Record<string, Pick<TicketWire, 'state' | 'win'>>

  it.each<[(keyof typeof states)[], number, string[], string | undefined]>([
    [['lost', 'lost', 'placed', 'placed'], 1, [], 't3'],
    [['lost', 'lost', 'lost', 'won', 'placed'], 1, [], 't4'],
    [['won', 'won', 'placed'], 1, [], 't2'],
    [['won', 'won', 'placed'], 1, ['t2'], 't3'],
    [['lost', 'settling', 'placed'], 1, [], 't2'],
    [['lost', 'reserving'], 1, [], 't2'],
    [['won', 'placed', 'placed'], 2, [], 't3'],
    [['won', 'voiding', 'void', 'refused'], 1, [], undefined],
    [['won', 'lost'], 1, [], undefined],
    [[], 1, [], undefined],
  ])('of a series %j after draw %i, with %j shown: %s is next', (of, number, shown, next) => {
    const series = of.map((state, index) => ({
      ...ticket('placed', []),
      ...{ ...states[state], ticketId: `t${index + 1}` },
      series: { seriesId: 's', number: index + 1, count: of.length, stopsOnWin: false },
    }))
    expect(findNextWatched(series, number, shown)?.ticketId).toBe(next)
  })
})
