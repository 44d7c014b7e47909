import { randomBytes, randomUUID } from 'node:crypto'
import type { StaffRole } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import type { Authenticators } from '../../authenticator.ts'
import { hashSecret } from '../../hash-secret.ts'
import { OFFICE_PATH } from '../../http/hosts.ts'
import { ServiceError } from '../../http/service-error.ts'
import {
  deletePasskeysOfPerson,
  findPerson,
  findPersonByEmail,
  listRolesAt,
  listRolesOfPerson,
  ownerOfAuthenticator,
  type StaffPersonRow,
  saveInvitation,
  savePerson,
  setCredentials,
  setRoles,
} from '../person/index.ts'
import { deleteStaffLogins, endSessionsOfPerson } from '../session/index.ts'
import { appendTrail, lockTrail, type TrailActor } from '../trail/index.ts'

/** Lifetime of an invitation. */
const INVITATION_MS = 3 * 86_400_000
const TOKEN_BYTES = 32

// Everything here is work of the operator's transaction: persons belong to no merchant.

export interface TeamDependencies {
  authenticators: Authenticators
  officeUrl: string
}

/** A change of a person at a merchant, with who makes it and why. */
interface TeamChange {
  merchant: string
  actor: TrailActor
  reason: string
}

export interface Invited {
  id: string
  /** Address with the token behind `#`, which no server log has; null for a person who has logged in before. */
  invitation: string | null
}

/**
 * Gives a person roles at a merchant. Only a person who belongs to no other merchant gets an invitation: it sets the
 * password for all of them. @throws ServiceError `request_conflict` for somebody with a password who is one of the
 * merchant's people already
 */
export async function invitePerson(
  tx: Tx,
  dependencies: TeamDependencies,
  { merchant, actor, reason, email, name, roles }: TeamChange & { email: string; name: string; roles: StaffRole[] },
): Promise<Invited> {
  await lockTrail(tx, merchant)
  const person = await savePerson(tx, { id: randomUUID(), email, name })
  const known = await listRolesOfPerson(tx, person.id)
  const before = known.filter((row) => row.merchant === merchant).map(({ role }) => role)
  const isReady = person.passwordHash !== null
  if (isReady && before.length > 0) throw new ServiceError('request_conflict')
  await requireOwnerLeft(tx, merchant, person.id, roles)
  await setRoles(tx, { merchant, personId: person.id }, roles)
  const change = { action: 'staff.invited' as const, subject: 'staff' as const, subjectId: person.id, reason }
  await appendTrail(tx, { merchant, actor, ...change, before: { roles: before }, after: { email, roles } })
  const isOnlyHere = known.every((row) => row.merchant === merchant)
  const invitation = !isReady && isOnlyHere ? await createInvitation(tx, dependencies, person.id) : null
  return { id: person.id, invitation }
}

/** Replaces a person's roles at a merchant. @throws ServiceError `not_found`; `request_conflict` for the last owner */
export async function changeRoles(
  tx: Tx,
  { merchant, actor, reason, personId, roles }: TeamChange & { personId: string; roles: StaffRole[] },
): Promise<void> {
  await lockTrail(tx, merchant)
  const before = await requireRoles(tx, merchant, personId)
  if (before.length === roles.length && before.every((role) => roles.includes(role))) return
  await requireOwnerLeft(tx, merchant, personId, roles)
  await setRoles(tx, { merchant, personId }, roles)
  if ((await listRolesOfPerson(tx, personId)).length === 0) await endSessionsOfPerson(tx, personId)
  const change = { action: 'staff.roles' as const, subject: 'staff' as const, subjectId: personId, reason }
  await appendTrail(tx, { merchant, actor, ...change, before: { roles: before }, after: { roles } })
}

