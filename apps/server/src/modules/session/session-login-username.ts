import { hasFlag, loginWays } from '@foyer/contract'
import { ServiceError } from '../../http/service-error.ts'
import { findMemberByUsername, verifyPassword } from '../member/index.ts'
import { parseCredential, redeemRememberCredential } from '../remember/index.ts'
import { createLoginWay } from './session-login-way.ts'

/** By user name and password (API-01), or by a remember credential in its place (DEC-10). */
export const usernameLogin = createLoginWay(loginWays.username, async ({ merchant, body, caller }, { database }) => {
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
    const isStillProved = ({ passwordHash }: { passwordHash: string | null }) => passwordHash === found.passwordHash
    // The credential comes from a completed login in the same browser, with its second factor.
    return { memberId: found.id, isStillProved, hasSecondFactor: true, remember }
  }
  const found = await database.transaction((tx) => findMemberByUsername(tx, merchant.code, username), scope)
  // An unknown name has the timing and the answer of a wrong password (DEC-15).
  const isRight = await verifyPassword(found?.passwordHash ?? null, password)
  if (!found || !isRight) throw new ServiceError('login.cred.err')
  return { memberId: found.id, isStillProved: (member) => member.passwordHash === found.passwordHash }
})
