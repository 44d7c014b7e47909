import { describe, expect, it } from 'vitest'
import type { RoundState, RoundWire } from '../../../games/round-wire.rules.ts'
import { changeRoundFlow, phaseOf, type RoundEvent, type RoundFlow, roundOf, START } from './round-flow.rules.ts'

const sent = { requestId: 'r', currency: 'PHP', stake: '100', bet: {} }

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
  placing: { step: 'placing', sent },
  unknown: { step: 'unknown', sent },
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

  it('a late answer does not start a reveal again', () => {
    const flow = states.revealing
    expect(changeRoundFlow(flow, { kind: 'arrived', round: { ...settled, roundId: 'other' } })).toBe(flow)
  })

  it('a returned stake is reported', () => {
    expect(changeRoundFlow(states.pending, { kind: 'arrived', round: roundIn('void') })).toEqual({
      step: 'ready',
      last: null,
      problem: 'stake_returned',
    })
  })
})
