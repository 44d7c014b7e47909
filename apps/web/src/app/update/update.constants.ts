/** Start of the first check, in ms (PWA-16, CONST-29). */
export const startDelayMs = 1_500
/** Interval of the checks, in ms: hourly (PWA-17, CONST-30). */
export const checkIntervalMs = 3_600_000
/** Interval of the checks for the end of a form or a money flow, in ms. */
export const holdCheckMs = 1_000
/**
 * Time in ms during which a browser is not offered the build that it has just left: two builds serve side by side
 * during a deployment, and either may answer.
 */
export const leftBuildMs = 600_000
/** Time in ms until a build is offered again after a reload that did not lead to it. */
export const triedBuildMs = 60_000
