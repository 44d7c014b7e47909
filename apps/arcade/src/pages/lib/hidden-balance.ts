import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from './storage.ts'

const listeners = new Set<() => void>()

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

/**
 * Whether the balance is hidden: as at the launch, until the player chooses otherwise here. The choice is stored for
 * the visit; a later launch with another value resets it.
 */
export function useHiddenBalance(isHiddenAtLaunch: boolean): { isHidden: boolean; toggle: () => void } {
  const stored = useSyncExternalStore(subscribe, () => readStored('hidden'))
  const isHidden = isHiddenAtLaunch !== (stored === nameChange(isHiddenAtLaunch))
  return {
    isHidden,
    toggle() {
      writeStored('hidden', isHidden === isHiddenAtLaunch ? nameChange(isHiddenAtLaunch) : null)
      for (const notify of listeners) notify()
    },
  }
}

function nameChange(isHiddenAtLaunch: boolean): string {
  return isHiddenAtLaunch ? 'shown' : 'hidden'
}
