/** Value of the dismissal counter that means installed (PWA-08, PWA-10, CONST-54). */
export const INSTALLED_COUNT = 99
/** Duration of the message after an accepted install, in ms (PWA-04, CONST-44). */
export const installingMs = 3_000
/** Times to wait for the web manifest and for the touch icon, in ms (PWA-27, PWA-28, CONST-63, CONST-64). */
export const manifestWaitMs = 10_000
export const touchIconWaitMs = 5_000
/** The offer comes with this visit, and no longer after so many refusals. */
export const OFFER_VISIT = 2
export const MAX_REFUSED_OFFERS = 3
