import { expect, test } from 'vitest'
import { mayStartHere } from './game-start.ts'

test.each([
  [true, 'browser', false, false],
  [true, 'browser', true, true],
  [true, 'pwa', false, true],
  [true, 'webclip', false, true],
  [false, 'browser', false, true],
  [undefined, 'browser', false, true],
] as const)(
  'GAME-04 FLAG-09 with the flag %s a game in the %s, in the native app: %s, starts: %s',
  (STARTGAMEINAPP3, runMode, isNativeApp, expected) => {
    expect(mayStartHere({ whitelabelVal: { STARTGAMEINAPP3 } }, { runMode, isNativeApp })).toBe(expected)
  },
)
