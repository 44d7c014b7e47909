import { hasFlag, register } from '@foyer/contract'
import type { Database } from '@foyer/database'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import { createMember, hashPassword } from '../member/index.ts'
import { answerLogin } from '../session/index.ts'

export function registerRegistrationRoutes(registry: Registry, { database }: { database: Database }): void {
  registry.on(
    register,
    async ({ merchant, body, caller }) => {
      if (!hasFlag(merchant.settings, 'REG3')) throw new ServiceError('registration_closed')
      const passwordHash = await hashPassword(body.password)
      // The browser of the registration is a known device of the account (T37).
      return answerLogin(database, { merchant, caller, deviceId: body.loginDeviceId }, async (tx) => {
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
        return { member }
      })
    },
    { limit: 'register' },
  )
}
