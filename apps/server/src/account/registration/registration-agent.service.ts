import type { registerAgentMember } from '@foyer/contract'
import { bindToAgent, findApprovedAgent } from '../../agent/index.ts'
import type { Call } from '../../http/call.ts'
import { ServiceError } from '../../http/service-error.ts'
import { createMember, hashPassword, requireStrongPassword } from '../../member/index.ts'
import type { RegistrationDependencies } from './registration.service.ts'

/**
 * Registers a member below an agent, who stays logged in. The new member accepts the terms at its first login.
 * @throws ServiceError `not_allowed` for an agent who was stopped, `username_taken`, `password_weak`
 */
export async function registerByAgent(
  { database, guesses }: Pick<RegistrationDependencies, 'database' | 'guesses'>,
  { merchant, caller, session, body }: Call<typeof registerAgentMember>,
): Promise<{ username: string }> {
  const { username, password } = body
  await requireStrongPassword(password, 'password', { merchant, username })
  const passwordHash = await guesses.runInTurn(caller, () => hashPassword(password))
  await database.transaction(
    async (tx) => {
      const agent = await findApprovedAgent(tx, merchant.code, session.memberId)
      if (!agent) throw new ServiceError('not_allowed')
      const member = await createMember(tx, merchant, {
        ...{ username, passwordHash, type: 0, language: caller.language, registerMethod: 'AGENT' },
        affiliateCode: agent.code,
      })
      if (!member) throw new ServiceError('username_taken', [{ path: 'username', rule: 'error.username_taken' }])
      await bindToAgent(tx, merchant, member, new Date())
    },
    { merchant: merchant.code },
  )
  return { username }
}
