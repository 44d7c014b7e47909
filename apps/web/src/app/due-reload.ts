import { recordReload } from '../lib/build.ts'
import type { Services } from '../lib/services.tsx'

/** A reload that waits for a navigation: the member may be filling in a form (DEC-38). */
export interface DueReload {
  /** It waits for a navigation after which `mayTake` holds, by default for the next one, and says when it is taken. */
  plan(mayTake?: () => boolean, onTaken?: () => void): void
  /** Takes the planned reload, once; false without one, before its time, and where it cannot be recorded. */
  take(): boolean
}

export function createDueReload({ storage }: Pick<Services, 'storage'>): DueReload {
  let planned: { mayTake: () => boolean; onTaken: () => void } | undefined
  return {
    plan(mayTake = () => true, onTaken = () => undefined) {
      planned = { mayTake, onTaken }
    },
    take() {
      if (!planned?.mayTake()) return false
      const { onTaken } = planned
      planned = undefined
      const isTaken = recordReload(storage)
      if (isTaken) onTaken()
      return isTaken
    },
  }
}
