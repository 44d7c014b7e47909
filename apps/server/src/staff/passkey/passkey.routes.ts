import {
  addStaffPasskey,
  finishStaffPasskeyLogin,
  listStaffPasskeys,
  removeStaffPasskey,
  renameStaffPasskey,
  startStaffPasskey,
  startStaffPasskeyLogin,
} from '@foyer/contract'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import { describeDevice } from '../../outreach/index.ts'
import type { StaffLoginDependencies } from '../session/index.ts'
import { dropPasskey, startPasskey, storePasskey } from './passkey.service.ts'
import { listStaffPasskeyRows, setStaffPasskeyName } from './passkey.store.ts'
import { finishPasskeyStep, startPasskeyStep } from './passkey-login.service.ts'

const done = { done: true as const }
const operator = { isOperator: true }

/** Passkeys of the merchants' people: as the second step of a login, and what a person sees and changes of the own ones. */
export function registerStaffPasskeyRoutes(registry: Registry, dependencies: StaffLoginDependencies): void {
  const { database } = dependencies

  registry.on(startStaffPasskeyLogin, ({ body, caller }) => startPasskeyStep(dependencies, body.attemptId, caller), {
    limit: 'code',
  })

  registry.on(
    finishStaffPasskeyLogin,
    async ({ body, caller }) => {
      await finishPasskeyStep(dependencies, body, caller)
      return done
    },
    { limit: 'code' },
  )

  registry.on(listStaffPasskeys, async ({ staff }) => {
    const rows = await database.transaction((tx) => listStaffPasskeyRows(tx, staff.personId), operator)
    return {
      items: rows.map(({ id, name, userAgent, createdAt, lastUsedAt }) => ({
        id,
        name,
        device: describeDevice(userAgent),
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
    }
  })

  registry.on(
    startStaffPasskey,
    ({ staff, body, caller }) => startPasskey(dependencies, staff, { password: body.password, caller }),
    { limit: 'code' },
  )

  registry.on(addStaffPasskey, async ({ staff, body, caller }) => {
    await storePasskey(dependencies, staff, { ...body, caller })
    return done
  })

  registry.on(renameStaffPasskey, async ({ staff, body }) => {
    const { id, name } = body
    const isKnown = await database.transaction((tx) => setStaffPasskeyName(tx, staff.personId, id, name), operator)
    if (!isKnown) throw new ServiceError('not_found')
    return done
  })

  registry.on(
    removeStaffPasskey,
    async ({ staff, body }) => {
      await dropPasskey(dependencies, staff, body)
      return done
    },
    { limit: 'code' },
  )
}
