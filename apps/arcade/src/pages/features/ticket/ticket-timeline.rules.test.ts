import { describe, expect, it } from 'vitest'
import type { TicketStateWire, TicketWire } from '../../../game/wire.rules.ts'
import { buildTimeline } from './ticket-timeline.rules.ts'

const before = Date.parse('2026-11-21T12:00:30Z')
const after = Date.parse('2026-11-21T12:00:58Z')

function ticket(state: TicketStateWire, more: Partial<TicketWire> = {}): TicketWire {
  return {
    ticketId: 't',
    drawId: '20261121-0722',
    state,
    reason: 'draw_closed',
    lines: [],
    series: null,
    lineWins: null,
    stake: '500',
    highestWin: '46000',
    win: null,
    currency: 'PHP',
    digits: null,
    createdAt: '2026-11-21T12:00:10Z',
    placedAt: '2026-11-21T12:00:11Z',
    closesAt: '2026-11-21T12:00:55Z',
    drawnAt: null,
    endedAt: null,
    ...more,
  }
}

describe('DEC-35 the story of a ticket', () => {
  it.each([
    ['reserving', ticket('reserving'), before, 'asked done, reserving now, closes next'],
    ['refused', ticket('refused'), before, 'asked done, refused bad'],
    [
      'void after a late refusal',
      ticket('void', { reason: 'player_blocked' }),
      before,
      'asked done, refused bad, void done',
    ],
    ['voiding', ticket('voiding'), after, 'asked done, voiding now'],
    ['cancelled', ticket('void', { reason: 'series_cancelled' }), after, 'asked done, cancelled bad, void done'],
    ['stopped', ticket('voiding', { reason: 'series_won' }), after, 'asked done, stopped now'],
    ['void', ticket('void'), after, 'asked done, voiding bad, void done'],
    ['placed, on sale', ticket('placed'), before, 'asked done, placed done, closes now, draws next'],
    ['placed, closed', ticket('placed'), after, 'asked done, placed done, closed done, draws now'],
    [
      'settling',
      ticket('settling', { drawnAt: 'x', win: '0' }),
      after,
      'asked done, placed done, closed done, drawn done, settling now',
    ],
    [
      'lost',
      ticket('settled', { drawnAt: 'x', win: '0' }),
      after,
      'asked done, placed done, closed done, drawn done, lost done',
    ],
    [
      'won',
      ticket('settled', { drawnAt: 'x', win: '225' }),
      after,
      'asked done, placed done, closed done, drawn done, paid done',
    ],
  ])('%s', (_name, reported, nowMs, timeline) => {
    expect(
      buildTimeline(reported, nowMs)
        .map((step) => `${step.what} ${step.mood}`)
        .join(', '),
    ).toBe(timeline)
  })
})
