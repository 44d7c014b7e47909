import { useSyncExternalStore } from 'react'
import { loadChunk } from '../ui/lazy-chunk.tsx'
import { PasskeyError } from './passkey-error.ts'

const never = () => () => undefined

/**
 * Whether this browser has passkeys. True on the server and during hydration: nearly every browser has them, and the
 * page keeps its layout.
 */
export function useHasPasskeys(): boolean {
  return useSyncExternalStore(
    never,
    () => typeof PublicKeyCredential === 'function',
    () => true,
  )
}

/** Whether the browser suggests passkeys at a form's field. */
export async function hasPasskeyAutofill(): Promise<boolean> {
  if (typeof PublicKeyCredential !== 'function') return false
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true
}

const loadCeremonies = () => import('./passkey.ts')

/** Loads the ceremonies with their library. @throws PasskeyError */
export async function loadPasskeys() {
  const ceremonies = await loadChunk(loadCeremonies)
  if (!ceremonies) throw new PasskeyError('failed')
  return ceremonies
}
