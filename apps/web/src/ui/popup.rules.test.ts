import { expect, test } from 'vitest'
import { canClosePopup, decidePopup } from './popup.rules.ts'

const rule = { todayHide: false, forcePopup: false, isRequested: false, isAllowed: true }
test.each([
  ['delay', {}, 'later'],
  ['todayHide', { todayHide: true }, 'never'],
  ['another page', { isAllowed: false }, 'never'],
  ['forcePopup', { forcePopup: true }, 'later'],
  ['forcePopup in spite of todayHide', { forcePopup: true, todayHide: true }, 'later'],
  ['forcePopup on another page', { forcePopup: true, isAllowed: false }, 'never'],
  ['the closed bar that announced it', { isRequested: true, todayHide: true, isAllowed: false }, 'now'],
] as const)('MODAL-22 ENT-18 OPEN-54 when a popup comes: %s', (_, change, decision) => {
  expect(decidePopup({ ...rule, ...change })).toBe(decision)
})

test.each([
  ['one that need not be read', { forceRead: false, read: 0, total: 3 }, true],
  ['forceRead, not all read', { forceRead: true, read: 2, total: 3 }, false],
  ['forceRead, all read', { forceRead: true, read: 3, total: 3 }, true],
  ['forceRead without items', { forceRead: true, read: 0, total: 0 }, true],
])('MODAL-22 ENT-18 OPEN-54 whether a popup can be closed: %s', (_, facts, canClose) => {
  expect(canClosePopup(facts)).toBe(canClose)
})
