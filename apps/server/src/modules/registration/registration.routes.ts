import { hasFlag, register } from '@foyer/contract'
import type { Database } from '@foyer/database'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import { recogniseDevice } from '../device/index.ts'
import { createMember, hashPassword, markLogin } from '../member/index.ts'
import { openSession } from '../session/index.ts'

export function registerRegistrationRoutes(registry: Registry, { database }: { database: Database }): void {
  registry.on(
    register,
    async ({ merchant, body, caller }) => {
      if (!hasFlag(merchant.settings, 'REG3')) throw new ServiceError('registration_closed')
      const passwordHash = await hashPassword(body.password)
      const opened = await database.transaction(
        async (tx) => {
          const member = await createMember(tx, merchant, {
            username: body.username,
            passwordHash,
            type: 0,
            language: caller.language,
            registerMethod: body.registerMethod,
            referralCode: body.referralCode,
            affiliateCode: body.affiliateCode,
            linkId: body.linkId,
            deviceId: body.loginDeviceId,
          })
          if (!member) throw new ServiceError('username_taken', [{ path: 'username', rule: 'error.username_taken' }])
          const { token, bind } = await openSession(tx, merchant, member, caller, body.loginDeviceId)
          // The browser of the registration is the account's own from the start (T37).
          const { secrets } = await recogniseDevice(tx, merchant.code, member, caller)
          await markLogin(tx, merchant.code, member.id)
          const value = { id: member.id, token, userName: member.username, customerType: member.type }
          return { value, bind, secrets }
        },
        { merchant: merchant.code },
      )
      caller.setBindCookie(opened.bind)
      caller.setDeviceSecrets(opened.secrets)
      return opened.value
    },
    { limit: 'register' },
  )
}
