import { expect, test } from 'vitest'
import { canPull, findPullOffset, pullDistances } from './pull-refresh.rules.ts'

test.each([
  [-20, 0],
  [0, 0],
  [60, 30],
  [144, pullDistances.refresh],
  [1_000, pullDistances.max],
])('a finger that has moved by %i px draws the sign by %i px', (moved, offset) => {
  expect(findPullOffset(moved)).toBe(offset)
})

const atTop = { scrollY: 0, hasOverlay: false, touches: 1, scrolledInside: false }
test.each([
  ['at the page’s top', atTop, true],
  ['further down', { ...atTop, scrollY: 40 }, false],
  ['under a sheet', { ...atTop, hasOverlay: true }, false],
  ['with two fingers', { ...atTop, touches: 2 }, false],
  ['inside what is scrolled itself', { ...atTop, scrolledInside: true }, false],
])('%s the page can be pulled: %o', (_where, at, isAllowed) => expect(canPull(at)).toBe(isAllowed))
