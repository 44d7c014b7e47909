import type { Database } from '@foyer/database'
import type { AuthenticatorSecret, Authenticators } from '../../authenticator.ts'
import { hashSecret } from '../../hash-secret.ts'
import type { Caller } from '../../http/call.ts'
import { ServiceError } from '../../http/service-error.ts'
import { hashPassword, requireStrongPassword } from '../../member/index.ts'
import { type MerchantDirectory, nameMerchant } from '../../merchant/index.ts'
import {
  deleteInvitation,
  findInvitation,
  listRolesOfPerson,
  ownerOfAuthenticator,
  setCredentials,
  takeStaffStep,
} from '../person/index.ts'
import { openStaffSession, setStaffCookie } from '../session/index.ts'
import { appendTrail } from '../trail/index.ts'

interface InvitationDependencies {
  database: Database
  authenticators: Authenticators
  merchants: MerchantDirectory
}

/** Who is invited, with the secret for the authenticator. @throws ServiceError `handoff_invalid` */
export async function readInvitation(
  { database, authenticators, merchants }: InvitationDependencies,
  token: string,
): Promise<AuthenticatorSecret & { name: string; email: string }> {
  const { person, authenticator, merchant } = await database.transaction(
    async (tx) => {
      const found = await findInvitation(tx, hashSecret(token))
      if (!found) throw new ServiceError('handoff_invalid')
      const [first] = await listRolesOfPerson(tx, found.person.id)
      return { ...found, merchant: first?.merchant ?? '' }
    },
    { isOperator: true },
  )
  const known = await merchants.findByCode(merchant)
  const issuer = known ? nameMerchant(known, undefined) : merchant
  const owner = ownerOfAuthenticator(person.id)
  const names = { issuer, label: person.email }
  return { name: person.name, email: person.email, ...authenticators.describe(authenticator, owner, names) }
}

/**
 * Sets password and authenticator of the invited person, once, and opens a session.
 * @throws ServiceError `handoff_invalid`, `password_weak`, `verification_invalid`
 */
export async function acceptInvitation(
  { database, authenticators, merchants }: InvitationDependencies,
  { token, password, code }: { token: string; password: string; code: string },
  caller: Caller,
): Promise<void> {
  const tokenHash = hashSecret(token)
  const { person, roles } = await database.transaction(
    async (tx) => {
      const found = await findInvitation(tx, tokenHash)
      if (!found) throw new ServiceError('handoff_invalid')
      return { person: found.person, roles: await listRolesOfPerson(tx, found.person.id) }
    },
    { isOperator: true },
  )
  const merchant = await merchants.findByCode(roles[0]?.merchant ?? '')
  if (!merchant) throw new ServiceError('handoff_invalid')
  await requireStrongPassword(password, 'password', { merchant, username: person.email })
  const passwordHash = await hashPassword(password)
  const secret = await database.transaction(
    async (tx) => {
      const found = await findInvitation(tx, tokenHash)
      if (!found || !(await deleteInvitation(tx, person.id))) throw new ServiceError('handoff_invalid')
      const { authenticator } = found
      const step = authenticators.findStep(authenticator, ownerOfAuthenticator(person.id), code, new Date())
      if (step === undefined) throw new ServiceError('verification_invalid')
      await setCredentials(tx, person.id, { passwordHash, authenticator })
      await takeStaffStep(tx, person.id, step)
      const actor = { id: person.id, name: person.name }
      for (const code of [...new Set(roles.map((row) => row.merchant))].sort()) {
        const change = { action: 'staff.joined' as const, subject: 'staff' as const, subjectId: person.id, reason: '' }
        await appendTrail(tx, {
          merchant: code,
          actor,
          ...change,
          before: { isReady: false },
          after: { isReady: true },
        })
      }
      return openStaffSession(tx, person.id, caller)
    },
    { isOperator: true },
  )
  setStaffCookie(caller, secret)
}
