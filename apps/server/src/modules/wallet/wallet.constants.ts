/** Movements on a page (OPEN-15). */
export const MOVEMENT_PAGE_SIZE = 20
/** How far back the history goes when no date is chosen (OPEN-15), in days. */
export const MOVEMENT_DEFAULT_DAYS = 30
