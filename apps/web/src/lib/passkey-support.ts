import { useSyncExternalStore } from 'react'
import { loadChunk } from '../ui/lazy-chunk.tsx'

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

/**
 * `unused`: cancelled, timed out, or without a passkey, which browsers do not tell apart. `exists`: the device has one
 * of this account.
 */
export class PasskeyError extends Error {
  readonly reason: 'unused' | 'exists' | 'failed'

  constructor(reason: PasskeyError['reason'], options?: ErrorOptions) {
    super(reason, options)
    this.name = 'PasskeyError'
    this.reason = reason
  }
}

const loadCeremonies = () => import('./passkey.ts')

/** Loads the ceremonies with their library. @throws PasskeyError */
export async function loadPasskeys() {
  const ceremonies = await loadChunk(loadCeremonies)
  if (!ceremonies) throw new PasskeyError('failed')
  return ceremonies
}
