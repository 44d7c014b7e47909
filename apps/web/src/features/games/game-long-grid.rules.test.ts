import { expect, test } from 'vitest'
import { planGrid } from './game-long-grid.rules.ts'

test.each([
  ['a small phone', 288, 19, 3, 44],
  ['a phone', 328, 19, 3, 44],
  ['a phone on its side', 812, 19, 5, 44],
  ['a wide page', 1000, 19, 7, 44],
  ['large type', 328, 37.7, 3, 76],
  ['no line height', 328, Number.NaN, 3, 44],
])('OPEN-41 rows of a long list on %s', (_, widthPx, linePx, columns, nameHeightPx) => {
  const plan = planGrid({ widthPx, linePx })
  expect(plan).toMatchObject({ columns, nameHeightPx })
  expect(plan.rowHeightPx).toBeCloseTo((widthPx - 12 * (columns - 1)) / columns + nameHeightPx + 14)
})
