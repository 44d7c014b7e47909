interface PressedKey {
  key: string
  keyCode: number
  shiftKey: boolean
  isComposing: boolean
}

/** The key code of a key that an input method has taken: Safari ends a composition before it reports its Enter. */
const COMPOSING_KEY_CODE = 229

/** Whether a key sends the message: Enter at a keyboard of its own, and never the one that ends a composition. */
export function isSendKey({ key, keyCode, shiftKey, isComposing }: PressedKey, hasKeyboard: boolean): boolean {
  return key === 'Enter' && hasKeyboard && !shiftKey && !isComposing && keyCode !== COMPOSING_KEY_CODE
}

export const MAX_ROWS = 5

/** Rows of the field for its content's height. */
export function countRows(contentPx: number, linePx: number): number {
  return Math.min(MAX_ROWS, Math.max(1, Math.round(contentPx / linePx)))
}
