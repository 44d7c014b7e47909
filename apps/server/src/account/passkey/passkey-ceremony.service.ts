import { randomBytes } from 'node:crypto'
import type { PasskeyAssertion, PasskeyAttestation, PasskeyCreation, PasskeyRequest } from '@foyer/contract'
import type { Database } from '@foyer/database'
import type { Caller } from '../../http/call.ts'
import { type Merchant, nameMerchant, parseHost } from '../../merchant/index.ts'
import {
  CHALLENGE_BYTES,
  CHALLENGE_MS,
  type PasskeyExpectation,
  verifyPasskeyAssertion,
  verifyPasskeyAttestation,
  writePasskeyCreation,
  writePasskeyRequest,
} from '../../passkey-verifier.ts'
import { readChallenge } from './passkey.rules.ts'
import { consumeChallenge, insertChallenge, type PasskeyRow } from './passkey.store.ts'

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
async function makeChallenge(database: Database, site: CeremonySite, sessionId: string | null): Promise<string> {
  const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url')
  const { code } = site.merchant
  const row = {
    merchant: code,
    challenge,
    rpId: nameRpId(site),
    sessionId,
    expiresAt: new Date(Date.now() + CHALLENGE_MS),
  }
  await database.transaction((tx) => insertChallenge(tx, row), { merchant: code })
  return challenge
}

/**
 * Consumes the challenge of a response and returns what else the library checks; undefined for a response to none of
 * this host and purpose.
 */
async function readExpectation(
  database: Database,
  site: CeremonySite,
  clientData: string,
  sessionId: string | null,
): Promise<PasskeyExpectation | undefined> {
  const { code } = site.merchant
  const rpId = nameRpId(site)
  const challenge = readChallenge(clientData)
  if (challenge === undefined) return undefined
  const asked = { merchant: code, challenge, rpId, sessionId }
  const isOpen = await database.transaction((tx) => consumeChallenge(tx, asked), { merchant: code })
  return isOpen ? { challenge, origin: site.caller.origin, rpId } : undefined
}

/** Options of a login; the browser offers the passkeys of this host, so that no user name is asked for. */
export async function createLoginRequest(database: Database, site: CeremonySite): Promise<PasskeyRequest> {
  return writePasskeyRequest(await makeChallenge(database, site, null), nameRpId(site))
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
  const expectation = await readExpectation(database, site, response.response.clientDataJSON, null)
  return expectation && verifyPasskeyAssertion(expectation, response, { ownerId: memberId, credentialId, publicKey })
}

export interface NewPasskeyOwner {
  memberId: string
  username: string
  sessionId: string
  known: readonly PasskeyRow[]
}

export async function createCreation(
  database: Database,
  site: CeremonySite,
  { memberId, username, sessionId, known }: NewPasskeyOwner,
): Promise<PasskeyCreation> {
  const rpId = nameRpId(site)
  return writePasskeyCreation({
    challenge: await makeChallenge(database, site, sessionId),
    rp: { id: rpId, name: nameMerchant(site.merchant, site.caller.language) },
    ownerId: memberId,
    ownerName: username,
    known: known.filter((row) => row.rpId === rpId),
  })
}

/** Key and counter of a valid new passkey; undefined for any other. The challenge is consumed in both cases. */
export async function verifyAttestation(
  database: Database,
  site: CeremonySite,
  response: PasskeyAttestation,
  sessionId: string,
): Promise<{ credentialId: string; publicKey: Buffer; counter: number } | undefined> {
  const expectation = await readExpectation(database, site, response.response.clientDataJSON, sessionId)
  return expectation && verifyPasskeyAttestation(expectation, response)
}
