import { playsForFun, readPromoCode } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import { ServiceError } from '../../http/service-error.ts'
import { findGivenSources, type GrantState, giveBonus, isGivenToAny } from '../../ledger/index.ts'
import { isPlayBlocked, lockMember, type MemberRow } from '../../member/index.ts'
import type { Merchant } from '../../merchant/index.ts'
import { listAccountSharers } from '../../money/index.ts'
import { type FoundReward, findReward } from '../kinds/index.ts'
import { findCode, type LiveOffer, listLiveOffers, takeCode } from '../offer/index.ts'

/** An offer with what it gives this member. */
export interface MemberReward {
  offer: LiveOffer
  found: FoundReward
}

interface Claimant {
  merchant: Merchant
  memberId: string
  now: Date
}

/** What the merchant's live offers give a member; nothing to those who may not play for real money. */
export async function listRewards(
  tx: Tx,
  { merchant, member, now }: { merchant: Merchant; member: MemberRow; now: Date },
): Promise<MemberReward[]> {
  if (!isEligible(member, now)) return []
  const offers = await listLiveOffers(tx, { merchant: merchant.code, currency: member.currency, now })
  const rewards: MemberReward[] = []
  for (const offer of offers) {
    const found = await findReward(tx, { merchant, member, offer, reward: offer.fields.reward, now })
    if (found) rewards.push({ offer, found })
  }
  const sources = rewards.map(({ found }) => found.source)
  const given = await findGivenSources(tx, merchant.code, sources)
  return rewards.filter(({ found }) => !given.has(found.source))
}

/**
 * Claims what an offer gives now.
 * @returns the grant's state; that of the former one for a repetition
 * @throws ServiceError `not_found` for no live offer, `bonus_refused` for a member whom it gives nothing
 */
export async function claim(tx: Tx, claimant: Claimant, offerId: string): Promise<GrantState> {
  const { merchant, now } = claimant
  const member = await lockEligible(tx, claimant)
  const offers = await listLiveOffers(tx, { merchant: merchant.code, currency: member.currency, now })
  const offer = offers.find(({ id }) => id === offerId)
  if (!offer || offer.fields.reward.kind === 'code') throw new ServiceError('not_found')
  const found = await findReward(tx, { merchant, member, offer, reward: offer.fields.reward, now })
  if (found?.state !== 'ready') throw new ServiceError('bonus_refused')
  return give(tx, { merchant, member, offer }, found)
}

/**
 * Redeems a promo code, once a member and offer.
 * @throws ServiceError `promo_code_unknown`, `promo_code_used_up`, `bonus_refused`
 */
export async function redeem(tx: Tx, claimant: Claimant, text: string): Promise<GrantState> {
  const { merchant, now } = claimant
  const code = readPromoCode(text)
  const known = code === undefined ? undefined : await findCode(tx, merchant.code, code)
  if (code === undefined || !known) throw new ServiceError('promo_code_unknown')
  const member = await lockEligible(tx, claimant)
  const offers = await listLiveOffers(tx, { merchant: merchant.code, currency: member.currency, now })
  const offer = offers.find(({ id }) => id === known.offerId)
  const reward = offer?.fields.reward
  if (!offer || reward?.kind !== 'code' || !reward.codes.some((one) => one.code === code))
    throw new ServiceError('promo_code_unknown')
  const source = `offer:${offer.id}:code:${member.id}`
  const given = await findGivenSources(tx, merchant.code, [source])
  if (!given.has(source) && !(await takeCode(tx, merchant.code, code))) throw new ServiceError('promo_code_used_up')
  return give(tx, { merchant, member, offer }, { source, amountMinor: BigInt(reward.rewardMinor) })
}

async function lockEligible(tx: Tx, { merchant, memberId, now }: Claimant): Promise<MemberRow> {
  const member = await lockMember(tx, merchant.code, memberId)
  if (!member) throw new ServiceError('user.or.token.invalid')
  if (!isEligible(member, now)) throw new ServiceError('bonus_refused')
  return member
}

/** A blocked member gets nothing, and nothing is kept for later. */
function isEligible(member: MemberRow, now: Date): boolean {
  return !playsForFun(member.type) && !isPlayBlocked(member, now)
}

/** Once a person: the refusal names no other account. */
async function give(
  tx: Tx,
  { merchant: { code: merchant }, member, offer }: { merchant: Merchant; member: MemberRow; offer: LiveOffer },
  { source, amountMinor, freeBets }: Pick<FoundReward, 'source' | 'amountMinor' | 'freeBets'>,
): Promise<GrantState> {
  const memberIds = await listAccountSharers(tx, merchant, member.id)
  if (await isGivenToAny(tx, { merchant, offerId: offer.id, memberIds })) throw new ServiceError('bonus_refused')
  const { id, version, fields } = offer
  const state = await giveBonus(tx, {
    merchant,
    memberId: member.id,
    currency: fields.currency,
    offer: { id, version, kind: fields.reward.kind },
    source,
    amountMinor,
    terms: freeBets ? { ...fields.terms, weights: { [freeBets.game]: 100 }, otherWeight: 0 } : fields.terms,
    ...(freeBets ? { freeStakeMinor: BigInt(freeBets.stakeMinor) } : {}),
  })
  if (state === undefined) throw new ServiceError('bonus_refused')
  return state
}
