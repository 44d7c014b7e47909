import {
  countProfileIcons,
  isLanguage,
  type MemberInfo,
  memberInfo,
  setMemberLanguage,
  setMemberProfile,
} from '@foyer/contract'
import type { Database, Tx } from '@foyer/database'
import type { Registry } from '../http/registry.ts'
import { ServiceError } from '../http/service-error.ts'
import { findMemberById, type MemberRow, setLanguage, setProfile } from './member.store.ts'
import { findClubLabel } from './member-label.store.ts'

export function registerMemberRoutes(registry: Registry, { database }: { database: Database }): void {
  registry.on(memberInfo, async ({ merchant, session }) => {
    return database.transaction(
      async (tx) => {
        const member = await findMemberById(tx, merchant.code, session.memberId)
        if (!member) throw new ServiceError('user.or.token.invalid')
        return presentMember(member, await readLabel(tx, member))
      },
      { merchant: merchant.code },
    )
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
    return database.transaction(
      async (tx) => {
        const member = await setProfile(tx, merchant.code, session.memberId, profile)
        if (!member) throw new ServiceError('user.or.token.invalid')
        return presentMember(member, await readLabel(tx, member))
      },
      { merchant: merchant.code },
    )
  })
}

/** The label that staff gave the member (MEMB-02). */
async function readLabel(tx: Tx, { merchant, clubLabelId }: MemberRow): Promise<MemberInfo['clubLabel']> {
  const label = clubLabelId === null ? undefined : await findClubLabel(tx, merchant, clubLabelId)
  if (!label) return null
  return { labelName: label.name, labelId: label.id, type: label.type, rankLevel: label.rankLevel }
}

function presentMember(
  { id, username, type, language, createdAt, passwordHash, avatar, nickname }: MemberRow,
  clubLabel: MemberInfo['clubLabel'],
): MemberInfo {
  return {
    id,
    account: username,
    type,
    userName: username,
    language,
    clubLabel,
    registeredAt: createdAt.toISOString(),
    hasPassword: passwordHash !== null,
    avatar,
    nickname,
  }
}
