import {
  confirmAuthenticator,
  secondFactors as secondFactorList,
  secondFactorMethods,
  startAuthenticator,
  switchSecondFactor,
} from '@foyer/contract'
import type { Database } from '@foyer/database'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import { confirmPassword } from '../../member/index.ts'
import { listContactRows, notifyMember } from '../../outreach/index.ts'
import type { SecondFactors } from './second-factor.service.ts'
import {
  countRecoveryCodes,
  deleteSecondFactor,
  listSecondFactors,
  replaceRecoveryCodes,
  saveSecondFactor,
} from './second-factor.store.ts'

interface SecondFactorRoutes {
  database: Database
  secondFactors: SecondFactors
}

/** The member's own second factors (DEC-30). */
export function registerSecondFactorRoutes(registry: Registry, { database, secondFactors }: SecondFactorRoutes): void {
  registry.on(secondFactorList, async ({ merchant, session }) =>
    database.transaction(
      async (tx) => {
        const owner = { merchant: merchant.code, memberId: session.memberId }
        const own = await listSecondFactors(tx, owner)
        const contacts = await listContactRows(tx, merchant.code, session.memberId)
        return {
          methods: secondFactorMethods.map((method) => ({
            method,
            isOn: own.some((factor) => factor.method === method),
            isAvailable: method === 'ga' || contacts.some(({ channel }) => channel === method),
          })),
          recoveryCodesLeft: await countRecoveryCodes(tx, owner),
        }
      },
      { merchant: merchant.code },
    ),
  )

  registry.on(
    startAuthenticator,
    async ({ merchant, session, body }) => {
      await confirmPassword(database, merchant.code, session.memberId, body.password)
      return database.transaction(
        async (tx) => {
          const owner = { merchant: merchant.code, memberId: session.memberId }
          const own = await listSecondFactors(tx, owner)
          // A confirmed one is switched off first: a half-made change must not take the factor away.
          if (own.some(({ method }) => method === 'ga')) throw new ServiceError('not_allowed')
          return secondFactors.createAuthenticator(tx, merchant, { id: session.memberId, username: session.username })
        },
        { merchant: merchant.code },
      )
    },
    { confirmsPassword: true },
  )

  registry.on(
    confirmAuthenticator,
    async ({ merchant, session, body }) =>
      database.transaction(
        async (tx) => {
          const owner = { merchant: merchant.code, memberId: session.memberId }
          if (!(await secondFactors.takeAuthenticatorCode(tx, owner, body.code)))
            throw new ServiceError('verification_invalid')
          await notifyMember(tx, merchant, {
            id: crypto.randomUUID(),
            memberId: session.memberId,
            kind: 'second_factor_on',
            values: {},
            holdSeconds: 0,
          })
          return { recoveryCodes: await secondFactors.createRecoveryCodes(tx, owner) }
        },
        { merchant: merchant.code },
      ),
    { limit: 'password' },
  )

  registry.on(
    switchSecondFactor,
    async ({ merchant, session, body }) => {
      const { method, isOn, password } = body
      await confirmPassword(database, merchant.code, session.memberId, password)
      const owner = { merchant: merchant.code, memberId: session.memberId }
      return database.transaction(
        async (tx) => {
          if (isOn) {
            const channel = method === 'ga' ? undefined : method
            if (!channel || !(await secondFactors.findRecipient(tx, owner, channel)))
              throw new ServiceError('not_allowed')
            await saveSecondFactor(tx, { ...owner, method, secret: null, isConfirmed: true })
          } else await deleteSecondFactor(tx, owner, method)
          const left = await listSecondFactors(tx, owner)
          if (left.length === 0) await replaceRecoveryCodes(tx, owner, [])
          await notifyMember(tx, merchant, {
            id: crypto.randomUUID(),
            memberId: session.memberId,
            kind: isOn ? 'second_factor_on' : 'second_factor_off',
            values: {},
            holdSeconds: 0,
          })
          const isFirst = isOn && (await countRecoveryCodes(tx, owner)) === 0
          return { isOn, recoveryCodes: isFirst ? await secondFactors.createRecoveryCodes(tx, owner) : [] }
        },
        { merchant: merchant.code },
      )
    },
    { confirmsPassword: true },
  )
}
