import { hasFlag, type login, loginWays } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import type { Call } from '../../http/call.ts'
import { ServiceError } from '../../http/service-error.ts'
import { findMemberById, findWeakness, verifyPassword } from '../../member/index.ts'
import { findContactOwner, toRecipient } from '../../outreach/index.ts'
import { recordFailedLogin } from '../login-event/index.ts'
import { readTriedNumber } from './session-login-try.rules.ts'
import { createLoginWay, type Identity, type LoginDependencies } from './session-login-way.ts'

export const smsLogin = createLoginWay(loginWays.sms, { nameTry: readTriedNumber, verify: proveNumber })

/**
 * By mobile number, with a code sent to it, which needs no captcha (CAPT-05: its sending did); with a password where the
 * merchant does not verify numbers (`REGMOBVERF3` off, AUTO-06). An unknown number has the timing and the answer of a wrong code or password (DEC-15).
 */
async function proveNumber(
  call: Call<typeof login>,
  { database, verifications, guesses, identities }: LoginDependencies,
): Promise<Identity> {
  const { merchant, caller, body } = call
  const { countryDialingCode = '', mobileNum = '', verificationCode, password } = body
  const recipient = toRecipient({ channel: 'sms', countryDialingCode, mobileNum })
  const scope = { merchant: merchant.code }
  const hash = verifications.hashAddress(merchant.code, recipient)
  const acceptIdentity = () => identities.acceptFields({ merchant, caller, deviceId: body.loginDeviceId }, body)
  const findOwner = (tx: Tx) => findContactOwner(tx, merchant.code, 'sms', hash)
  if (verificationCode !== undefined) {
    const used = await verifications.redeemCode(merchant, { recipient, purpose: 'login', code: verificationCode })
    const memberId = await database.transaction(findOwner, scope)
    if (memberId === undefined) throw new ServiceError('verification_invalid')
    const binding = await acceptIdentity()
    await database.transaction((tx) => used.consume(tx), scope)
    return { memberId, isStillProved: () => true, provedChannel: 'sms', binding }
  }
  if (password === undefined || hasFlag(merchant.settings, 'REGMOBVERF3')) throw new ServiceError('login.cred.err')
  const findMember = async (tx: Tx) => {
    const memberId = await findOwner(tx)
    return memberId === undefined ? undefined : findMemberById(tx, merchant.code, memberId)
  }
  // A password is guarded in the same way whatever names its member.
  const attempt = { merchant, caller, action: 'login', name: hash.toString('hex'), result: body } as const
  const proved = await guesses.guardGuess({ ...attempt, findMember }, async (member) => {
    const isRight = await verifyPassword(member?.passwordHash ?? null, password)
    if (member && !isRight)
      recordFailedLogin(database, { merchant: merchant.code, memberId: member.id, way: 'sms', caller })
    return isRight ? member : undefined
  })
  if (!proved) throw new ServiceError('login.cred.err')
  const binding = await acceptIdentity()
  const hasWeakPassword = (await findWeakness(password, { merchant, username: mobileNum })) !== undefined
  return {
    memberId: proved.id,
    isStillProved: ({ passwordHash }) => passwordHash === proved.passwordHash,
    hasWeakPassword,
    binding,
  }
}
