import { describe, expect, it } from 'vitest'
import type { RoundState, RoundWire } from '../../../game/round-wire.rules.ts'
import { dice } from '../../../games/dice/dice.rules.ts'
import {
  betsOf,
  changeRoundFlow,
  computeResendMs,
  isUndecided,
  phaseOf,
  type RoundEvent,
  type RoundFlow,
  roundOf,
  START,
  waitOf,
} from './round-flow.rules.ts'

const sent = { requestId: 'r', playerId: 'p', currency: 'PHP', stake: '100', bet: {} }

function roundIn(state: RoundState): RoundWire {
  const decided = state === 'settling' || state === 'settled'
  return {
    ...{ roundId: state, state, reason: null, currency: 'PHP', stake: '100', bet: {}, steps: [], view: null },
    ...{ factor: decided ? 0 : null, win: decided ? '0' : null, nonce: 0, commitment: '', createdAt: '' },
    ...{ expiresAt: null, endedAt: null, balance: null },
  }
}

const open = roundIn('open')
const settled = roundIn('settled')

const states: Record<RoundFlow['step'], RoundFlow> = {
  loading: START,
  failed: { step: 'failed', problem: 'offline' },
  ready: { step: 'ready', last: null, problem: null },
  placing: { step: 'placing', sent, attempts: 0 },
  unknown: { step: 'unknown', sent, attempts: 1 },
  pending: { step: 'pending', round: roundIn('reserving') },
  open: { step: 'open', round: open, problem: null },
  stepping: { step: 'stepping', round: open, taken: 1 },
  revealing: { step: 'revealing', round: settled },
}

const events: Record<string, RoundEvent> = {
  none: { kind: 'arrived', round: null },
  reserving: { kind: 'arrived', round: roundIn('reserving') },
  open: { kind: 'arrived', round: open },
  settled: { kind: 'arrived', round: settled },
  void: { kind: 'arrived', round: roundIn('void') },
  placed: { kind: 'placed', sent },
  stepped: { kind: 'stepped', taken: 1 },
  offline: { kind: 'failed', problem: 'offline' },
  refused: { kind: 'failed', problem: 'insufficient_funds' },
  revealed: { kind: 'revealed' },
  reloaded: { kind: 'reloaded' },
}

type Row = Record<keyof typeof events, RoundFlow['step']>

/** The step after each event, from each state; a missing event changes nothing. */
const arrivals = {
  reserving: 'pending',
  open: 'open',
  settled: 'revealing',
  void: 'ready',
  reloaded: 'loading',
} as const
const table: Record<RoundFlow['step'], Partial<Row>> = {
  loading: { ...arrivals, none: 'ready', offline: 'failed', refused: 'failed' },
  failed: arrivals,
  ready: { ...arrivals, placed: 'placing' },
  placing: { ...arrivals, offline: 'unknown', refused: 'ready' },
  unknown: { ...arrivals, placed: 'placing', refused: 'ready' },
  pending: { ...arrivals, none: 'ready' },
  open: { ...arrivals, stepped: 'stepping' },
  stepping: { ...arrivals, offline: 'open', refused: 'open' },
  revealing: { reloaded: 'loading', revealed: 'ready' },
}

