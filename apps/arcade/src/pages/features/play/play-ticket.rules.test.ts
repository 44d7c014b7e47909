import { describe, expect, it } from 'vitest'
import { arcadeErrorStatus } from '../../../http/arcade-error.ts'
import {
  addLine,
  addLines,
  addQuickPicks,
  type Checkout,
  type CheckoutEvent,
  canClose,
  changeCheckout,
  isTaken,
  readStoredLines,
  readStoredRequest,
  repeatLines,
} from './play-ticket.rules.ts'

const request = { requestId: 'r', playerId: 'p', currency: 'PHP', drawId: '20261121-0743', lines: [] }
const sending = { step: 'sending', request, isRepeated: false } as const
const steps: Checkout[] = [
  { step: 'edit' },
  { step: 'review', requestId: 'r', drawId: '20261121-0743' },
  { step: 'moved', requestId: 'r', fromDrawId: '20261121-0743', drawId: '20261121-0744' },
  { step: 'sending', request, isRepeated: false },
  { step: 'unknown', request },
  { step: 'waiting', ticketId: 't' },
  { step: 'placed', ticketId: 't', drawId: '20261121-0743' },
  { step: 'refused', code: 'insufficient_funds', detail: null, mayGoBack: false },
]
const events: Record<string, CheckoutEvent> = {
  continue: { kind: 'continue', requestId: 'r', drawId: '20261121-0743' },
  'sale of the same': { kind: 'sale', drawId: '20261121-0743' },
  'sale of the next': { kind: 'sale', drawId: '20261121-0744' },
  accept: { kind: 'accept' },
  'drawn before': { kind: 'drawn', drawId: '20261121-0742' },
  drawn: { kind: 'drawn', drawId: '20261121-0743' },
  resume: { kind: 'resume', request },
  back: { kind: 'back' },
  send: { kind: 'send', request },
  'answer placed': { kind: 'answer', ticketId: 't', drawId: '20261121-0743', state: 'placed', reason: null },
  'answer reserving': { kind: 'answer', ticketId: 't', drawId: '20261121-0743', state: 'reserving', reason: null },
  'answer void': { kind: 'answer', ticketId: 't', drawId: '20261121-0743', state: 'void', reason: 'draw_closed' },
  'answer refused': {
    kind: 'answer',
    ticketId: 't',
    drawId: '20261121-0743',
    state: 'refused',
    reason: 'insufficient_funds',
  },
  'fail offline': { kind: 'fail', code: 'offline', detail: null },
  'fail funds': { kind: 'fail', code: 'insufficient_funds', detail: null },
  close: { kind: 'close' },
}

describe('DEC-35 the way of a ticket through its sheet', () => {
  const table: Record<string, Record<string, string>> = {
    edit: { continue: 'review', resume: 'unknown' },
    review: { back: 'edit', send: 'sending', close: 'edit', 'sale of the next': 'moved' },
    moved: { back: 'edit', close: 'edit', accept: 'review' },
    sending: {
      'answer placed': 'placed',
      'answer reserving': 'waiting',
      'answer void': 'refused',
      'answer refused': 'refused',
      'fail offline': 'unknown',
      'fail funds': 'refused',
    },
    unknown: { send: 'sending', close: 'edit' },
    waiting: { 'answer placed': 'placed', 'answer void': 'refused', 'answer refused': 'refused', close: 'edit' },
    placed: { close: 'edit', drawn: 'edit' },
    refused: { back: 'edit', close: 'edit', continue: 'review' },
  }

  for (const from of steps) {
    it.each(Object.keys(events))(`from ${from.step}, %s`, (name) => {
      const event = events[name]
      if (!event) throw new Error('no such event')
      expect(changeCheckout(from, event).step).toBe(table[from.step]?.[name] ?? from.step)
    })
  }

  it('T21 asks before a ticket goes to another draw than the one that was reviewed', () => {
    const review: Checkout = { step: 'review', requestId: 'r', drawId: '20261121-0743' }
    const moved = changeCheckout(review, { kind: 'sale', drawId: '20261121-0744' })
    expect(moved).toEqual({ step: 'moved', requestId: 'r', fromDrawId: '20261121-0743', drawId: '20261121-0744' })
    expect(changeCheckout(moved, { kind: 'send', request }), 'nothing is sent unasked').toBe(moved)
    const later = changeCheckout(moved, { kind: 'sale', drawId: '20261121-0745' })
    expect(later).toEqual({ ...moved, drawId: '20261121-0745' })
    expect(changeCheckout(later, { kind: 'accept' })).toEqual({ ...review, drawId: '20261121-0745' })
  })

  it('every step has a way out', () => {
    for (const from of steps) {
      expect(Object.values(events).some((event) => changeCheckout(from, event).step !== from.step)).toBe(true)
    }
  })

  it('T20 an unknown outcome keeps the request, so that it is sent again unchanged', () => {
    const unknown = changeCheckout(sending, { kind: 'fail', code: 'offline', detail: null })
    expect(unknown).toEqual({ step: 'unknown', request })
    expect([canClose(sending), canClose(unknown)]).toEqual([false, true])
    expect(steps.filter(isTaken).map((one) => one.step)).toEqual(['waiting', 'placed'])
  })

  it.each([
    ['session_over', false, 'refused'],
    ['session_over', true, 'refused'],
    ['session_missing', false, 'refused'],
    ['session_missing', true, 'unknown'],
  ])('T9 %s, for a request that was sent before: %s, leaves it %s', (code, isRepeated, step) => {
    expect(changeCheckout({ ...sending, isRepeated }, { kind: 'fail', code, detail: null }).step).toBe(step)
    expect(changeCheckout({ step: 'unknown', request }, { kind: 'send', request })).toMatchObject({ isRepeated: true })
  })
})

