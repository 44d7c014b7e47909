import type { PasskeyAssertion, PasskeyAttestation, PasskeyCreation, PasskeyRequest } from '@foyer/contract'
import { useSyncExternalStore } from 'react'

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

/** Loaded with the first use. */
const loadLibrary = () => import('@simplewebauthn/browser')

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

/** Asks the device for a passkey of this host. @throws PasskeyError */
export async function requestPasskey(optionsJSON: PasskeyRequest): Promise<PasskeyAssertion> {
  const { startAuthentication } = await loadLibrary()
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON }).catch(refuse)
  return { id, rawId, type, response }
}

/** Lets the device make a passkey. @throws PasskeyError */
export async function createPasskey(optionsJSON: PasskeyCreation): Promise<PasskeyAttestation> {
  const { startRegistration } = await loadLibrary()
  const { id, rawId, type, response } = await startRegistration({ optionsJSON }).catch(refuse)
  const { clientDataJSON, attestationObject, transports } = response
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } }
}

function refuse(cause: unknown): never {
  const name = cause instanceof Error ? cause.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') throw new PasskeyError('unused', { cause })
  throw new PasskeyError(name === 'InvalidStateError' ? 'exists' : 'failed', { cause })
}