/** Ends all sessions of one of the merchant's people. @throws ServiceError `not_found` */
export async function endSessions(
  tx: Tx,
  { merchant, actor, reason, personId }: TeamChange & { personId: string },
): Promise<void> {
  await lockTrail(tx, merchant)
  await requireRoles(tx, merchant, personId)
  const openSessions = await endSessionsOfPerson(tx, personId)
  if (openSessions === 0) return
  const change = { action: 'staff.sessions_ended' as const, subject: 'staff' as const, subjectId: personId, reason }
  await appendTrail(tx, { merchant, actor, ...change, before: { openSessions }, after: { openSessions: 0 } })
}

/**
 * Takes password and authenticator from a person, ends the sessions, and returns a new invitation; undefined for an
 * unknown address. For the command: whoever resets a person can become that person.
 */
export async function resetPerson(
  tx: Tx,
  dependencies: TeamDependencies,
  { email, actor, reason }: Omit<TeamChange, 'merchant'> & { email: string },
): Promise<string | undefined> {
  const person = await findPersonByEmail(tx, email)
  if (!person) return undefined
  const merchants = new Set((await listRolesOfPerson(tx, person.id)).map(({ merchant }) => merchant))
  await setCredentials(tx, person.id, { passwordHash: null, authenticator: null })
  await deletePasskeysOfPerson(tx, person.id)
  await deleteStaffLogins(tx, person.id)
  const openSessions = await endSessionsOfPerson(tx, person.id)
  // Always in the order of their codes: two resets never wait for each other.
  for (const merchant of [...merchants].sort()) {
    const change = { action: 'staff.reset' as const, subject: 'staff' as const, subjectId: person.id, reason }
    const before = { isReady: person.passwordHash !== null, openSessions }
    await appendTrail(tx, { merchant, actor, ...change, before, after: { isReady: false, openSessions: 0 } })
  }
  return createInvitation(tx, dependencies, person.id)
}

/**
 * As `resetPerson`, by an owner in the console: of a colleague who belongs to no other merchant, since the invitation opens
 * all of them. @throws ServiceError `not_found`, `not_allowed` for oneself and for people of other merchants
 */
export async function resetColleague(
  tx: Tx,
  dependencies: TeamDependencies,
  { merchant, actor, reason, personId }: TeamChange & { personId: string },
): Promise<string> {
  await lockTrail(tx, merchant)
  await requireRoles(tx, merchant, personId)
  const isOnlyHere = (await listRolesOfPerson(tx, personId)).every((row) => row.merchant === merchant)
  if (!isOnlyHere || actor.id === personId) throw new ServiceError('not_allowed')
  const person = await findPerson(tx, personId)
  const invitation = person && (await resetPerson(tx, dependencies, { email: person.email, actor, reason }))
  if (invitation === undefined) throw new ServiceError('not_found')
  return invitation
}

async function createInvitation(
  tx: Tx,
  { authenticators, officeUrl }: TeamDependencies,
  personId: string,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const authenticator = authenticators.create(ownerOfAuthenticator(personId))
  await saveInvitation(tx, { personId, tokenHash: hashSecret(token), authenticator, lifeMs: INVITATION_MS })
  return `${officeUrl}${OFFICE_PATH}/invitation#${token}`
}

/** @throws ServiceError `not_found` for somebody who is none of the merchant's people */
async function requireRoles(tx: Tx, merchant: string, personId: string): Promise<StaffRole[]> {
  const person: StaffPersonRow | undefined = await findPerson(tx, personId)
  const roles = (await listRolesAt(tx, merchant)).filter((row) => row.personId === person?.id).map(({ role }) => role)
  if (roles.length === 0) throw new ServiceError('not_found')
  return roles
}

/** @throws ServiceError `request_conflict` when the merchant would have no owner after the change */
async function requireOwnerLeft(
  tx: Tx,
  merchant: string,
  personId: string,
  roles: readonly StaffRole[],
): Promise<void> {
  if (roles.includes('owner')) return
  const owners = (await listRolesAt(tx, merchant)).filter(({ role }) => role === 'owner')
  if (owners.length > 0 && owners.every((row) => row.personId === personId)) throw new ServiceError('request_conflict')
}
