import { isLanguage, memberInfo, setMemberLanguage } from '@foyer/contract'
import type { Database } from '@foyer/database'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import { findMemberById, setLanguage } from './member.store.ts'

export function registerMemberRoutes(registry: Registry, { database }: { database: Database }): void {
  registry.on(memberInfo, async ({ merchant, session }) => {
    const member = await database.transaction((tx) => findMemberById(tx, merchant.code, session.memberId), {
      merchant: merchant.code,
    })
    if (!member) throw new ServiceError('user.or.token.invalid')
    return {
      id: member.id,
      account: member.username,
      type: member.type,
      userName: member.username,
      language: member.language,
      clubLabel: null,
      registeredAt: member.createdAt.toISOString(),
      hasPassword: member.passwordHash !== null,
    }
  })

  registry.on(setMemberLanguage, async ({ merchant, session, body }) => {
    if (!isLanguage(body.language))
      throw new ServiceError('invalid_input', [{ path: 'language', rule: 'field.invalid' }])
    await database.transaction((tx) => setLanguage(tx, merchant.code, session.memberId, body.language), {
      merchant: merchant.code,
    })
    return { language: body.language }
  })
}
