import {
  acceptStaffInvitation,
  changeStaffRoles,
  endStaffSessions,
  inviteStaff,
  listStaff,
  readStaffInvitation,
  resetStaff,
} from '@foyer/contract'
import type { Database } from '@foyer/database'
import type { StaffIdentity } from '../../http/identity.ts'
import type { Registry } from '../../http/registry.ts'
import type { MerchantDirectory } from '../../merchant/index.ts'
import { listPersonsAt, listRolesAt } from '../person/index.ts'
import { changeRoles, endSessions, invitePerson, resetColleague, type TeamDependencies } from './team.service.ts'
import { acceptInvitation, readInvitation } from './team-invitation.service.ts'

const done = { done: true as const }
const toActor = ({ personId, name }: StaffIdentity) => ({ id: personId, name })

/** A merchant's people, for its owners, and their invitations. */
export function registerTeamRoutes(
  registry: Registry,
  dependencies: TeamDependencies & { database: Database; merchants: MerchantDirectory },
): void {
  const { database } = dependencies

  registry.on(readStaffInvitation, ({ body }) => readInvitation(dependencies, body.token), { limit: 'code' })

  registry.on(
    acceptStaffInvitation,
    async ({ body, caller }) => {
      await acceptInvitation(dependencies, body, caller)
      return done
    },
    { limit: 'code' },
  )

  registry.on(listStaff, async ({ merchant }) => {
    const { persons, roles } = await database.transaction(
      async (tx) => ({ persons: await listPersonsAt(tx, merchant.code), roles: await listRolesAt(tx, merchant.code) }),
      { isOperator: true },
    )
    return {
      items: persons.map(({ id, name, email, passwordHash, openSessions, lastLoginAt }) => ({
        id,
        name,
        email,
        roles: roles.filter(({ personId }) => personId === id).map(({ role }) => role),
        isReady: passwordHash !== null,
        openSessions,
        lastLoginAt: lastLoginAt?.toISOString() ?? null,
      })),
    }
  })

  registry.on(inviteStaff, ({ merchant, staff, body }) => {
    const change = { merchant: merchant.code, actor: toActor(staff), ...body }
    return database.transaction((tx) => invitePerson(tx, dependencies, change), { isOperator: true })
  })

  registry.on(changeStaffRoles, async ({ merchant, staff, body }) => {
    const change = { merchant: merchant.code, actor: toActor(staff), ...body }
    await database.transaction((tx) => changeRoles(tx, change), { isOperator: true })
    return done
  })

  registry.on(endStaffSessions, async ({ merchant, staff, body }) => {
    const change = { merchant: merchant.code, actor: toActor(staff), ...body }
    await database.transaction((tx) => endSessions(tx, change), { isOperator: true })
    return done
  })

  registry.on(resetStaff, async ({ merchant, staff, body }) => {
    const change = { merchant: merchant.code, actor: toActor(staff), ...body }
    const invitation = await database.transaction((tx) => resetColleague(tx, dependencies, change), {
      isOperator: true,
    })
    return { invitation }
  })
}
