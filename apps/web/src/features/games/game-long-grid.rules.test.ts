import { expect, test } from 'vitest'
import { isSameBox, placeGame, planGrid } from './game-long-grid.rules.ts'

test.each([
  ['a small phone', 288, 19, 16, 3, 44],
  ['a phone', 328, 19, 16, 3, 44],
  ['a phone on its side', 812, 19, 16, 5, 44],
  ['a wide page', 1000, 19, 16, 7, 44],
  ['a phone with large type', 328, 24.5, 20.8, 3, 49],
  ['a phone with type of 200 %', 328, 37.7, 32, 2, 76],
  ['a phone with type of 400 %', 328, 75.4, 64, 1, 151],
  ['no line height', 328, Number.NaN, 16, 3, 44],
])('OPEN-41, DEC-37 rows of a long list on %s', (_, widthPx, linePx, remPx, columns, nameHeightPx) => {
  const plan = planGrid({ widthPx, linePx, remPx })
  expect(plan).toMatchObject({ columns, nameHeightPx })
  expect(plan.rowHeightPx).toBeCloseTo((widthPx - 12 * (columns - 1)) / columns + nameHeightPx + 14)
})

test.each([
  [0, 0, 0],
  [2, 0, 224],
  [3, 158, 0],
  [4_999, 158 * 1_666, 112],
])('OPEN-41 game %i of a long list stands at %i, %i', (index, topPx, startPx) => {
  const plan = { columns: 3, gameWidthPx: 100, nameHeightPx: 44, rowHeightPx: 158 }
  expect(placeGame(index, plan)).toEqual({ topPx, startPx })
})

test.each([
  [{}, true],
  [{ topPx: 516 }, false],
  [{ widthPx: 328 }, false],
  [{ linePx: 38 }, false],
  [{ remPx: 32 }, false],
])('OPEN-41 a long list measured again with %j is the same: %s', (change, isSame) => {
  const box = { topPx: 500, widthPx: 358, linePx: 19, remPx: 16 }
  expect(isSameBox(box, { ...box, ...change })).toBe(isSame)
})
