import { randomUUID } from 'node:crypto'
import { type MemberType, playsForFun } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import { openAccounts } from '../ledger/index.ts'
import type { Merchant } from '../merchant/index.ts'
import { insertMember, insertOrigin, type MemberRow, type OriginRow } from './member.store.ts'

/** Currency of fun members (T22). */
const FUN_CURRENCY = 'FUN'

export interface NewMember {
  username: string
  /** Null without a password (DEC-11). */
  passwordHash: string | null
  /** Set by the server alone (T40). */
  type: MemberType
  language: string
  registerMethod: string
  /** First name that the member reads; may be changed. */
  nickname?: string
  referralCode?: string | undefined
  affiliateCode?: string | undefined
  linkId?: string | undefined
  deviceId?: string | undefined
  /** Of a registration (ENT-07). */
  origin?: Omit<OriginRow, 'merchant' | 'memberId'> | undefined
}

/** Creates a member with its accounts; undefined for a taken name. */
export async function createMember(tx: Tx, merchant: Merchant, details: NewMember): Promise<MemberRow | undefined> {
  const member: MemberRow = {
    merchant: merchant.code,
    id: randomUUID(),
    username: details.username,
    type: details.type,
    passwordHash: details.passwordHash,
    passwordSetAt: details.passwordHash === null ? null : new Date(),
    currency: playsForFun(details.type) ? FUN_CURRENCY : merchant.settings.currency,
    language: details.language,
    referralCode: details.referralCode ?? null,
    affiliateCode: details.affiliateCode ?? null,
    linkId: details.linkId ?? null,
    registerMethod: details.registerMethod,
    deviceId: details.deviceId ?? null,
    avatar: null,
    nickname: details.nickname ?? null,
    createdAt: new Date(),
    lastLoginAt: null,
    playBlockedUntil: null,
    loginBlockedAt: null,
    depositBlockedAt: null,
    withdrawalBlockedAt: null,
    clubLabelId: null,
    closedAt: null,
  }
  if (!(await insertMember(tx, member))) return undefined
  if (details.origin) await insertOrigin(tx, { merchant: merchant.code, memberId: member.id, ...details.origin })
  await openAccounts(tx, { merchant: merchant.code, memberId: member.id, currency: member.currency })
  return member
}
