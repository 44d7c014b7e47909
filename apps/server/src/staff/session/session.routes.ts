import {
  endStaffLogin,
  endStaffSession,
  finishStaffLogin,
  listStaffSessions,
  staffMe,
  startStaffLogin,
} from '@foyer/contract'
import { maskAddress } from '../../http/network.ts'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import { type MerchantDirectory, nameMerchant } from '../../merchant/index.ts'
import { describeDevice } from '../../outreach/index.ts'
import { dropStaffCookie, finishLogin, type StaffLoginDependencies, startLogin } from './session.service.ts'
import { endSessionsOfPerson, listOpenStaffSessions } from './session.store.ts'

const done = { done: true as const }

/** Login to the console, and what a person sees and ends of the own sessions. */
export function registerStaffSessionRoutes(
  registry: Registry,
  dependencies: StaffLoginDependencies & { merchants: MerchantDirectory },
): void {
  const { database, merchants } = dependencies

  registry.on(startStaffLogin, ({ body }) => startLogin(dependencies, body), {
    limit: 'login',
    nameTry: (body) => readField(body, 'email'),
  })

  registry.on(
    finishStaffLogin,
    async ({ body, caller }) => {
      await finishLogin(dependencies, body, caller)
      return done
    },
    { limit: 'code' },
  )

  registry.on(staffMe, async ({ staff, caller }) => {
    const listed = await merchants.list()
    const own = listed.filter(({ code }) => Object.hasOwn(staff.roles, code))
    return {
      id: staff.personId,
      name: staff.name,
      email: staff.email,
      merchants: own.map((merchant) => ({
        code: merchant.code,
        name: nameMerchant(merchant, caller.language),
        roles: [...(staff.roles[merchant.code] ?? [])],
      })),
    }
  })

  registry.on(endStaffLogin, async ({ staff, caller }) => {
    await database.transaction((tx) => endSessionsOfPerson(tx, staff.personId, staff.sessionId), { isOperator: true })
    dropStaffCookie(caller)
    return done
  })

  registry.on(listStaffSessions, async ({ staff }) => {
    const rows = await database.transaction((tx) => listOpenStaffSessions(tx, staff.personId), { isOperator: true })
    return {
      items: rows.map(({ id, userAgent, ip, createdAt, lastSeenAt }) => ({
        id,
        device: describeDevice(userAgent),
        network: maskAddress(ip),
        openedAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        isCurrent: id === staff.sessionId,
      })),
    }
  })

  registry.on(endStaffSession, async ({ staff, body }) => {
    const ended = await database.transaction((tx) => endSessionsOfPerson(tx, staff.personId, body.id), {
      isOperator: true,
    })
    if (ended === 0) throw new ServiceError('not_found')
    return done
  })
}

/** A text of a body that is not parsed yet. */
function readField(body: unknown, name: string): string {
  const value = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined
  return typeof value === 'string' ? value.slice(0, 200).trim().toLowerCase() : ''
}
