import { recordReload } from '../lib/build.ts'
import type { Services } from '../lib/services.tsx'

/** A reload that waits for a navigation: the member may be filling in a form (DEC-38). */
export interface DueReload {
  /** It waits for a navigation after which `mayTake` holds; by default for the next one. */
  plan(mayTake?: () => boolean): void
  /** Takes the planned reload, once; false without one, before its time, and where it cannot be recorded. */
  take(): boolean
}

export function createDueReload({ storage }: Pick<Services, 'storage'>): DueReload {
  let mayTakePlanned: (() => boolean) | undefined
  return {
    plan(mayTake = () => true) {
      mayTakePlanned = mayTake
    },
    take() {
      if (!mayTakePlanned?.()) return false
      mayTakePlanned = undefined
      return recordReload(storage)
    },
  }
}
