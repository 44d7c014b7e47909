import type { DeskHours } from '@foyer/contract'
import { describe, expect, it } from 'vitest'
import { alwaysOpen, decideOpening, findHoursFault } from './hours.rules.ts'

const office = [
  { from: '09:00', to: '12:00' },
  { from: '13:00', to: '18:30' },
]
const week: DeskHours['week'] = [office, office, office, office, office, [{ from: '10:00', to: '24:00' }], []]
const hours: DeskHours = {
  week,
  holidays: [
    { date: '2026-12-25', name: 'Christmas', shifts: [] },
    { date: '2026-12-31', name: 'Year’s end', shifts: [{ from: '09:00', to: '11:00' }] },
  ],
}

describe('opening hours of the desk', () => {
  // 2026-11-30 is a Monday; Manila is eight hours ahead.
  it.each<[name: string, zone: string, now: string, isOpen: boolean, opensAt: string | null]>([
    ['within the first shift', 'Asia/Manila', '2026-11-30T01:00:00Z', true, null],
    ['a minute before it', 'Asia/Manila', '2026-11-30T00:59:00Z', false, '2026-11-30T01:00:00.000Z'],
    ['between two shifts', 'Asia/Manila', '2026-11-30T04:00:00Z', false, '2026-11-30T05:00:00.000Z'],
    ['within the second', 'Asia/Manila', '2026-11-30T10:29:00Z', true, null],
    ['after the last', 'Asia/Manila', '2026-11-30T10:30:00Z', false, '2026-12-01T01:00:00.000Z'],
    ['the same instant elsewhere', 'UTC', '2026-11-30T10:30:00Z', true, null],
    ['to the end of a Saturday', 'UTC', '2026-12-05T23:59:00Z', true, null],
    ['on a day without hours', 'UTC', '2026-12-06T00:00:00Z', false, '2026-12-07T09:00:00.000Z'],
    ['on a closed holiday', 'UTC', '2026-12-25T10:00:00Z', false, '2026-12-26T10:00:00.000Z'],
    ['on a holiday with hours', 'UTC', '2026-12-31T10:00:00Z', true, null],
    ['after these', 'UTC', '2026-12-31T11:00:00Z', false, '2027-01-01T09:00:00.000Z'],
    ['a zone with half an hour', 'Asia/Kolkata', '2026-11-30T03:29:00Z', false, '2026-11-30T03:30:00.000Z'],
    // Clocks go forward in the night to 2026-03-29.
    ['over a change of clocks', 'Europe/Berlin', '2026-03-28T23:30:00Z', false, '2026-03-30T07:00:00.000Z'],
  ])('%s', (_name, zone, now, isOpen, opensAt) => {
    const opening = decideOpening(hours, zone, new Date(now))
    expect([opening.isOpen, opening.opensAt?.toISOString() ?? null]).toEqual([isOpen, opensAt])
  })

  it('a time that clocks leave out opens after the gap', () => {
    const night: DeskHours = { week: Array.from({ length: 7 }, () => [{ from: '02:30', to: '04:00' }]), holidays: [] }
    const { opensAt } = decideOpening(night, 'Europe/Berlin', new Date('2026-03-29T00:00:00Z'))
    expect(opensAt?.toISOString()).toBe('2026-03-29T01:30:00.000Z')
  })

  it('without hours the desk is always open, with none at all never', () => {
    expect(decideOpening(alwaysOpen, 'UTC', new Date('2026-12-06T23:59:59Z'))).toEqual({ isOpen: true, opensAt: null })
    const never = { week: Array.from({ length: 7 }, () => []), holidays: [] }
    expect(decideOpening(never, 'UTC', new Date())).toEqual({ isOpen: false, opensAt: null })
  })

  it.each<[name: string, hours: DeskHours, isRight: boolean]>([
    ['right ones', hours, true],
    ['a shift that ends before it begins', { ...hours, week: [[{ from: '12:00', to: '09:00' }], ...week.slice(1)] }, false],
    ['an empty shift', { ...hours, week: [[{ from: '12:00', to: '12:00' }], ...week.slice(1)] }, false],
    [
      'shifts that overlap',
      { ...hours, week: [[{ from: '10:00', to: '12:00' }, { from: '09:00', to: '10:01' }], ...week.slice(1)] },
      false,
    ],
    ['a holiday that is there twice', { ...hours, holidays: [...hours.holidays, ...hours.holidays] }, false],
  ])('%s', (_name, given, isRight) => {
    expect(findHoursFault(given) === undefined).toBe(isRight)
  })
})
