import { loginWays } from '@foyer/contract'
import { ServiceError } from '../../http/service-error.ts'
import { findMemberByUsername, findWeakness, verifyPassword } from '../member/index.ts'
import { createLoginWay } from './session-login-way.ts'

/** By user name and password (API-01). */
export const usernameLogin = createLoginWay(loginWays.username, async ({ merchant, body }, { database }) => {
  const { username = '', password = '' } = body
  const found = await database.transaction((tx) => findMemberByUsername(tx, merchant.code, username), {
    merchant: merchant.code,
  })
  // An unknown name has the timing and the answer of a wrong password (DEC-15).
  const isRight = await verifyPassword(found?.passwordHash ?? null, password)
  if (!found || !isRight) throw new ServiceError('login.cred.err')
  // A weak password from before the rule goes on working and is asked to change (T39).
  const hasWeakPassword = (await findWeakness(password, { merchant, username })) !== undefined
  return {
    memberId: found.id,
    isStillProved: (member) => member.passwordHash === found.passwordHash,
    hasWeakPassword,
  }
})
