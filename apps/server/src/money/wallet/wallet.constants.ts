/** Movements on a page (OPEN-15). */
export const MOVEMENT_PAGE_SIZE = 20
/** Holds in the list of a member's held money. */
export const WALLET_HOLD_LIMIT = 20
/** Default range of the history (OPEN-15), in days. */
export const MOVEMENT_DEFAULT_DAYS = 30
