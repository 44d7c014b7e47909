import type { PasskeyAssertion, PasskeyAttestation, PasskeyCreation, PasskeyRequest } from '@foyer/contract'

/** Lifetime of a challenge: time to find the phone and to unlock it. */
export const CHALLENGE_MS = 300_000
/** Bytes of a challenge. */
export const CHALLENGE_BYTES = 32

/** COSE algorithms of new passkeys: EdDSA, ES256, RS256; every device has one of them. */
const ALGORITHMS = [-8, -7, -257]

/** Loaded with the first passkey: most processes check few. */
const loadLibrary = () => import('@simplewebauthn/server')

/** The ceremony to which a response must belong. */
export interface PasskeyExpectation {
  challenge: string
  origin: string
  rpId: string
}

/** A passkey as it is stored, of a member or of staff. */
interface StoredPasskey {
  credentialId: string
  publicKey: Buffer
}

const toChecks = ({ challenge, origin, rpId }: PasskeyExpectation) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: rpId,
  requireUserVerification: true,
})

/** Options of a login; the browser offers the passkeys of this host, so that no name is asked for. */
export function writePasskeyRequest(challenge: string, rpId: string): PasskeyRequest {
  return { challenge, timeout: CHALLENGE_MS, rpId, userVerification: 'required' }
}

/** Options of a new passkey, which the device finds without a name and unlocks for its owner only. */
export function writePasskeyCreation({
  challenge,
  rp,
  ownerId,
  ownerName,
  known,
}: {
  challenge: string
  rp: { id: string; name: string }
  ownerId: string
  ownerName: string
  /** The owner's passkeys of this host. */
  known: readonly { credentialId: string; transports: string[] }[]
}): PasskeyCreation {
  return {
    challenge,
    timeout: CHALLENGE_MS,
    rp,
    user: { id: toPasskeyHandle(ownerId), name: ownerName, displayName: ownerName },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      type: 'public-key',
      id: credentialId,
      transports,
    })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  }
}

/** The user handle: the owner's id, which names nobody. */
function toPasskeyHandle(ownerId: string): string {
  return Buffer.from(ownerId).toString('base64url')
}

/** The counter of a valid response of a passkey, which may be a copy's; undefined for any other response. */
export async function verifyPasskeyAssertion(
  expectation: PasskeyExpectation,
  response: PasskeyAssertion,
  { ownerId, credentialId, publicKey }: StoredPasskey & { ownerId: string },
): Promise<number | undefined> {
  const { userHandle, ...signed } = response.response
  if (userHandle !== undefined && userHandle !== toPasskeyHandle(ownerId)) return undefined
  const { verifyAuthenticationResponse } = await loadLibrary()
  // The library throws for a response that is not valid.
  const result = await verifyAuthenticationResponse({
    ...toChecks(expectation),
    response: { ...response, response: signed, clientExtensionResults: {} },
    // The library would refuse a copy like a wrong signature: the caller compares the counters.
    credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter: 0 },
  }).catch(() => undefined)
  return result?.verified ? result.authenticationInfo.newCounter : undefined
}

/** Key and counter of a valid new passkey; undefined for any other. */
export async function verifyPasskeyAttestation(
  expectation: PasskeyExpectation,
  response: PasskeyAttestation,
): Promise<(StoredPasskey & { counter: number }) | undefined> {
  const { attestationObject, clientDataJSON } = response.response
  const { verifyRegistrationResponse } = await loadLibrary()
  // The library throws for a response that is not valid.
  const result = await verifyRegistrationResponse({
    ...toChecks(expectation),
    supportedAlgorithmIDs: ALGORITHMS,
    response: { ...response, response: { attestationObject, clientDataJSON }, clientExtensionResults: {} },
  }).catch(() => undefined)
  const credential = result?.verified ? result.registrationInfo.credential : undefined
  if (!credential || credential.id !== response.id) return undefined
  return { credentialId: credential.id, publicKey: Buffer.from(credential.publicKey), counter: credential.counter }
}
