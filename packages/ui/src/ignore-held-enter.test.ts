import { expect, test, vi } from 'vitest'
import { ignoreHeldEnter } from './ignore-held-enter.ts'

test.each([
  ['Enter', false, 0],
  ['Enter', true, 1],
  ['Backspace', true, 0],
])('%s, as a repetition of a held key: %s, is without effect %i times', (key, repeat, times) => {
  const preventDefault = vi.fn()
  ignoreHeldEnter({ addEventListener: (_type, press) => press({ key, repeat, preventDefault }) })
  expect(preventDefault).toHaveBeenCalledTimes(times)
})
