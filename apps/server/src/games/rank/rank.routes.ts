import { playerRankProgress, playsForFun } from '@foyer/contract'
import type { Database } from '@foyer/database'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import { findMemberById } from '../../member/index.ts'
import { decideRank } from './rank.rules.ts'
import { readStakes } from './rank.store.ts'

/** The programme counts real stakes only: fun members have none (T22). */
export function registerRankRoutes(registry: Registry, { database }: { database: Database }): void {
  registry.on(playerRankProgress, async ({ merchant, session }) => {
    const thresholds = playsForFun(session.memberType) ? [] : merchant.settings.rankStakesMinor
    const { member, stakeMinor } = await database.transaction(
      async (tx) => {
        const member = await findMemberById(tx, merchant.code, session.memberId)
        if (!member) throw new ServiceError('user.or.token.invalid')
        const owner = { merchant: merchant.code, memberId: member.id, currency: member.currency }
        return { member, stakeMinor: thresholds.length === 0 ? 0n : await readStakes(tx, owner) }
      },
      { merchant: merchant.code },
    )
    const { level, nextStakeMinor } = decideRank(stakeMinor, thresholds)
    return {
      rankLevel: level,
      stakeMinor: stakeMinor.toString(),
      nextStakeMinor: nextStakeMinor?.toString() ?? null,
      currency: member.currency,
    }
  })
}
