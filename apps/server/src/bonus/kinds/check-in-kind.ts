import { findGivenSources } from '../../ledger/index.ts'
import type { FindReward } from './kind.types.ts'
import { findPeriod, listDatesBefore } from './period.rules.ts'

const LOOK_BACK_DAYS = 62

/** One amount a day; days in a row go along the list, a day that was left out begins it again. */
export const findCheckIn: FindReward<'check_in'> = async (tx, { merchant, member, offer, reward, now }) => {
  const { timeZone } = merchant.settings
  const sourceOf = (key: string) => `offer:${offer.id}:${key}:${member.id}`
  const today = findPeriod('day', now, timeZone)
  // Whole turns of the list: a longer row of days begins it again.
  const length = reward.amountsMinor.length * Math.ceil(LOOK_BACK_DAYS / reward.amountsMinor.length)
  const before = listDatesBefore(now, timeZone, length).map(sourceOf)
  const given = await findGivenSources(tx, merchant.code, before)
  const missed = before.findIndex((source) => !given.has(source))
  const inRow = missed === -1 ? length : missed
  const amount = reward.amountsMinor[inRow % reward.amountsMinor.length]
  if (amount === undefined) return undefined
  return { state: 'ready', amountMinor: BigInt(amount), source: sourceOf(today.key), until: today.to }
}