describe('DEC-35 why a ticket was not placed, and whether a stake may go back', () => {
  const waiting = { step: 'waiting', ticketId: 't' } as const
  it.each([
    ['voiding', 'insufficient_funds', 'insufficient_funds', true],
    ['void', 'draw_closed', 'draw_closed', true],
    ['voiding', null, 'not_taken', true],
    ['refused', 'insufficient_funds', 'insufficient_funds', false],
    ['refused', null, 'not_taken', false],
  ])('one that waited is %s for %s', (state, reason, code, mayGoBack) => {
    const reported = changeCheckout(waiting, { kind: 'answer', ticketId: 't', drawId: '20261121-0743', state, reason })
    expect(reported).toEqual({ step: 'refused', code, detail: null, mayGoBack })
  })

  it.each([
    ['insufficient_funds', false, false],
    ['insufficient_funds', true, true],
    ['draw_closed', false, true],
  ])('%s in answer to a request that was sent before: %s', (code, isRepeated, mayGoBack) => {
    const reported = changeCheckout({ ...sending, isRepeated }, { kind: 'fail', code, detail: null })
    expect(reported).toEqual({ step: 'refused', code, detail: null, mayGoBack })
  })
})

describe('T20 a request that was sent before and is refused now', () => {
  // Refusals after the server's lookup of the request; all others say nothing about its outcome, those of other games
  // among them.
  const settling: readonly string[] = [
    'request_conflict',
    'stake_refused',
    'draw_closed',
    'sales_stopped',
    'insufficient_funds',
    'bonus_stake_limit',
    'player_blocked',
    'site_maintenance',
    'region_denied',
    'session_over',
    'launch_refused',
  ] satisfies (keyof typeof arcadeErrorStatus)[]

  it.each([...Object.keys(arcadeErrorStatus), 'offline', 'a code of tomorrow'])('with %s', (code) => {
    const repeated = changeCheckout({ ...sending, isRepeated: true }, { kind: 'fail', code, detail: null })
    expect(repeated.step).toBe(settling.includes(code) ? 'refused' : 'unknown')
  })

  it.each(['too_many_requests', 'origin_refused'])('with %s at its first try, was never a ticket', (code) => {
    expect(changeCheckout(sending, { kind: 'fail', code, detail: null }).step).toBe('refused')
  })
})

