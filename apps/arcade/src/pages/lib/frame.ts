/** Whether a page of the merchant frames the game: its bar has Back and the game's name. */
export function isFramed(): boolean {
  return window.parent !== window
}
