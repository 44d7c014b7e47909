import { randomBytes } from 'node:crypto'
import type { Tx } from '@foyer/database'
import { networkOf } from '../http/address.ts'
import { isPrivateAddress } from '../http/network.ts'
import { ServiceError } from '../http/service-error.ts'
import { buildCode, toStoredCode } from '../invitation.rules.ts'
import { sumSettledStakes, transfer } from '../ledger/index.ts'
import { findMemberById, type MemberRow } from '../member/index.ts'
import type { Merchant } from '../merchant/index.ts'
import {
  canEarn,
  decideMissing,
  type FriendProgress,
  findReward,
  listHoldReasons,
  planNextCheckSeconds,
  type ReferralReason,
  type ReferralTerms,
} from './referral.rules.ts'
import {
  findCodeOfMember,
  findMemberOfCode,
  insertCode,
  insertReferral,
  lockInviter,
  lockReferral,
  type ReferralRow,
  sumReferrals,
  updateReferral,
} from './referral.store.ts'
import { findLargestDeposit, hasCommonPayoutAccount, listTraces } from './referral-evidence.store.ts'

const DAY_MS = 86_400_000
const CODE_TRIES = 5

/** A merchant's programme; undefined where it is off. */
export function findProgramme({ settings }: Merchant): ReferralTerms | undefined {
  const { referral } = settings
  return referral && { ...referral, friendRewardMinor: referral.friendRewardMinor ?? '0' }
}

/** A member's own code, made when it is asked for first. */
export async function ensureCode(tx: Tx, merchant: string, memberId: string, now: Date): Promise<string> {
  for (let attempt = 0; attempt < CODE_TRIES; attempt += 1) {
    const known = await findCodeOfMember(tx, merchant, memberId)
    if (known) return known
    const code = buildCode(randomBytes(32))
    if (code) await insertCode(tx, { merchant, memberId, code, createdAt: now })
  }
  throw new Error('no free referral code was found')
}

/** Whether a code leads to a member; true for any where the merchant has no programme. */
export async function isKnownCode(tx: Tx, merchant: Merchant, code: string): Promise<boolean> {
  if (!findProgramme(merchant)) return true
  return (await findMemberOfCode(tx, merchant.code, toStoredCode(code))) !== undefined
}

/** Binds a new member to the one whose code it brought, once and for ever; an unknown code binds to nobody (T24). */
export async function bindReferral(tx: Tx, merchant: Merchant, member: MemberRow, now: Date): Promise<void> {
  const terms = findProgramme(merchant)
  if (!terms || !member.referralCode) return
  const inviterId = await findMemberOfCode(tx, merchant.code, toStoredCode(member.referralCode))
  if (inviterId === undefined || inviterId === member.id) return
  await insertReferral(tx, {
    ...{ merchant: merchant.code, friendId: member.id, inviterId, terms, currency: member.currency },
    ...{ state: 'joined', joinedAt: now, dueAt: now, endsAt: new Date(now.getTime() + terms.days * DAY_MS) },
  })
}

/** What a friend has done within its time. */
export async function readProgress(tx: Tx, row: ReferralRow): Promise<FriendProgress> {
  const { merchant, friendId, currency, endsAt } = row
  const stakes = await sumSettledStakes(tx, { merchant, memberId: friendId, currency })
  return {
    largestDepositMinor: await findLargestDeposit(tx, merchant, friendId, endsAt),
    settledStakesMinor: stakes.final.stakesMinor,
  }
}

/** Checks a friend whose check is due: it goes on waiting, is out of time, or its rewards are paid, held or refused. */
export async function checkReferral(tx: Tx, merchant: string, friendId: string, now: Date): Promise<void> {
  const row = await lockReferral(tx, merchant, friendId)
  if (row?.state !== 'joined') return
  // Stakes have no time limit of their own in the sum, so that a check after the end decides nothing new.
  if (now > row.endsAt) return updateReferral(tx, row, { state: 'expired', dueAt: null, decidedAt: now })
  const missing = decideMissing(row.terms, await readProgress(tx, row))
  if (missing.depositMinor > 0n || missing.stakeMinor > 0n) {
    const waitMs = planNextCheckSeconds((now.getTime() - row.joinedAt.getTime()) / 1_000) * 1_000
    const dueAt = new Date(Math.min(now.getTime() + waitMs, Math.max(row.endsAt.getTime(), now.getTime() + 1_000)))
    return updateReferral(tx, row, { dueAt })
  }
  const excluded = await listExclusions(tx, row, now)
  if (excluded.length > 0) {
    const refused = { state: 'refused', dueAt: null, qualifiedAt: now, decidedAt: now, reasons: excluded } as const
    return updateReferral(tx, row, refused)
  }
  const reasons = await findHoldReasons(tx, row)
  if (reasons.length > 0)
    return updateReferral(tx, row, { state: 'held', dueAt: null, qualifiedAt: now, reasons: [...reasons] })
  await payReferral(tx, { ...row, qualifiedAt: now }, now)
}

