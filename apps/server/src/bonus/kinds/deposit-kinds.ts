import { findDepositBonus } from '@foyer/contract'
import { findApprovedDeposit } from '../../money/index.ts'
import type { FindReward, FoundReward } from './kind.types.ts'

const DAY_MS = 86_400_000
/** A deposit is claimed for within this time. */
const CLAIM_DAYS = 7

type Deposit = NonNullable<Awaited<ReturnType<typeof findApprovedDeposit>>>

/** The member's first deposit, if it was made while the offer runs. */
export const findFirstDeposit: FindReward<'first_deposit'> = async (tx, request) => {
  const { merchant, member, offer, reward, now } = request
  const player = { merchant: merchant.code, memberId: member.id, currency: member.currency }
  const source = `offer:${offer.id}:first:${member.id}`
  const deposit = await findApprovedDeposit(tx, player, 'first')
  return describe(reward, deposit, { source, from: new Date(offer.fields.from), to: new Date(offer.fields.to), now })
}

/** The latest deposit, once in each span of days since the offer began; a member's first deposit is no reload. */
export const findReload: FindReward<'reload'> = async (tx, request) => {
  const { merchant, member, offer, reward, now } = request
  const player = { merchant: merchant.code, memberId: member.id, currency: member.currency }
  const begin = Date.parse(offer.fields.from)
  const span = reward.everyDays * DAY_MS
  const index = Math.floor((now.getTime() - begin) / span)
  const from = new Date(begin + index * span)
  const to = new Date(Math.min(from.getTime() + span, Date.parse(offer.fields.to)))
  const first = await findApprovedDeposit(tx, player, 'first')
  if (!first) return undefined
  const latest = await findApprovedDeposit(tx, player, 'latest')
  const deposit = latest && latest.id !== first.id ? latest : undefined
  return describe(reward, deposit, { source: `offer:${offer.id}:span:${index}:${member.id}`, from, to, now })
}

function describe(
  reward: { percent: number; maxMinor: string; minDepositMinor: string },
  deposit: Deposit | undefined,
  { source, from, to, now }: { source: string; from: Date; to: Date; now: Date },
): FoundReward | undefined {
  const facts = { source, percent: reward.percent, minDepositMinor: reward.minDepositMinor }
  const at = deposit && (deposit.resolvedAt ?? deposit.createdAt)
  if (deposit && at && at >= from) {
    const amountMinor = findDepositBonus(reward, deposit.amountMinor)
    const until = new Date(Math.min(at.getTime() + CLAIM_DAYS * DAY_MS, to.getTime()))
    if (amountMinor !== undefined && amountMinor > 0n)
      return until > now ? { ...facts, state: 'ready', amountMinor, until } : undefined
  }
  // Of a first deposit only one counts, whatever it was.
  if (source.includes(':first:') && deposit) return undefined
  return { ...facts, state: 'progress', amountMinor: BigInt(reward.maxMinor), until: to }
}
