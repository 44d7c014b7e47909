/** BOOT-13, CONST-68: what failed is tried again every second, at most three times; after that a button is left. */
export const retryMs = 1_000
export const MAX_RETRIES = 3

/** What the server says of the build that this page was made from. */
export type BuildState = 'there' | 'gone' | 'unreachable'

/** What becomes of a page one of whose scripts did not come. */
export type ChunkRecovery =
  /** Try again; without a network, say so. */
  | 'retry'
  /** A newer build has taken its place: load the page anew, once for each build. */
  | 'reload'
  /** That has been done and did not help: leave it to the member. */
  | 'ask'

export function decideChunkRecovery(build: BuildState, hasReloaded: boolean): ChunkRecovery {
  if (build !== 'gone') return 'retry'
  return hasReloaded ? 'ask' : 'reload'
}
