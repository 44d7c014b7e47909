import type { StaffGameChange } from '@foyer/contract'
import { describe, expect, it } from 'vitest'
import { applyGameChange, type ChosenGames, isKnownChange, isSameChoice, MAX_ORDERED } from './game.rules.ts'

const game = (code: string, vendor: string, gameClassify: string) => ({ code, vendor, gameClassify })
const known = [game('A', 'one', 'SLOT'), game('B', 'one', 'SLOT'), game('C', 'two', 'FISH'), game('D', 'two', 'SLOT')]

const off = (...codes: string[]): StaffGameChange => ({ kind: 'games', codes, isOn: false })
const on = (...codes: string[]): StaffGameChange => ({ kind: 'games', codes, isOn: true })
const vendor = (code: string, isOn: boolean): StaffGameChange => ({ kind: 'vendor', vendor: code, isOn })
const order = (category: string, ...codes: string[]): StaffGameChange => ({ kind: 'order', category, codes })

describe('DEC-42: what a merchant offers after a change', () => {
  const table: [string, ChosenGames, StaffGameChange, ChosenGames][] = [
    ['a game goes off', {}, off('A', 'A'), { hidden: ['A'] }],
    ['one more', { hidden: ['A'] }, off('A', 'B'), { hidden: ['A', 'B'] }],
    ['it comes back', { hidden: ['A', 'B'], hot: ['B'] }, on('A', 'C'), { hidden: ['B'], hot: ['B'] }],
    ['a vendor of all goes off', {}, vendor('one', false), { vendors: ['two'] }],
    ['the last one too', { vendors: ['two'] }, vendor('two', false), { vendors: [] }],
    ['it comes back, others stay off', { vendors: [] }, vendor('two', true), { vendors: ['two'] }],
    ['all are on again: those to come, too', { vendors: ['two'] }, vendor('one', true), {}],
    ['a category has an order', {}, order('SLOT', 'D', 'A', 'D'), { order: ['D', 'A'] }],
    [
      'in the places that it had',
      { order: ['A', 'C', 'B'] },
      order('SLOT', 'D', 'B', 'A'),
      { order: ['D', 'C', 'B', 'A'] },
    ],
    ['or in fewer', { order: ['A', 'C', 'B'] }, order('SLOT', 'B'), { order: ['B', 'C'] }],
  ]
  it.each(table)('%s', (_name, games, change, after) => {
    expect(applyGameChange(games, change, known)).toEqual(after)
  })

  it('an order has an end', () => {
    const many = Array.from({ length: MAX_ORDERED + 1 }, (_, index) => game(`G${index}`, 'one', 'SLOT'))
    const codes = many.map(({ code }) => code)
    expect(applyGameChange({}, order('SLOT', ...codes.slice(1)), many)?.order).toHaveLength(MAX_ORDERED)
    expect(applyGameChange({ order: codes.slice(0, 1) }, order('SLOT', ...codes), many)).toBeUndefined()
  })

  it.each([
    [off('A', 'X'), false],
    [off('A', 'C'), true],
    [vendor('three', true), false],
    [order('SLOT', 'C'), false],
    [order('LOTTERY'), false],
    [order('SLOT', 'B'), true],
  ])('names only what there is: %j is %s', (change, isKnown) => {
    expect(isKnownChange(change, known)).toBe(isKnown)
  })

  it.each([
    [{}, { hidden: [], order: [] }, true],
    [{ hidden: ['A', 'B'] }, { hidden: ['B', 'A'] }, true],
    [{ order: ['A', 'B'] }, { order: ['B', 'A'] }, false],
    [{}, { vendors: [] }, false],
  ] satisfies [ChosenGames, ChosenGames, boolean][])('%j and %j are the same: %s', (one, other, isSame) => {
    expect(isSameChoice(one, other)).toBe(isSame)
  })
})