describe('DEC-35 the basket', () => {
  const line = { type: 'last2' as const, digits: '45', place: null, stakeMinor: 500n }

  it('holds ten lines and says why no more', () => {
    let lines = Array(9).fill(line)
    expect(addLine(lines, line, 'PHP')).toEqual({ lines: [...lines, line], problem: null })
    lines = [...lines, line]
    expect(addLine(lines, line, 'PHP')).toEqual({ lines, problem: 'too_many_lines' })
  })

  it('adds several lines up to the first that does not fit', () => {
    const other = { ...line, stakeMinor: 1_000n }
    expect(addLines([line], [other, other], 'PHP')).toEqual({ lines: [line, other, other], problem: null })
    const full = addLines(Array(9).fill(line), [other, line], 'PHP')
    expect(full).toEqual({ lines: [...Array(9).fill(line), other], problem: 'too_many_lines' })
  })

  it('takes several quick picks at once, none twice, as many as fit', () => {
    const wanted = { type: 'last2' as const, place: null, stakeMinor: 500n }
    const numbers = ['1', '1', '1', '1', '2', '2', '3', '3', '4', '4']
    const pick = () => numbers.splice(0, 2)
    const added = addQuickPicks([], { ...wanted, count: 3 }, 'PHP', pick)
    expect(added).toMatchObject({ lines: [{ digits: '11' }, { digits: '22' }, { digits: '33' }], problem: null })
    const full = addQuickPicks(Array(9).fill(line), { ...wanted, count: 3 }, 'PHP', (count) => Array(count).fill('7'))
    expect([full.lines.length, full.problem]).toEqual([10, 'too_many_lines'])
  })

  it('ends also where a kind has no ten numbers left', () => {
    const wanted = { count: 10, type: 'any' as const, place: null, stakeMinor: 500n }
    expect(addQuickPicks([], wanted, 'PHP', () => ['4']).lines).toHaveLength(10)
  })

  it.each([
    [[{ type: 'last2', digits: '45', place: null, stake: '500' }], 'PHP', 1],
    [[{ type: 'last2', digits: '45', place: null, stake: '501' }], 'PHP', 0],
    [[{ type: 'of yesterday', digits: '45', place: null, stake: '500' }], 'PHP', 0],
    [[], 'PHP', 0],
  ])('repeats %j in %s with %i lines', (wire, currency, count) => {
    expect(repeatLines(wire, currency)).toHaveLength(count)
  })

  it.each([
    ['nothing', null, 0],
    ['something else', 'x', 0],
    ['lines', [{ type: 'last2', digits: '45', place: null, stake: '500' }], 1],
    ['a line of another form', [{ type: 'last2', digits: 45, place: null, stake: '500' }], 0],
    ['a stake that is not allowed', [{ type: 'last2', digits: '45', place: null, stake: '501' }], 0],
    ['a stake that is no number', [{ type: 'last2', digits: '45', place: null, stake: '1e9' }], 0],
    ['an unknown type', [{ type: 'constructor', digits: '45', place: null, stake: '500' }], 0],
  ])('of %s that was kept, reads what can be played', (_name, stored, count) => {
    expect(readStoredLines({ playerId: 'p', lines: stored }, { playerId: 'p', currency: 'PHP' })).toHaveLength(count)
  })

  it.each(['p', 'q', undefined])('T2, T28 is the player’s who has filled it: of %s', (playerId) => {
    const stored = { playerId, lines: [{ type: 'last2', digits: '45', place: null, stake: '500' }] }
    for (const [own, count] of [
      ['p', playerId === 'p' ? 1 : 0],
      ['r', 0],
    ] as const)
      expect(readStoredLines(stored, { playerId: own, currency: 'PHP' })).toHaveLength(count)
  })

  it.each([null, 'x', [], [{ type: 'last2', digits: '45', place: null, stake: '500' }]])(
    'of %j, which nobody’s name stands on, reads nothing',
    (stored) => {
      expect(readStoredLines(stored, { playerId: 'p', currency: 'PHP' })).toEqual([])
    },
  )

  const kept = { ...request, playerId: 'p', lines: [{ type: 'any', digits: '4', place: null, stake: '500' }] }
  it.each([
    ['nothing', null, false],
    ['a request', kept, true],
    ['a request without lines', { ...kept, lines: undefined }, false],
    ['a request with a number for an id', { ...kept, requestId: 1 }, false],
    ['T20 another player’s request', { ...kept, playerId: 'q' }, false],
    ['T22 a request of play money', { ...kept, currency: 'FUN' }, false],
    ['a request without a currency', { ...kept, currency: undefined }, false],
    ['a request of nobody', { ...kept, playerId: undefined }, false],
  ])('of %s that was kept, reads the request', (_name, stored, isRead) => {
    expect(readStoredRequest(stored, { playerId: 'p', currency: 'PHP' }) !== null).toBe(isRead)
  })
})
