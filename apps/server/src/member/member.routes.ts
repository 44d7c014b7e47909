import {
  countProfileIcons,
  isLanguage,
  type MemberInfo,
  memberInfo,
  setMemberLanguage,
  setMemberProfile,
} from '@foyer/contract'
import type { Database } from '@foyer/database'
import type { Registry } from '../http/registry.ts'
import { ServiceError } from '../http/service-error.ts'
import { findMemberById, type MemberRow, setLanguage, setProfile } from './member.store.ts'

export function registerMemberRoutes(registry: Registry, { database }: { database: Database }): void {
  registry.on(memberInfo, async ({ merchant, session }) => {
    const member = await database.transaction((tx) => findMemberById(tx, merchant.code, session.memberId), {
      merchant: merchant.code,
    })
    if (!member) throw new ServiceError('user.or.token.invalid')
    return presentMember(member)
  })

  registry.on(setMemberLanguage, async ({ merchant, session, body }) => {
    if (!isLanguage(body.language))
      throw new ServiceError('invalid_input', [{ path: 'language', rule: 'field.invalid' }])
    await database.transaction((tx) => setLanguage(tx, merchant.code, session.memberId, body.language), {
      merchant: merchant.code,
    })
    return { language: body.language }
  })

  registry.on(setMemberProfile, async ({ merchant, session, body: { avatar, nickname } }) => {
    if (avatar !== null && avatar >= countProfileIcons(merchant.settings.gw))
      throw new ServiceError('invalid_input', [{ path: 'avatar', rule: 'field.invalid' }])
    const profile = { avatar, nickname: nickname === '' ? null : nickname }
    const member = await database.transaction((tx) => setProfile(tx, merchant.code, session.memberId, profile), {
      merchant: merchant.code,
    })
    if (!member) throw new ServiceError('user.or.token.invalid')
    return presentMember(member)
  })
}

function presentMember({
  id,
  username,
  type,
  language,
  createdAt,
  passwordHash,
  avatar,
  nickname,
}: MemberRow): MemberInfo {
  return {
    id,
    account: username,
    type,
    userName: username,
    language,
    clubLabel: null,
    registeredAt: createdAt.toISOString(),
    hasPassword: passwordHash !== null,
    avatar,
    nickname,
  }
}
