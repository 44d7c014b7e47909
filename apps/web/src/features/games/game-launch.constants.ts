/** Wait before the redirect to the game (GAME-02, CONST-21). */
export const redirectDelayMs = 150
/** Without a redirect by then the launch has failed (GAME-03, LOTT-04, CONST-20, CONST-22). */
export const launchLimitMs = 10_000
/** Longest wait for what only adds to the launch: the game's own data and the member's label. */
export const detailsLimitMs = 2_000
