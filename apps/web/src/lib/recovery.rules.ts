/** BOOT-13, CONST-68: a failed load is retried every second, at most three times; then a button remains. */
export const retryMs = 1_000
export const MAX_RETRIES = 3

/** State of this page's build at the server. */
export type BuildState = 'there' | 'gone' | 'unreachable'

/** Recovery of a page with a script that failed to load. */
export type ChunkRecovery =
  /** Retry; without a network, report it. */
  | 'retry'
  /** A newer build has replaced it: reload the page, once per build. */
  | 'reload'
  /** A reload did not help: ask the member. */
  | 'ask'

export function decideChunkRecovery(build: BuildState, hasReloaded: boolean): ChunkRecovery {
  if (build !== 'gone') return 'retry'
  return hasReloaded ? 'ask' : 'reload'
}
