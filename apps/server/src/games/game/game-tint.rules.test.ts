import { expect, test } from 'vitest'
import { decideTint } from './game-tint.rules.ts'

test.each([
  ['#ff0000', 0],
  ['#ff8000', 1],
  ['#ffff00', 2],
  ['#00ff00', 4],
  ['#00ffff', 6],
  ['#0000ff', 8],
  ['#ff00ff', 10],
  ['#ff0020', 0],
  ['#ff0044', 11],
  ['#808080', 0],
])('OPEN-41 the place of a picture of colour %s has the hue %i', (color, tint) => {
  expect(decideTint(color)).toBe(tint)
})
