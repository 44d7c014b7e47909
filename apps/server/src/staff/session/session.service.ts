import { randomBytes, randomUUID } from 'node:crypto'
import type { StaffRole } from '@foyer/contract'
import type { Database, Tx } from '@foyer/database'
import type { Authenticators } from '../../authenticator.ts'
import { hashSecret } from '../../hash-secret.ts'
import type { Caller } from '../../http/call.ts'
import type { StaffIdentity } from '../../http/identity.ts'
import { ServiceError } from '../../http/service-error.ts'
import { verifyPassword } from '../../member/index.ts'
import type { StaffGuesses } from '../guess/index.ts'
import {
  findPerson,
  findPersonByEmail,
  hasStaffPasskey,
  listRolesOfPerson,
  ownerOfAuthenticator,
  recordStaffLogin,
  takeStaffStep,
} from '../person/index.ts'
import { STAFF_SEEN_STEP_MS, STAFF_SESSION_MS } from './session.constants.ts'
import {
  countStaffLoginTry,
  deleteStaffLogins,
  findStaffSession,
  insertStaffLogin,
  insertStaffSession,
  markStaffSessionSeen,
} from './session.store.ts'

/** The cookie of a session of the console, at its host alone. */
const COOKIE = 'office'
const SECRET_BYTES = 32

export interface StaffLoginDependencies {
  database: Database
  authenticators: Authenticators
  guesses: StaffGuesses
}

/** The reader of the console's cookie: who calls, with the roles of this moment. */
export function createStaffReader(database: Database) {
  return async function readStaff(caller: Pick<Caller, 'readCookie'>): Promise<StaffIdentity | null> {
    const secret = caller.readCookie(COOKIE)
    if (secret === undefined || !/^[\w-]{43}$/.test(secret)) return null
    return database.transaction(
      async (tx) => {
        const session = await findStaffSession(tx, hashSecret(secret))
        const person = session && (await findPerson(tx, session.personId))
        if (!person) return null
        if (Date.now() - session.lastSeenAt.getTime() > STAFF_SEEN_STEP_MS) await markStaffSessionSeen(tx, session.id)
        const roles = groupRoles(await listRolesOfPerson(tx, person.id))
        return { sessionId: session.id, personId: person.id, name: person.name, email: person.email, roles }
      },
      { isOperator: true },
    )
  }
}

function groupRoles(rows: readonly { merchant: string; role: StaffRole }[]): Record<string, StaffRole[]> {
  const roles: Record<string, StaffRole[]> = {}
  for (const { merchant, role } of rows) roles[merchant] = [...(roles[merchant] ?? []), role]
  return roles
}

/**
 * The first step of a login. A wrong password, an unknown address and a person without roles get the same answer after
 * the same work (T12). @returns id of the login, which leaves the server once, and
 * whether a passkey can prove the second factor. @throws ServiceError `login.cred.err`
 */
export async function startLogin(
  { database, guesses }: StaffLoginDependencies,
  { email, password }: { email: string; password: string },
): Promise<{ attemptId: string; hasPasskey: boolean }> {
  const found = await database.transaction(
    async (tx) => {
      await guesses.countTry(tx, 'password', email)
      const person = await findPersonByEmail(tx, email)
      const roles = await listRolesOfPerson(tx, person?.id ?? '')
      return roles.length > 0 && person?.authenticator ? person : undefined
    },
    { isOperator: true },
  )
  const isRight = await verifyPassword(found?.passwordHash ?? null, password)
  if (!found || !isRight) throw new ServiceError('login.cred.err')
  const attemptId = randomBytes(SECRET_BYTES).toString('base64url')
  const hasPasskey = await database.transaction(
    async (tx) => {
      await guesses.takeBack(tx, 'password', email)
      await insertStaffLogin(tx, { idHash: hashSecret(attemptId), personId: found.id })
      return hasStaffPasskey(tx, found.id)
    },
    { isOperator: true },
  )
  return { attemptId, hasPasskey }
}

/**
 * The second step: the authenticator's code, each once. Wrong codes of all logins of a person count together.
 * @throws ServiceError `login_attempt_over`, `verification_invalid`
 */
export async function finishLogin(
  { database, guesses, authenticators }: StaffLoginDependencies,
  { attemptId, code }: { attemptId: string; code: string },
  caller: Caller,
): Promise<void> {
  // A refusal is a value: what it counts stays.
  const outcome = await database.transaction(
    async (tx) => {
      const personId = await countStaffLoginTry(tx, hashSecret(attemptId))
      const person = personId === undefined ? undefined : await findPerson(tx, personId)
      if (!person?.authenticator) return { refusal: 'login_attempt_over' as const }
      await guesses.countTry(tx, 'code', person.id)
      const owner = ownerOfAuthenticator(person.id)
      const step = authenticators.findStep(person.authenticator, owner, code, new Date())
      if (step === undefined || !(await takeStaffStep(tx, person.id, step)))
        return { refusal: 'verification_invalid' as const }
      await guesses.takeBack(tx, 'code', person.id)
      return { refusal: undefined, secret: await openStaffSession(tx, person.id, caller) }
    },
    { isOperator: true },
  )
  if (outcome.refusal !== undefined) throw new ServiceError(outcome.refusal)
  setStaffCookie(caller, outcome.secret)
}

/** Opens a session of a person who has proved both factors. @returns its secret, for the cookie after the commit */
export async function openStaffSession(tx: Tx, personId: string, caller: Caller): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  const { ip, userAgent } = caller
  await deleteStaffLogins(tx, personId)
  await insertStaffSession(tx, { id: randomUUID(), personId, secretHash: hashSecret(secret), ip, userAgent })
  await recordStaffLogin(tx, personId)
  return secret
}

export function setStaffCookie(caller: Caller, secret: string): void {
  caller.setCookie(COOKIE, secret, STAFF_SESSION_MS / 1000)
}

export function dropStaffCookie(caller: Caller): void {
  caller.dropCookie(COOKIE)
}
