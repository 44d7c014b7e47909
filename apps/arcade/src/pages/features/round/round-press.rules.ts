/** What the main button of a game does; a bet that goes on without its player has `cash`, in a call under way too. */
export type PressAction = 'stake' | 'cash' | 'stop' | 'cancel'

/** Times of one button, in milliseconds of the same clock. */
export interface PressTimes {
  /** The action as it is now began then. */
  changedAtMs: number
  /** The last press that counted. */
  pressedAtMs: number
}

/** Longest time between the two taps of a double tap, and of a tap that is under way when the button changes. */
const DOUBLE_TAP_MS = 400

/**
 * Whether a press is not meant for what the button does now: the second tap of a double tap, or a tap at the moment of a
 * change. It must neither stake money nor take a bet back. A cash-out stakes none and is never late because of this.
 */
export function isStrayPress(action: PressAction, { changedAtMs, pressedAtMs }: PressTimes, nowMs: number): boolean {
  return action !== 'cash' && nowMs - Math.max(changedAtMs, pressedAtMs) < DOUBLE_TAP_MS
}
