import { isOwnName, recoverAccount } from '@foyer/contract'
import type { Database } from '@foyer/database'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import { hashPassword, lockMember, requireStrongPassword } from '../../member/index.ts'
import { findContactOwner, toRecipient } from '../../outreach/index.ts'
import type { Visitors } from '../../platform/index.ts'
import type { Identities } from '../identity/index.ts'
import type { SecondFactors } from '../second-factor/index.ts'
import { answerLogin } from '../session/index.ts'
import type { Verifications } from '../verification/index.ts'

interface RecoveryDependencies {
  database: Database
  secondFactors: SecondFactors
  verifications: Verifications
  identities: Identities
  visitors: Pick<Visitors, 'countryOf'>
}

/**
 * Recovery of an account by a code to a verified address (DEC-30): a new password, and the end of every session. Whoever
 * reads the address alone changes nothing of a member with a second factor: the login sets the password after it.
 */
export function registerRecoveryRoutes(registry: Registry, dependencies: RecoveryDependencies): void {
  const { verifications } = dependencies
  registry.on(
    recoverAccount,
    async ({ merchant, body, caller }) => {
      const { address, verificationCode: code, newPassword } = body
      // Before the code is redeemed, so that a refused password costs none of its tries; the name is known after it.
      await requireStrongPassword(newPassword, 'newPassword', { merchant, username: undefined })
      const used = await verifications.redeemCode(merchant, {
        recipient: toRecipient(address),
        purpose: 'recovery',
        code,
      })
      const passwordHash = await hashPassword(newPassword)
      return answerLogin(dependencies, { merchant, caller, deviceId: body.loginDeviceId }, async (tx) => {
        const memberId = await findContactOwner(tx, merchant.code, address.channel, used.addressHash)
        const member = memberId && (await lockMember(tx, merchant.code, memberId))
        if (!member) throw new ServiceError('verification_invalid')
        if (isOwnName(newPassword, { username: member.username, merchantNames: [] }))
          throw new ServiceError('password_weak', [{ path: 'newPassword', rule: 'field.password.name' }])
        await used.consume(tx)
        return { member, provedChannel: address.channel, newPasswordHash: passwordHash }
      })
    },
    { limit: 'code' },
  )
}
