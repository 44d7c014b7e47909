import { recordReload } from '../lib/build.ts'
import type { Services } from '../lib/services.tsx'

/** A reload that waits for the next navigation: the member may be filling in a form (DEC-38). */
export interface DueReload {
  plan(): void
  /** Takes the planned reload, once; false without one, and where it cannot be recorded. */
  take(): boolean
}

export function createDueReload({ storage }: Pick<Services, 'storage'>): DueReload {
  let isPlanned = false
  return {
    plan() {
      isPlanned = true
    },
    take() {
      const isTaken = isPlanned && recordReload(storage)
      isPlanned = false
      return isTaken
    },
  }
}
