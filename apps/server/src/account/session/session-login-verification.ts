import { loginVerification, requestLoginCode } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import type { Call } from '../../http/call.ts'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import { lockMember } from '../../member/index.ts'
import { isKnownDevice } from '../../outreach/index.ts'
import { recordFailedLogin } from '../login-event/index.ts'
import { type LoginAttemptRow, markAttemptUsed } from '../second-factor/index.ts'
import { answerLogin } from './session-login.service.ts'
import type { LoginDependencies } from './session-login-way.ts'

type Verification = Call<typeof loginVerification>

/** The second step of a login (TWOFA): codes by sms and e-mail, and the check of any factor. */
export function registerLoginVerification(registry: Registry, dependencies: LoginDependencies): void {
  const { database, verifications, secondFactors } = dependencies

  registry.on(
    requestLoginCode,
    async ({ merchant, body, caller }) => {
      const scope = { merchant: merchant.code }
      const { recipient, deviceId } = await database.transaction(async (tx) => {
        const attempt = await secondFactors.readAttempt(tx, merchant.code, body.verifyId)
        await secondFactors.requireMethod(tx, attempt, body.verifyType)
        return {
          recipient: await secondFactors.findRecipient(tx, attempt, body.verifyType),
          deviceId: attempt.deviceId,
        }
      }, scope)
      if (!recipient) throw new ServiceError('not_allowed')
      return verifications.sendCode(merchant, {
        recipient,
        purpose: 'second_factor',
        caller,
        deviceId: deviceId ?? undefined,
        decideText: async () => 'second_factor',
      })
    },
    { limit: 'code' },
  )

  registry.on(
    loginVerification,
    async ({ merchant, body, caller, session }) => {
      const scope = { merchant: merchant.code }
      // A try counts even when the login is refused.
      const attempt = await database.transaction(async (tx) => {
        const counted = await secondFactors.countTry(tx, merchant.code, body.verifyId)
        await verifications.countFactorTry(tx, counted, await isKnownDevice(tx, counted, caller))
        return counted
      }, scope)
      const refuse = (error: unknown): never => {
        if (error instanceof ServiceError && error.code === 'verification_invalid')
          recordFailedLogin(database, { ...scope, memberId: attempt.memberId, way: 'verification', caller })
        throw error
      }
      const take = await prepareFactor(dependencies, { merchant, body }, attempt).catch(refuse)
      const request = { merchant, caller, deviceId: body.loginDeviceId, endedId: session?.id, way: 'verification' }
      return answerLogin(dependencies, request, async (tx) => {
        const member = await lockMember(tx, merchant.code, attempt.memberId)
        if (!member || !secondFactors.isStillProved(attempt, member)) throw new ServiceError('login_attempt_over')
        if (!(await take(tx))) throw new ServiceError('verification_invalid')
        if (!(await markAttemptUsed(tx, merchant.code, attempt.idHash))) throw new ServiceError('login_attempt_over')
        const binding = attempt.identityDigest ?? undefined
        const newPasswordHash = attempt.newPasswordHash ?? undefined
        const { isByPassword, hasWeakPassword } = attempt
        return { member, hasSecondFactor: true, isByPassword, hasWeakPassword, newPasswordHash, binding }
      }).catch(refuse)
    },
    { limit: 'code' },
  )
}

/** The check of the chosen factor, to be run in the login's transaction: it takes the code. */
async function prepareFactor(
  { database, secondFactors, verifications }: LoginDependencies,
  { merchant, body }: Pick<Verification, 'merchant' | 'body'>,
  attempt: LoginAttemptRow,
): Promise<(tx: Tx) => Promise<boolean>> {
  const { verifyType, verifyCode: code } = body
  if (verifyType === 'recovery') return (tx) => secondFactors.takeRecoveryCode(tx, attempt, code)
  const scope = { merchant: merchant.code }
  await database.transaction((tx) => secondFactors.requireMethod(tx, attempt, verifyType), scope)
  if (verifyType === 'ga') return (tx) => secondFactors.takeAuthenticatorCode(tx, attempt, code)
  const recipient = await database.transaction((tx) => secondFactors.findRecipient(tx, attempt, verifyType), scope)
  if (!recipient) throw new ServiceError('verification_invalid')
  const used = await verifications.redeemCode(merchant, { recipient, purpose: 'second_factor', code })
  return async (tx) => {
    await used.consume(tx)
    return true
  }
}
