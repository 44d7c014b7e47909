import { randomBytes, randomUUID } from 'node:crypto'
import { PASSKEY_LIMIT, type PasskeyAttestation, type PasskeyCreation } from '@foyer/contract'
import type { Database, Tx } from '@foyer/database'
import { readChallenge } from '../../account/index.ts'
import type { Caller } from '../../http/call.ts'
import type { StaffIdentity } from '../../http/identity.ts'
import { ServiceError } from '../../http/service-error.ts'
import { verifyPassword } from '../../member/index.ts'
import { parseHost } from '../../merchant/index.ts'
import { CHALLENGE_BYTES, verifyPasskeyAttestation, writePasskeyCreation } from '../../passkey-verifier.ts'
import type { StaffGuesses } from '../guess/index.ts'
import { findPerson, listRolesOfPerson, type StaffPersonRow } from '../person/index.ts'
import { appendTrail } from '../trail/index.ts'
import { canRemoveStaffPasskey } from './passkey.rules.ts'
import {
  consumeStaffChallenge,
  deleteStaffPasskeys,
  insertStaffChallenge,
  insertStaffPasskey,
  listStaffPasskeyRows,
} from './passkey.store.ts'

export interface StaffPasskeyDependencies {
  database: Database
  guesses: StaffGuesses
}

/** Name of the console in the device's list of passkeys. */
const RP_NAME = 'Office'
const operator = { isOperator: true }
const purposeOf = ({ sessionId }: StaffIdentity) => `add ${sessionId}`
const wrongPassword = () => new ServiceError('password_wrong', [{ path: 'password', rule: 'error.password_wrong' }])

/** A challenge for a new passkey of the caller's session. @throws ServiceError `password_wrong`, `passkey_limit` */
export async function startPasskey(
  dependencies: StaffPasskeyDependencies,
  staff: StaffIdentity,
  { password, caller }: { password: string; caller: Pick<Caller, 'host'> },
): Promise<PasskeyCreation> {
  await confirmStaffPassword(dependencies, staff, password)
  const rpId = parseHost(caller.host) ?? ''
  const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url')
  const known = await dependencies.database.transaction(async (tx) => {
    const rows = await listStaffPasskeyRows(tx, staff.personId)
    if (rows.length >= PASSKEY_LIMIT) throw new ServiceError('passkey_limit')
    await insertStaffChallenge(tx, challenge, purposeOf(staff))
    return rows
  }, operator)
  return writePasskeyCreation({
    challenge,
    rp: { id: rpId, name: RP_NAME },
    ownerId: staff.personId,
    ownerName: staff.email,
    known: known.filter((row) => row.rpId === rpId),
  })
}

/**
 * Adds the passkey of a response to a challenge of this session. The same response again changes nothing.
 * @throws ServiceError `passkey_invalid`, `passkey_limit`
 */
export async function storePasskey(
  { database }: StaffPasskeyDependencies,
  staff: StaffIdentity,
  { name, response, caller }: { name: string; response: PasskeyAttestation; caller: Caller },
): Promise<void> {
  const challenge = readChallenge(response.response.clientDataJSON) ?? ''
  const begun = await database.transaction(async (tx) => {
    const rows = await listStaffPasskeyRows(tx, staff.personId)
    if (rows.some(({ credentialId }) => credentialId === response.id)) return 'known'
    return (await consumeStaffChallenge(tx, challenge, purposeOf(staff))) ? 'open' : 'refused'
  }, operator)
  if (begun === 'known') return
  const rpId = parseHost(caller.host) ?? ''
  const made =
    begun === 'open' ? await verifyPasskeyAttestation({ challenge, origin: caller.origin, rpId }, response) : undefined
  if (!made) throw new ServiceError('passkey_invalid')
  await database.transaction(async (tx) => {
    if ((await listStaffPasskeyRows(tx, staff.personId)).length >= PASSKEY_LIMIT)
      throw new ServiceError('passkey_limit')
    const { transports = [] } = response.response
    const row = { ...made, id: randomUUID(), personId: staff.personId, transports, rpId, name }
    if (!(await insertStaffPasskey(tx, { ...row, userAgent: caller.userAgent })))
      throw new ServiceError('passkey_invalid')
    await appendAtMerchants(tx, staff, { action: 'staff.passkey_added', before: {}, after: { passkey: name } })
  }, operator)
}

/** Removes a passkey. @throws ServiceError `password_wrong`, `not_found`, `request_conflict` for the last second factor */
export async function dropPasskey(
  dependencies: StaffPasskeyDependencies,
  staff: StaffIdentity,
  { id, password }: { id: string; password: string },
): Promise<void> {
  const person = await confirmStaffPassword(dependencies, staff, password)
  await dependencies.database.transaction(async (tx) => {
    const rows = await listStaffPasskeyRows(tx, staff.personId)
    const row = rows.find((one) => one.id === id)
    if (!row) throw new ServiceError('not_found')
    const factors = { hasAuthenticator: person.authenticator !== null, passkeys: rows.length }
    if (!canRemoveStaffPasskey(factors)) throw new ServiceError('request_conflict')
    if ((await deleteStaffPasskeys(tx, staff.personId, id)) === 0) throw new ServiceError('not_found')
    await appendAtMerchants(tx, staff, { action: 'staff.passkey_removed', before: { passkey: row.name }, after: {} })
  }, operator)
}

/** The person, after the password, whose wrong tries count as those of the login do. @throws ServiceError `password_wrong` */
async function confirmStaffPassword(
  { database, guesses }: StaffPasskeyDependencies,
  { personId, email }: StaffIdentity,
  password: string,
): Promise<StaffPersonRow> {
  const person = await database.transaction(async (tx) => {
    await guesses.countTry(tx, 'password', email)
    return findPerson(tx, personId)
  }, operator)
  if (!person || !(await verifyPassword(person.passwordHash, password))) throw wrongPassword()
  await database.transaction((tx) => guesses.takeBack(tx, 'password', email), operator)
  return person
}

/** The person's own change stands in the trail of each merchant, in the order of their codes. */
async function appendAtMerchants(
  tx: Tx,
  { personId, name }: StaffIdentity,
  change: { action: 'staff.passkey_added' | 'staff.passkey_removed'; before: object; after: object },
): Promise<void> {
  const merchants = new Set((await listRolesOfPerson(tx, personId)).map(({ merchant }) => merchant))
  for (const merchant of [...merchants].sort())
    await appendTrail(tx, {
      ...{ merchant, actor: { id: personId, name }, reason: '' },
      ...{ ...change, subject: 'staff', subjectId: personId },
    })
}
