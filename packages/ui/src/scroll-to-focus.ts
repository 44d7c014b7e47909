/**
 * Brings a control that the keyboard has reached into full view: Chromium leaves one that a row cuts at its edge where it
 * is (DEC-37), and an area of text, which it scrolls to its first line only. Touches of others move nothing.
 */
export function scrollToFocus(): void {
  addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches('a:focus-visible,button:focus-visible,textarea'))
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
}
