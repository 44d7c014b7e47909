import { expect, it } from 'vitest'
import { computeContrast, parseColour } from './colour.ts'

it.each([
  ['#0b1220', [11, 18, 32]],
  ['#FFF', [255, 255, 255]],
  [' #ff00aa ', [255, 0, 170]],
  ['ff00aa', undefined],
  ['#ff00aa80', undefined],
  ['red', undefined],
  ['#12345g', undefined],
])('TMPL-07 %s is the colour %j', (text, colour) => {
  expect(parseColour(text)).toEqual(colour)
})

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#767676', '#ffffff', 4.54],
])('WCAG 1.4.3 %s and %s have a contrast of %d', (one, other, contrast) => {
  const [left, right] = [parseColour(one), parseColour(other)]
  expect(left && right && Math.round(computeContrast(left, right) * 100) / 100).toBe(contrast)
})
