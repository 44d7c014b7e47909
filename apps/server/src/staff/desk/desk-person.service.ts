import type { Database } from '@foyer/database'
import { type DeskPerson, ensureAgent, touchAgent } from '../../desk/index.ts'
import type { StaffIdentity } from '../../http/identity.ts'
import { ServiceError } from '../../http/service-error.ts'
import { findPerson, listPersonsAt, listRolesAt } from '../person/index.ts'

interface PersonDependencies {
  database: Database
}

const answering: readonly string[] = ['owner', 'support']

/** The caller as the desk knows them, noted as being there: in a transaction of its own, so that it holds no lock long. */
export async function readDeskPerson(
  { database }: PersonDependencies,
  merchant: string,
  { personId, name }: StaffIdentity,
): Promise<DeskPerson> {
  const { shownName } = await database.transaction((tx) => touchAgent(tx, merchant, { personId, name }), { merchant })
  return { personId, name, shownName }
}

/** Ids and names of those who may answer at the merchant. */
export async function listDeskPeople(
  { database }: PersonDependencies,
  merchant: string,
): Promise<{ personId: string; name: string }[]> {
  return database.transaction(
    async (tx) => {
      const roles = await listRolesAt(tx, merchant)
      const allowed = new Set(roles.filter(({ role }) => answering.includes(role)).map(({ personId }) => personId))
      const persons = await listPersonsAt(tx, merchant)
      return persons.filter(({ id }) => allowed.has(id)).map(({ id, name }) => ({ personId: id, name }))
    },
    { isOperator: true },
  )
}

/** Lets a colleague be given conversations. @throws ServiceError `not_found` for one who may not answer here */
export async function requireDeskPerson(
  { database }: PersonDependencies,
  merchant: string,
  personId: string,
): Promise<void> {
  const name = await database.transaction(
    async (tx) => {
      const roles = await listRolesAt(tx, merchant)
      const isAllowed = roles.some((row) => row.personId === personId && answering.includes(row.role))
      return isAllowed ? (await findPerson(tx, personId))?.name : undefined
    },
    { isOperator: true },
  )
  if (name === undefined) throw new ServiceError('not_found')
  await database.transaction((tx) => ensureAgent(tx, merchant, { personId, name }), { merchant })
}
