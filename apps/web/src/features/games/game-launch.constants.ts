/** Wait before the redirect to the game (GAME-02, CONST-21). */
export const redirectDelayMs = 150
/** A launch without a redirect within this time has failed (GAME-03, LOTT-04, CONST-20, CONST-22). */
export const launchLimitMs = 10_000
/** Timeout of optional launch data: the game's own data and the member's label. */
export const detailsLimitMs = 2_000
