import type { PasskeyAssertion, PasskeyAttestation, PasskeyCreation, PasskeyRequest } from '@foyer/contract'

export const hasPasskeys = typeof PublicKeyCredential === 'function'

/** The device made none, or the person has cancelled; browsers do not tell which. */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError'
}

/** Asks the device for a passkey of this host. @throws PasskeyError */
export async function requestPasskey(options: PasskeyRequest): Promise<PasskeyAssertion> {
  const credential = await ask(() =>
    navigator.credentials.get({ publicKey: { ...options, challenge: toBytes(options.challenge) } }),
  )
  const { response } = credential
  if (!(response instanceof AuthenticatorAssertionResponse)) throw new PasskeyError()
  const { userHandle } = response
  return {
    ...{ id: credential.id, rawId: toText(credential.rawId), type: 'public-key' },
    response: {
      clientDataJSON: toText(response.clientDataJSON),
      authenticatorData: toText(response.authenticatorData),
      signature: toText(response.signature),
      ...(userHandle === null ? {} : { userHandle: toText(userHandle) }),
    },
  }
}

/** Lets the device make a passkey. @throws PasskeyError */
export async function createPasskey(options: PasskeyCreation): Promise<PasskeyAttestation> {
  const { challenge, user, excludeCredentials } = options
  const credential = await ask(() =>
    navigator.credentials.create({
      publicKey: {
        ...options,
        challenge: toBytes(challenge),
        user: { ...user, id: toBytes(user.id) },
        excludeCredentials: excludeCredentials.map(({ type, id }) => ({ type, id: toBytes(id) })),
      },
    }),
  )
  const { response } = credential
  if (!(response instanceof AuthenticatorAttestationResponse)) throw new PasskeyError()
  return {
    ...{ id: credential.id, rawId: toText(credential.rawId), type: 'public-key' },
    response: {
      clientDataJSON: toText(response.clientDataJSON),
      attestationObject: toText(response.attestationObject),
      transports: response.getTransports(),
    },
  }
}

async function ask(run: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  const credential = await run().catch(() => null)
  if (!(credential instanceof PublicKeyCredential)) throw new PasskeyError()
  return credential
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}

function toText(bytes: ArrayBuffer): string {
  const plain = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('')
  return btoa(plain).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '')
}
