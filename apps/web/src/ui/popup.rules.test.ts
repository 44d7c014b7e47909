import { expect, test } from 'vitest'
import { canClosePopup, decidePopup } from './popup.rules.ts'

const rule = { todayHide: false, forcePopup: false, isAllowed: true }
test.each([
  ['delay', {}, 'later'],
  ['todayHide', { todayHide: true }, 'never'],
  ['another page', { isAllowed: false }, 'never'],
  ['forcePopup', { forcePopup: true }, 'now'],
  ['forcePopup in spite of todayHide', { forcePopup: true, todayHide: true, isAllowed: false }, 'now'],
] as const)('MODAL-22 ENT-18 when a popup comes: %s', (_, change, decision) => {
  expect(decidePopup({ ...rule, ...change })).toBe(decision)
})

const facts = { showClose: true, forceRead: false, seen: 1, total: 3 }
test.each([
  ['showClose', {}, true],
  ['without showClose', { showClose: false }, false],
  ['forceRead, not all seen', { forceRead: true, seen: 2 }, false],
  ['forceRead, all seen', { forceRead: true, seen: 3 }, true],
  ['forceRead without items', { forceRead: true, seen: 0, total: 0 }, true],
] as const)('MODAL-22 ENT-18 whether a popup can be closed: %s', (_, change, canClose) => {
  expect(canClosePopup({ ...facts, ...change })).toBe(canClose)
})
