const GAME_PATH = /^\/games\/([a-z][a-z0-9-]*)/

/** The game of this page by its address; null for the lottery. */
export function readGameId(): string | null {
  return GAME_PATH.exec(location.pathname)?.[1] ?? null
}

/** First part of the addresses of this page's game, in the browser and in calls; empty for the lottery. */
export function readGameBase(): string {
  // Rules and queries are tested without a page.
  return GAME_PATH.exec(globalThis.location?.pathname ?? '')?.[0] ?? ''
}
