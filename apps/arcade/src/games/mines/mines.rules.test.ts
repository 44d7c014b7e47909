import { describe, expect, it } from 'vitest'
import { computeMinesFactor, type MinesStep, mines } from './mines.rules.ts'

const NO_LIMIT = 10n ** 18n
const outcome = { mines: [24, 0, 12] }
const bet = { mines: 3 }

describe('DEC-35 mines', () => {
  it.each([
    [1, 1, 10_312n],
    [3, 1, 11_250n],
    [3, 2, 12_857n],
    [3, 5, 19_973n],
    [24, 1, 247_500n],
    [1, 24, 247_500n],
    [3, 0, 10_000n],
  ])('%i mines, %i safe tiles: %s', (count, safe, factor) => {
    expect(computeMinesFactor(count, safe)).toBe(factor)
  })

  it.each<[string, MinesStep[], object]>([
    ['nothing picked', [], { isOver: false, factor: 10_000n, view: { safe: [], hit: null, mines: null } }],
    ['a safe tile', [1], { isOver: false, factor: 11_250n, view: { safe: [1], hit: null, mines: null } }],
    ['two safe tiles', [1, 7], { isOver: false, factor: 12_857n, view: { safe: [1, 7], hit: null, mines: null } }],
    ['a mine', [1, 12], { isOver: true, factor: 0n, view: { safe: [1], hit: 12, mines: [24, 0, 12] } }],
    ['cash', [1, 7, 'cash'], { isOver: true, factor: 12_857n, view: { safe: [1, 7], hit: null, mines: [24, 0, 12] } }],
  ])('%s', (_name, steps, standing) => {
    expect(mines.settle(bet, outcome, steps, NO_LIMIT)).toEqual(standing)
  })

  it.each<[string, MinesStep[]]>([
    ['cash without a tile', ['cash']],
    ['the same tile twice', [1, 1]],
    ['a tile after a mine', [12, 1]],
    ['a tile after the cash', [1, 'cash', 2]],
    ['cash twice', [1, 'cash', 'cash']],
  ])('is not possible: %s', (_name, steps) => {
    expect(mines.settle(bet, outcome, steps, NO_LIMIT)).toBeNull()
  })

  it('ends with the last safe tile', () => {
    const one = { mines: [0] }
    const safe = Array.from({ length: 24 }, (_, index) => index + 1)
    expect(mines.settle({ mines: 1 }, one, safe, NO_LIMIT)).toMatchObject({ isOver: true, factor: 247_500n })
  })

  it('T38 ends before a pick whose prize would pass the maximum win', () => {
    expect(mines.settle(bet, outcome, [1], 12_857n)).toMatchObject({ isOver: false })
    expect(mines.settle(bet, outcome, [1], 12_856n)).toMatchObject({ isOver: true, factor: 11_250n })
    expect(mines.settle(bet, outcome, [1, 7], 12_856n)).toBeNull()
  })

  it.each([[{ mines: 0 }], [{ mines: 25 }], [{ mines: '3' }], [{ mines: 3, tiles: 25 }], [3]])(
    '%j is no bet',
    (input) => {
      expect(mines.readBet(input)).toBeNull()
    },
  )

  it.each([-1, 25, 1.5, 'all', null, [1]])('%j is no step', (input) => {
    expect(mines.readStep(input)).toBeNull()
  })

  it('places each mine on a tile of its own', () => {
    for (const wanted of mines.listBets()) {
      const placed = mines.computeOutcome(wanted, { nextInt: (range) => range - 1 }).mines
      expect(new Set(placed).size).toBe(wanted.mines)
      expect(Math.max(...placed)).toBeLessThan(25)
    }
  })
})
