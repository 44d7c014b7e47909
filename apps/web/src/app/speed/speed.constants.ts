/** Share of page loads that are reported. */
export const sampleShare = 0.25
/** CONST-42, OPEN-57: the report leaves at the first time if it is complete, else at the second with what is there, in ms. */
export const reportTimesMs = { complete: 5_000, latest: 15_000 } as const
/** Mark of the browser at which the page is usable; `start.tsx` sets it. */
export const readyMark = 'ready'
