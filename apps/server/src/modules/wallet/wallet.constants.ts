/** Movements on a page (OPEN-15). */
export const MOVEMENT_PAGE_SIZE = 20
/** Default range of the history (OPEN-15), in days. */
export const MOVEMENT_DEFAULT_DAYS = 30
