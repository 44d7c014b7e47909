import { expect, test } from 'vitest'
import { findTermsPlace } from './session-terms.rules.ts'

test.each([
  ['home', 'page'],
  ['member', 'page'],
  [undefined, 'page'],
  ['deposit', 'money'],
  ['launchGame', 'money'],
  ['helpCenter', 'silent'],
  ['withdraw', 'silent'],
  ['changePsw', 'silent'],
  ['login', 'silent'],
  ['register', 'silent'],
] as const)('OPEN-77 terms that are due, on the screen %s: %s', (screen, place) => {
  expect(findTermsPlace(screen)).toBe(place)
})
