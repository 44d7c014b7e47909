import type { PasskeyAssertion, PasskeyAttestation, PasskeyCreation, PasskeyRequest } from '@foyer/contract'
import { startAuthentication, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser'
import { PasskeyError } from './passkey-error.ts'

/**
 * Asks the device for a passkey of this host. `useBrowserAutofill`: the browser offers it among the suggestions of the
 * field with `autocomplete="… webauthn"`, until the member chooses it or another ceremony begins.
 * @throws PasskeyError
 */
export async function requestPasskey(
  optionsJSON: PasskeyRequest,
  { useBrowserAutofill = false } = {},
): Promise<PasskeyAssertion> {
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON, useBrowserAutofill }).catch(refuse)
  return { id, rawId, type, response }
}

/** Ends a waiting ceremony. */
export function cancelPasskey(): void {
  WebAuthnAbortService.cancelCeremony()
}

/** Lets the device make a passkey. @throws PasskeyError */
export async function createPasskey(optionsJSON: PasskeyCreation): Promise<PasskeyAttestation> {
  const { id, rawId, type, response } = await startRegistration({ optionsJSON }).catch(refuse)
  const { clientDataJSON, attestationObject, transports } = response
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } }
}

function refuse(cause: unknown): never {
  const name = cause instanceof Error ? cause.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') throw new PasskeyError('unused', { cause })
  throw new PasskeyError(name === 'InvalidStateError' ? 'exists' : 'failed', { cause })
}
