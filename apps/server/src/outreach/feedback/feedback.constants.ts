/** Feedback of one member in a day (OPEN-46). */
export const FEEDBACK_OF_DAY = 10
/** Images that one member may add in a day, those of feedback that was never sent too. */
export const IMAGES_OF_DAY = 60
export const DAY_MS = 86_400_000
