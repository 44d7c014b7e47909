import { playsForFun } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import type { MemberRow } from '../../member/index.ts'
import type { Merchant } from '../../merchant/index.ts'
import { notifyMember } from '../../outreach/index.ts'
import { pickText } from '../../translated-text.rules.ts'
import { decideRank, findDailyBenefit, type RankSettings, type RankStep, sortLevels } from './rank.rules.ts'
import { readStakes, storeLevel } from './rank.store.ts'

type RankedMember = Pick<MemberRow, 'id' | 'type' | 'currency'>

/** The programme counts real stakes only: fun members have none (T22). */
export function listLevels({ settings }: Pick<Merchant, 'settings'>, member: Pick<MemberRow, 'type'>): RankSettings {
  return playsForFun(member.type) ? [] : sortLevels(settings.rankLevels)
}

/**
 * The member's rank. A level that is reached is stored, so that it stays, and the member is told once.
 */
export async function readRank(
  tx: Tx,
  merchant: Merchant,
  member: RankedMember,
): Promise<RankStep & { stakeMinor: bigint }> {
  const levels = listLevels(merchant, member)
  if (levels.length === 0) return { stakeMinor: 0n, ...decideRank(0n, levels) }
  const staker = { merchant: merchant.code, memberId: member.id, currency: member.currency }
  const { stakeMinor, reached } = await readStakes(tx, staker)
  const rank = decideRank(stakeMinor, levels, reached)
  if (rank.level > reached && (await storeLevel(tx, staker, rank.level))) {
    const { defaultLanguage } = merchant.settings
    const level = pickText(levels[rank.level - 1]?.names ?? {}, defaultLanguage, defaultLanguage) || String(rank.level)
    const notification = { id: `rank-${rank.level}`, kind: 'rank_reached', values: { level }, holdSeconds: 0 } as const
    await notifyMember(tx, merchant, { memberId: member.id, ...notification })
  }
  return { stakeMinor, ...rank }
}

/** The member's level, 0 below the first. */
export async function readLevel(tx: Tx, merchant: Merchant, member: RankedMember): Promise<number> {
  const { level } = await readRank(tx, merchant, member)
  return level
}

/** What the member's level lets withdraw within 24 hours, in minor units; undefined without such a benefit. */
export async function readDailyBenefit(tx: Tx, merchant: Merchant, member: RankedMember): Promise<bigint | undefined> {
  const levels = listLevels(merchant, member)
  if (!levels.some(({ withdrawalDailyMinor }) => withdrawalDailyMinor !== undefined)) return undefined
  const { level } = await readRank(tx, merchant, member)
  return findDailyBenefit(levels, level)
}
