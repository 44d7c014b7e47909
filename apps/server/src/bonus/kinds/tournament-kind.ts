import { findStanding } from '../tournament/index.ts'
import type { FindReward } from './kind.types.ts'

/** Prizes of the first places; the sum is what all of them share. Given when it is over, never claimed. */
export const findTournamentReward: FindReward<'tournament'> = async (tx, { merchant, member, offer, reward }) => {
  const { prizesMinor } = reward
  const place = { merchant: merchant.code, offerId: offer.id }
  return {
    state: 'progress',
    amountMinor: prizesMinor.reduce((total, prize) => total + BigInt(prize), 0n),
    source: `offer:${offer.id}:tournament:${member.id}`,
    tournament: await findStanding(tx, place, { memberId: member.id, prizesMinor }),
    until: new Date(offer.fields.to),
  }
}
