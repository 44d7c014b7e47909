import { findPage, matchRoute } from '../../routes.rules.ts'
import type { ScreenName } from '../../routes.ts'
import { leftBuildMs, triedBuildMs } from './update.constants.ts'

/** A build that this browser has left or tried to load, by its hash. */
export interface RememberedBuild {
  hash: string
  atMs: number
}

export interface UpdateFacts {
  /** Address of the entry of this page's build. */
  pageEntry: string
  /** What the server offers now: its build's entry, and the hash of both asset manifests. */
  served: { entry: string; hash: string }
  /** The hash that a page of this browser has last stored, with the entry of its build. */
  stored: { entry: string; hash: string } | undefined
  /** The build that this browser was reloaded from. */
  left: RememberedBuild | undefined
  /** The build that this tab was reloaded for. */
  tried: RememberedBuild | undefined
  nowMs: number
}

export type UpdateDecision =
  /** The page is of the served build: store its hash. */
  | 'current'
  /** Nothing to do now; the next check decides again. */
  | 'wait'
  /** Another build is served (PWA-13, PWA-14). */
  | 'changed'

/**
 * PWA-12: compares the served hash with the stored one. Each tab has its own build, and the stored hash is that of the
 * newest tab: a page whose entry is not the served one is out of date whatever is stored.
 */
export function decideUpdate({ pageEntry, served, stored, left, tried, nowMs }: UpdateFacts): UpdateDecision {
  if (served.entry === pageEntry)
    return stored?.entry === pageEntry && stored.hash !== served.hash ? 'changed' : 'current'
  const isRecent = (build: RememberedBuild | undefined, forMs: number) =>
    build?.hash === served.hash && nowMs - build.atMs >= 0 && nowMs - build.atMs < forMs
  return isRecent(left, leftBuildMs) || isRecent(tried, triedBuildMs) ? 'wait' : 'changed'
}

/** Screens of money flows, and of a launched game. */
const heldScreens: ReadonlySet<ScreenName> = new Set(['deposit', 'withdraw', 'launchGame'])

/** DEC-38: whether an update waits: in a money flow, with anything typed, under a sheet or a dialog, during a write. */
export function mustHoldUpdate(at: {
  path: string
  hasInput: boolean
  hasOverlay: boolean
  hasPendingWrite: boolean
}): boolean {
  const screen = findPage(matchRoute(at.path), {})?.screen
  return at.hasInput || at.hasOverlay || at.hasPendingWrite || (screen !== undefined && heldScreens.has(screen))
}
