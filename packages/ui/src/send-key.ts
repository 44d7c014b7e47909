interface PressedKey {
  key: string
  keyCode: number
  shiftKey: boolean
  isComposing: boolean
}

/** The key code of a key that an input method has taken: Safari ends a composition before it reports its Enter. */
const COMPOSING_KEY_CODE = 229

/** Whether a key sends a message: Enter at a keyboard of its own, and never the one that ends a composition. */
export function isSendKey({ key, keyCode, shiftKey, isComposing }: PressedKey, hasKeyboard: boolean): boolean {
  return key === 'Enter' && hasKeyboard && !shiftKey && !isComposing && keyCode !== COMPOSING_KEY_CODE
}
