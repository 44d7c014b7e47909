interface Keys {
  addEventListener(
    type: 'keydown',
    listener: (event: Pick<KeyboardEvent, 'key' | 'repeat' | 'preventDefault'>) => void,
  ): void
}

/**
 * A held Enter presses once: each repetition of the key would be another click of the focused button, or another submit
 * of the form around a field. Space needs nothing: a button is clicked when the key is let go.
 */
export function ignoreHeldEnter(page: Keys = globalThis): void {
  page.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && event.repeat) event.preventDefault()
  })
}
