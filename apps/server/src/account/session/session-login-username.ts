import { hasFlag, type login, loginWays, normalizeUsername } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import type { Call } from '../../http/call.ts'
import { ServiceError } from '../../http/service-error.ts'
import { findMemberByUsername, findWeakness, verifyPassword } from '../../member/index.ts'
import { recordFailedLogin } from '../login-event/index.ts'
import { isCredentialCurrent, parseCredential, redeemRememberCredential } from '../remember/index.ts'
import { readTriedText } from './session-login-try.rules.ts'
import { createLoginWay, type Identity, type LoginDependencies } from './session-login-way.ts'

export const usernameLogin = createLoginWay(loginWays.username, {
  nameTry: ({ username }) => normalizeUsername(readTriedText(username)),
  verify: proveUsername,
})

/**
 * By user name and password (API-01), or by a remember credential in its place (DEC-10). The captcha of the merchant, and the limits of guessing: the server decides from
 * the call itself, whatever the client claims (T13).
 */
async function proveUsername(
  call: Call<typeof login>,
  { database, guesses, identities }: LoginDependencies,
): Promise<Identity> {
  const { merchant, caller, body } = call
  const { username = '', password = '' } = body
  const scope = { merchant: merchant.code }
  if (parseCredential(password)) {
    if (!hasFlag(merchant.settings, 'MOBILEAUTOLOGIN3')) throw new ServiceError('login.cred.err')
    const { found, remember } = await database.transaction(async (tx) => {
      const found = await findMemberByUsername(tx, merchant.code, username)
      const owner = { merchant: merchant.code, memberId: found?.id }
      return { found, remember: await redeemRememberCredential(tx, owner, password, caller) }
    }, scope)
    if (!found || remember === undefined) throw new ServiceError('login.cred.err')
    // A logout from another browser may have ended the credential meanwhile.
    const isStillProved = async ({ passwordHash }: { passwordHash: string | null }, tx: Tx) =>
      passwordHash === found.passwordHash && (await isCredentialCurrent(tx, merchant.code, remember))
    // The credential comes from a completed login in the same browser, with its second factor.
    return { memberId: found.id, isStillProved, hasSecondFactor: true, isByPassword: true, remember }
  }
  const attempt = { merchant, caller, action: 'login', name: username, result: body } as const
  const findMember = (tx: Tx) => findMemberByUsername(tx, merchant.code, username)
  const proved = await guesses.guardGuess({ ...attempt, findMember }, async (found) => {
    // An unknown name has the timing and the answer of a wrong password (DEC-15).
    const isRight = await verifyPassword(found?.passwordHash ?? null, password)
    if (found && !isRight)
      recordFailedLogin(database, { merchant: merchant.code, memberId: found.id, way: 'username', caller })
    return isRight ? found : undefined
  })
  if (!proved) throw new ServiceError('login.cred.err')
  const binding = await identities.acceptFields({ merchant, caller, deviceId: body.loginDeviceId }, body)
  // A weak password from before the rule goes on working and is asked to change (T39).
  const hasWeakPassword = (await findWeakness(password, { merchant, username })) !== undefined
  return {
    memberId: proved.id,
    isStillProved: (member) => member.passwordHash === proved.passwordHash,
    isByPassword: true,
    hasWeakPassword,
    binding,
  }
}