/**
 * Pays or refuses a held referral; the same decision again changes nothing.
 * @returns the referral before it
 * @throws ServiceError `not_found`, `request_conflict` for one that is not held, or whose members may not earn
 */
export async function decideReferral(
  tx: Tx,
  {
    merchant,
    friendId,
    decision,
    now,
  }: { merchant: string; friendId: string; decision: 'paid' | 'refused'; now: Date },
): Promise<ReferralRow> {
  const row = await lockReferral(tx, merchant, friendId)
  if (!row) throw new ServiceError('not_found')
  if (row.state === decision) return row
  if (row.state !== 'held') throw new ServiceError('request_conflict')
  if (decision === 'refused') {
    await updateReferral(tx, row, { state: 'refused', decidedAt: now })
    return row
  }
  if ((await listExclusions(tx, row, now)).length > 0) throw new ServiceError('request_conflict')
  await payReferral(tx, row, now)
  return row
}

async function listExclusions(tx: Tx, row: ReferralRow, now: Date): Promise<ReferralReason[]> {
  const friend = await findMemberById(tx, row.merchant, row.friendId)
  const inviter = await findMemberById(tx, row.merchant, row.inviterId)
  const reasons: ReferralReason[] = []
  if (!friend || !canEarn(friend, now)) reasons.push('friend_account')
  if (!inviter || !canEarn(inviter, now) || inviter.currency !== row.currency) reasons.push('inviter_account')
  return reasons
}

async function findHoldReasons(tx: Tx, { merchant, friendId, inviterId }: ReferralRow): Promise<ReferralReason[]> {
  const traces = (await listTraces(tx, merchant, friendId, inviterId)).map(({ memberId, devices, addresses }) => ({
    memberId,
    devices,
    // A private address says nothing about who is behind it.
    networks: addresses.filter((address) => !isPrivateAddress(address)).map(networkOf),
  }))
  const own = traces.find(({ memberId }) => memberId === friendId)
  const others = traces.filter(({ memberId }) => memberId !== friendId)
  const isCommon = await hasCommonPayoutAccount(tx, merchant, friendId, inviterId)
  return listHoldReasons(
    { devices: own?.devices ?? [], networks: own?.networks ?? [], hasCommonPayoutAccount: isCommon },
    { devices: others.flatMap(({ devices }) => devices), networks: others.flatMap(({ networks }) => networks) },
  )
}

/** Pays both rewards; the friend's number among the inviter's paid ones decides the tier. */
async function payReferral(tx: Tx, row: ReferralRow, now: Date): Promise<void> {
  const { merchant, friendId, inviterId, terms, currency } = row
  await lockInviter(tx, merchant, inviterId)
  const sums = await sumReferrals(tx, merchant, inviterId)
  const paidBefore = sums.find(({ state }) => state === 'paid')?.count ?? 0
  const rewardMinor = findReward(terms.tiers, paidBefore + 1)
  const friendRewardMinor = BigInt(terms.friendRewardMinor)
  const common = {
    merchant,
    currency,
    kind: 'bonus',
    scope: 'referral',
    counter: 'referral',
    reference: friendId,
  } as const
  const payments = [
    { ...common, memberId: inviterId, key: `${friendId}:inviter`, amountMinor: rewardMinor },
    { ...common, memberId: friendId, key: `${friendId}:friend`, amountMinor: friendRewardMinor },
  ]
  for (const payment of payments) {
    if (payment.amountMinor === 0n) continue
    const answer = await transfer(tx, payment)
    if (answer.status !== 'posted')
      throw new Error(`the ledger refused a referral's reward: ${answer.code ?? answer.status}`)
  }
  const paid = { state: 'paid', dueAt: null, qualifiedAt: row.qualifiedAt, decidedAt: now } as const
  await updateReferral(tx, row, { ...paid, rewardMinor, friendRewardMinor })
}
