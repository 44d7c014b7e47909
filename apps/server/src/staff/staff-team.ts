import type { StaffRole } from '@foyer/contract'
import type { Database } from '@foyer/database'
import { createAuthenticators } from '../authenticator.ts'
import { ServiceError } from '../http/service-error.ts'
import { listPersonsAt, listRolesAt } from './person/index.ts'
import { STAFF_AUTHENTICATOR } from './staff.constants.ts'
import { invitePerson, resetPerson } from './team/index.ts'

/** A person as the command lists it. */
interface ListedPerson {
  name: string
  email: string
  roles: string
  isReady: boolean
  openSessions: number
}

/** A merchant's people without a session: for the command on the machine. */
export interface StaffTeam {
  /**
   * @returns the address of the invitation; null for a person who has logged in before or works elsewhere too; undefined
   * for one of the merchant's people, and where no owner would be left
   */
  add(
    merchant: string,
    person: { email: string; name: string; roles: StaffRole[] },
    by: string,
  ): Promise<string | null | undefined>
  list(merchant: string): Promise<ListedPerson[]>
  /** @returns the address of the new invitation; undefined for an unknown person */
  reset(email: string, by: string): Promise<string | undefined>
}

/** @param by name in the trail, behind the word `command` */
export function createStaffTeam(
  database: Pick<Database, 'transaction'>,
  { dataKey, officeUrl }: { dataKey: string; officeUrl: string },
): StaffTeam {
  const dependencies = { authenticators: createAuthenticators(dataKey, STAFF_AUTHENTICATOR), officeUrl }
  const toActor = (by: string) => ({ id: null, name: `command (${by})` })
  return {
    async add(merchant, person, by) {
      const change = { merchant, actor: toActor(by), reason: 'command', ...person }
      try {
        const made = await database.transaction((tx) => invitePerson(tx, dependencies, change), { isOperator: true })
        return made.invitation
      } catch (error) {
        if (error instanceof ServiceError && error.code === 'request_conflict') return undefined
        throw error
      }
    },
    async list(merchant) {
      const { persons, roles } = await database.transaction(
        async (tx) => ({ persons: await listPersonsAt(tx, merchant), roles: await listRolesAt(tx, merchant) }),
        { isOperator: true },
      )
      return persons.map(({ id, name, email, passwordHash, openSessions }) => {
        const own = roles.filter(({ personId }) => personId === id).map(({ role }) => role)
        return { name, email, roles: own.join(', '), isReady: passwordHash !== null, openSessions }
      })
    },
    reset: (email, by) =>
      database.transaction((tx) => resetPerson(tx, dependencies, { email, actor: toActor(by), reason: 'command' }), {
        isOperator: true,
      }),
  }
}
