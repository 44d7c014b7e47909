import { randomBytes } from 'node:crypto'
import type { PasskeyAssertion, PasskeyAttestation, PasskeyCreation, PasskeyRequest } from '@foyer/contract'
import type { Database } from '@foyer/database'
import type { Caller } from '../../http/call.ts'
import { type Merchant, nameMerchant, parseHost } from '../../merchant/index.ts'
import { readChallenge } from './passkey.rules.ts'
import { consumeChallenge, insertChallenge, type PasskeyRow } from './passkey.store.ts'

/** Lifetime of a challenge: time to find the phone and to unlock it. */
const CHALLENGE_MS = 300_000
const CHALLENGE_BYTES = 32

/** COSE algorithms of new passkeys: EdDSA, ES256, RS256; every device has one of them. */
const ALGORITHMS = [-8, -7, -257]

/** Loaded with the first passkey: most processes check few. */
const loadLibrary = () => import('@simplewebauthn/server')

/** Where a ceremony takes place. */
export interface CeremonySite {
  merchant: Merchant
  caller: Pick<Caller, 'host' | 'origin' | 'language'>
}

/** The host to which passkeys of this page belong, without port. */
export function nameRpId({ caller }: Pick<CeremonySite, 'caller'>): string {
  return parseHost(caller.host) ?? ''
}

/** Stores a new challenge of this host: for one session, or for any login. */
async function makeChallenge(database: Database, site: CeremonySite, sessionId: string | null): Promise<Buffer> {
  const bytes = randomBytes(CHALLENGE_BYTES)
  const { code } = site.merchant
  const row = {
    merchant: code,
    challenge: bytes.toString('base64url'),
    rpId: nameRpId(site),
    sessionId,
    expiresAt: new Date(Date.now() + CHALLENGE_MS),
  }
  await database.transaction((tx) => insertChallenge(tx, row), { merchant: code })
  return bytes
}

/**
 * Consumes the challenge of a response and returns what else the library checks; undefined for a response to none of
 * this host and purpose.
 */
async function readExpectation(database: Database, site: CeremonySite, clientData: string, sessionId: string | null) {
  const { code } = site.merchant
  const rpId = nameRpId(site)
  const challenge = readChallenge(clientData)
  if (challenge === undefined) return undefined
  const asked = { merchant: code, challenge, rpId, sessionId }
  const isOpen = await database.transaction((tx) => consumeChallenge(tx, asked), { merchant: code })
  const checks = { expectedOrigin: site.caller.origin, expectedRPID: rpId, requireUserVerification: true }
  return isOpen ? { expectedChallenge: challenge, ...checks } : undefined
}

/** Options of a login; the browser offers the passkeys of this host, so that no user name is asked for. */
export async function createLoginRequest(database: Database, site: CeremonySite): Promise<PasskeyRequest> {
  const challenge = await makeChallenge(database, site, null)
  return {
    challenge: challenge.toString('base64url'),
    timeout: CHALLENGE_MS,
    rpId: nameRpId(site),
    userVerification: 'required',
  }
}

/**
 * The counter of a valid response of a passkey, which may be a copy's; undefined for any other response. The challenge is
 * consumed in both cases.
 */
export async function verifyAssertion(
  database: Database,
  site: CeremonySite,
  response: PasskeyAssertion,
  { memberId, credentialId, publicKey }: PasskeyRow,
): Promise<number | undefined> {
  const { userHandle, ...signed } = response.response
  const expectation = await readExpectation(database, site, signed.clientDataJSON, null)
  if (!expectation || (userHandle !== undefined && userHandle !== toHandle(memberId))) return undefined
  const { verifyAuthenticationResponse } = await loadLibrary()
  // The library throws for a response that is not valid.
  const result = await verifyAuthenticationResponse({
    ...expectation,
    response: { ...response, response: signed, clientExtensionResults: {} },
    // The library would refuse a copy like a wrong signature: the caller compares the counters.
    credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter: 0 },
  }).catch(() => undefined)
  return result?.verified ? result.authenticationInfo.newCounter : undefined
}

export interface NewPasskeyOwner {
  memberId: string
  username: string
  sessionId: string
  known: readonly PasskeyRow[]
}

/** Options of a new passkey, which the device finds without a user name and unlocks for its owner only. */
export async function createCreation(
  database: Database,
  site: CeremonySite,
  { memberId, username, sessionId, known }: NewPasskeyOwner,
): Promise<PasskeyCreation> {
  const rpId = nameRpId(site)
  const challenge = await makeChallenge(database, site, sessionId)
  return {
    challenge: challenge.toString('base64url'),
    timeout: CHALLENGE_MS,
    rp: { id: rpId, name: nameMerchant(site.merchant, site.caller.language) },
    user: { id: toHandle(memberId), name: username, displayName: username },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: known
      .filter((row) => row.rpId === rpId)
      .map(({ credentialId, transports }) => ({ type: 'public-key', id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  }
}

/** Key and counter of a valid new passkey; undefined for any other. The challenge is consumed in both cases. */
export async function verifyAttestation(
  database: Database,
  site: CeremonySite,
  response: PasskeyAttestation,
  sessionId: string,
): Promise<{ credentialId: string; publicKey: Buffer; counter: number } | undefined> {
  const { attestationObject, clientDataJSON } = response.response
  const expectation = await readExpectation(database, site, clientDataJSON, sessionId)
  if (!expectation) return undefined
  const { verifyRegistrationResponse } = await loadLibrary()
  // The library throws for a response that is not valid.
  const result = await verifyRegistrationResponse({
    ...expectation,
    supportedAlgorithmIDs: ALGORITHMS,
    response: { ...response, response: { attestationObject, clientDataJSON }, clientExtensionResults: {} },
  }).catch(() => undefined)
  const credential = result?.verified ? result.registrationInfo.credential : undefined
  if (!credential || credential.id !== response.id) return undefined
  return { credentialId: credential.id, publicKey: Buffer.from(credential.publicKey), counter: credential.counter }
}

/** The user handle: the member's id, which names nobody. */
function toHandle(memberId: string): string {
  return Buffer.from(memberId).toString('base64url')
}
