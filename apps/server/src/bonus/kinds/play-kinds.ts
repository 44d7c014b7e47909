import { sumPlay } from '../../ledger/index.ts'
import type { FindReward } from './kind.types.ts'
import { findPeriod } from './period.rules.ts'

/** A part of the own money that was lost in the period before, in settled rounds: lost bonus money earns nothing. */
export const findCashback: FindReward<'cashback'> = async (tx, { merchant, member, offer, reward, now }) => {
  const { timeZone } = merchant.settings
  const before = findPeriod(reward.period, now, timeZone, -1)
  const begin = new Date(offer.fields.from)
  const player = { merchant: merchant.code, memberId: member.id, currency: member.currency }
  // What was lost before the offer began earns nothing.
  const from = before.from > begin ? before.from : begin
  const { ownLossMinor } = await sumPlay(tx, player, { from, to: before.to })
  const part = (ownLossMinor * BigInt(reward.percent)) / 100n
  const most = BigInt(reward.maxMinor)
  const amountMinor = part < most ? part : most
  if (amountMinor <= 0n) return undefined
  const { to } = findPeriod(reward.period, now, timeZone)
  return {
    state: 'ready',
    amountMinor,
    source: `offer:${offer.id}:${before.key}:${member.id}`,
    percent: reward.percent,
    until: to,
  }
}

/** Stakes or rounds of the period, in some games or in all. */
export const findMission: FindReward<'mission'> = async (tx, { merchant, member, offer, reward, now }) => {
  const period = findPeriod(reward.period, now, merchant.settings.timeZone)
  const player = { merchant: merchant.code, memberId: member.id, currency: member.currency }
  const play = await sumPlay(tx, player, { from: period.from, to: period.to, games: reward.games })
  const target = BigInt(reward.target)
  const done = reward.measure === 'stake' ? play.stakedMinor : BigInt(play.rounds)
  return {
    state: done >= target ? 'ready' : 'progress',
    amountMinor: BigInt(reward.rewardMinor),
    source: `offer:${offer.id}:${period.key}:${member.id}`,
    progress: { measure: reward.measure, done: done < target ? done : target, target },
    until: period.to,
  }
}