describe('T21 every event from every state of an instant game', () => {
  const rows = Object.entries(states).flatMap(([step, flow]) =>
    Object.entries(events).map(
      ([name, event]) => [step, name, flow, event, table[flow.step][name] ?? flow.step] as const,
    ),
  )
  it.each(rows)('%s, %s', (_step, _name, flow, event, expected) => {
    expect(changeRoundFlow(flow, event).step).toBe(expected)
  })

  it('no state is without a way out', () => {
    for (const row of Object.values(table)) expect(Object.keys(row).length).toBeGreaterThan(0)
  })

  it('DEC-34 a result is on the stage before it is the last one', () => {
    const revealing = changeRoundFlow(states.placing, { kind: 'arrived', round: settled })
    expect([phaseOf(revealing), roundOf(revealing)]).toEqual(['revealing', settled])
    const ready = changeRoundFlow(revealing, { kind: 'revealed' })
    expect([phaseOf(ready), roundOf(ready)]).toEqual(['idle', settled])
  })

  it('a bet without an answer is sent again unchanged, later each time, until it has one', () => {
    let flow = changeRoundFlow(states.ready, { kind: 'placed', sent })
    const delays: number[] = []
    for (let count = 1; count <= 5; count += 1) {
      flow = changeRoundFlow(flow, { kind: 'failed', problem: 'offline' })
      expect(flow).toEqual({ step: 'unknown', sent, attempts: count })
      delays.push(computeResendMs(count))
      expect(waitOf(flow)).toBe('unknown')
      flow = changeRoundFlow(flow, { kind: 'placed', sent })
      // A new state each time: the next repetition is planned by it.
      expect([flow.step, waitOf(flow)]).toEqual(['placing', 'unknown'])
    }
    expect(delays).toEqual([2_500, 5_000, 10_000, 10_000, 10_000])
    flow = changeRoundFlow(flow, { kind: 'arrived', round: settled })
    expect([flow.step, waitOf(flow)]).toEqual(['revealing', null])
  })

  it.each([
    ['the first call', 0, 'ready'],
    ['a repetition', 1, 'unknown'],
  ] as const)('%s refused for its rate: nothing was placed, or it is not known', (_name, attempts, step) => {
    const flow: RoundFlow = { step: 'placing', sent, attempts }
    expect(changeRoundFlow(flow, { kind: 'failed', problem: 'too_many_requests' }).step).toBe(step)
    // The balance is held as long as the flow waits.
    expect(isUndecided('too_many_requests', attempts)).toBe(step === 'unknown')
  })

  it('the first call of a bet is no reason for a notice', () => {
    expect([waitOf(states.placing), waitOf(states.pending), waitOf(states.ready)]).toEqual([null, 'pending', null])
  })

  it('a late answer does not start a reveal again', () => {
    const flow = states.revealing
    expect(changeRoundFlow(flow, { kind: 'arrived', round: { ...settled, roundId: 'other' } })).toBe(flow)
  })

  it.each<[string, RoundFlow, Partial<RoundWire>]>([
    ['with fewer steps', { step: 'open', round: { ...open, steps: [1, 2] }, problem: null }, { steps: [1] }],
    ['from before the stake was confirmed', states.open, { state: 'reserving' }],
    ['of a round whose result was shown', { step: 'ready', last: open, problem: null }, { state: 'settled' }],
  ])('a late answer %s changes nothing', (_name, flow, change) => {
    expect(changeRoundFlow(flow, { kind: 'arrived', round: { ...open, ...change } })).toBe(flow)
  })

  it('an answer about the same round with more steps is shown', () => {
    const round = { ...open, steps: [1] }
    expect(changeRoundFlow(states.stepping, { kind: 'arrived', round })).toMatchObject({ step: 'open', round })
  })

  it('a returned stake is reported', () => {
    expect(changeRoundFlow(states.pending, { kind: 'arrived', round: roundIn('void') })).toEqual({
      step: 'ready',
      last: null,
      problem: 'stake_returned',
    })
  })
})

describe('DEC-34 the bet that a shown round is judged by', () => {
  const played = { side: 'over', target: 5_049 } as const
  const chosen = { side: 'under', target: 9_000 } as const
  const round = { ...settled, bet: played }
  it.each<[string, RoundFlow, object, object]>([
    [
      'between rounds: its own, and the controls have the next one',
      { step: 'ready', last: round, problem: null },
      played,
      chosen,
    ],
    ['while it is shown: its own', { step: 'revealing', round }, played, played],
    ['before the first round: the next one', states.ready, chosen, chosen],
    ['while it is placed: the next one', states.placing, chosen, chosen],
    ['of unknown form: the next one', { step: 'ready', last: settled, problem: null }, chosen, chosen],
  ])('%s', (_name, flow, shownBet, bet) => {
    expect(betsOf(flow, chosen, dice.readBet)).toEqual({ shownBet, bet })
  })
})
