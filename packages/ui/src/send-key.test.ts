import { expect, test } from 'vitest'
import { isSendKey } from './send-key.ts'

const enter = { key: 'Enter', keyCode: 13, shiftKey: false, isComposing: false }

test.each([
  ['Enter at a keyboard', enter, true, true],
  ['Enter on a phone, which has no other key for a new line', enter, false, false],
  ['Enter with shift: a new line', { ...enter, shiftKey: true }, true, false],
  ['Enter that ends a composition', { ...enter, isComposing: true }, true, false],
  ['the same in Safari, which has ended the composition by then', { ...enter, keyCode: 229 }, true, false],
  ['another key', { ...enter, key: 'a', keyCode: 65 }, true, false],
])('%s', (_, event, hasKeyboard, isSent) => {
  expect(isSendKey(event, hasKeyboard)).toBe(isSent)
})
