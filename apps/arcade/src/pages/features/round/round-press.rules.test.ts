import { expect, it } from 'vitest'
import { isStrayPress, type PressAction } from './round-press.rules.ts'

/** Milliseconds of a press since the last change of the button and since the last press; null for none. */
type Row = [string, PressAction, number | null, number | null, boolean]

it.each<Row>([
  ['the first press', 'stake', null, null, false],
  ['the second tap after a cash-out whose answer came in between', 'stake', 120, 200, true],
  ['a tap at a crash, meant for the cash-out', 'stake', 30, null, true],
  ['a tap at a late answer, meant for the busy button', 'stake', 10, 2_000, true],
  ['the second tap of "Stop"', 'stake', 150, 150, true],
  ['the second tap of "Bet" after a round without motion', 'stake', null, 250, true],
  ['the next bet in the rhythm of rounds with motion', 'stake', null, 700, false],
  ['the next bet soon after a short round', 'stake', null, 400, false],
  ['the second tap of "Bet next round", which would take it back', 'cancel', 100, 100, true],
  ['the second tap of "Bet", which would take the placed bet back', 'cancel', 150, 200, true],
  ['a tap at a late answer to "Bet", which would take it back', 'cancel', 10, 2_000, true],
  ['the second tap of "Cancel next bet"', 'stake', 100, 100, true],
  ['the second tap that starts automatic play', 'stop', 100, null, true],
  ['a stop', 'stop', 400, null, false],
  ['a cash-out as soon as it is possible', 'cash', 0, 50, false],
])(
  'DEC-34 a press that is meant for something else stakes nothing: %s',
  (_name, action, changedMs, pressedMs, isStray) => {
    const nowMs = 10_000
    const at = (ms: number | null) => (ms === null ? Number.NEGATIVE_INFINITY : nowMs - ms)
    expect(isStrayPress(action, { changedAtMs: at(changedMs), pressedAtMs: at(pressedMs) }, nowMs)).toBe(isStray)
  },
)
