import { readLevel } from '../../games/index.ts'
import type { FindReward } from './kind.types.ts'

/** A level of the rank, once. */
export const findRankReward: FindReward<'rank'> = async (tx, { merchant, member, offer, reward }) => {
  const level = await readLevel(tx, merchant, member)
  return {
    state: level >= reward.level ? 'ready' : 'progress',
    amountMinor: BigInt(reward.rewardMinor),
    source: `offer:${offer.id}:rank:${member.id}`,
    until: new Date(offer.fields.to),
  }
}

/** Free bets in one game, once. */
export const findFreeBets: FindReward<'free_bets'> = async (_tx, { member, offer, reward }) => ({
  state: 'ready',
  amountMinor: BigInt(reward.stakeMinor) * BigInt(reward.count),
  source: `offer:${offer.id}:free:${member.id}`,
  freeBets: { game: reward.game, count: reward.count, stakeMinor: reward.stakeMinor },
  until: new Date(offer.fields.to),
})
