import { randomBytes } from 'node:crypto'
import type { PasskeyAssertion, PasskeyRequest } from '@foyer/contract'
import { isFromCopy, readChallenge } from '../../account/index.ts'
import { hashSecret } from '../../hash-secret.ts'
import type { Caller } from '../../http/call.ts'
import { ServiceError } from '../../http/service-error.ts'
import { parseHost } from '../../merchant/index.ts'
import { CHALLENGE_BYTES, verifyPasskeyAssertion, writePasskeyRequest } from '../../passkey-verifier.ts'
import { findPerson } from '../person/index.ts'
import {
  countStaffLoginTry,
  findStaffLogin,
  openStaffSession,
  type StaffLoginDependencies,
  setStaffCookie,
} from '../session/index.ts'
import {
  consumeStaffChallenge,
  insertStaffChallenge,
  listStaffPasskeyRows,
  recordStaffPasskeyUse,
} from './passkey.store.ts'

const purposeOf = (attemptId: string) => `login ${hashSecret(attemptId).toString('hex')}`

/** A challenge for the second step of a login. @throws ServiceError `login_attempt_over` */
export async function startPasskeyStep(
  { database }: Pick<StaffLoginDependencies, 'database'>,
  attemptId: string,
  caller: Pick<Caller, 'host'>,
): Promise<PasskeyRequest> {
  const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url')
  await database.transaction(
    async (tx) => {
      if (!(await findStaffLogin(tx, hashSecret(attemptId)))) throw new ServiceError('login_attempt_over')
      await insertStaffChallenge(tx, challenge, purposeOf(attemptId))
    },
    { isOperator: true },
  )
  return writePasskeyRequest(challenge, parseHost(caller.host) ?? '')
}

/**
 * The second step by a passkey of the person whose password was proved. Wrong responses count as wrong codes do.
 * @throws ServiceError `login_attempt_over`, `passkey_invalid`
 */
export async function finishPasskeyStep(
  { database, guesses }: StaffLoginDependencies,
  { attemptId, response }: { attemptId: string; response: PasskeyAssertion },
  caller: Caller,
): Promise<void> {
  const challenge = readChallenge(response.response.clientDataJSON)
  // What a refusal counts stays: a transaction of its own.
  const begun = await database.transaction(
    async (tx) => {
      const personId = await countStaffLoginTry(tx, hashSecret(attemptId))
      if (personId === undefined) return undefined
      await guesses.countTry(tx, 'code', personId)
      const isOpen = challenge !== undefined && (await consumeStaffChallenge(tx, challenge, purposeOf(attemptId)))
      const rows = await listStaffPasskeyRows(tx, personId)
      return { personId, passkey: isOpen ? rows.find(({ credentialId }) => credentialId === response.id) : undefined }
    },
    { isOperator: true },
  )
  if (!begun) throw new ServiceError('login_attempt_over')
  const { personId, passkey } = begun
  const expectation = { challenge: challenge ?? '', origin: caller.origin, rpId: parseHost(caller.host) ?? '' }
  const counter = passkey && (await verifyPasskeyAssertion(expectation, response, { ownerId: personId, ...passkey }))
  if (!passkey || counter === undefined || isFromCopy(passkey.counter, counter))
    throw new ServiceError('passkey_invalid')
  const secret = await database.transaction(
    async (tx) => {
      const person = await findPerson(tx, personId)
      // The login may have been ended meanwhile: by a reset, or by another one that was faster.
      const isOpen = (await findStaffLogin(tx, hashSecret(attemptId))) === personId
      if (!person?.passwordHash || !isOpen) throw new ServiceError('login_attempt_over')
      if (!(await recordStaffPasskeyUse(tx, passkey, counter))) throw new ServiceError('passkey_invalid')
      await guesses.takeBack(tx, 'code', personId)
      return openStaffSession(tx, personId, caller)
    },
    { isOperator: true },
  )
  setStaffCookie(caller, secret)
}
