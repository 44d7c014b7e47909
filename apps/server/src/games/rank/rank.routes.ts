import { playerRankProgress } from '@foyer/contract'
import type { Database } from '@foyer/database'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import { findMemberById } from '../../member/index.ts'
import { pickText } from '../../translated-text.rules.ts'
import { listLevels, readRank } from './rank.service.ts'

export function registerRankRoutes(registry: Registry, { database }: { database: Database }): void {
  registry.on(playerRankProgress, async ({ merchant, session, caller }) => {
    const { code, settings } = merchant
    const { member, rank } = await database.transaction(
      async (tx) => {
        const member = await findMemberById(tx, code, session.memberId)
        if (!member) throw new ServiceError('user.or.token.invalid')
        return { member, rank: await readRank(tx, merchant, member) }
      },
      { merchant: code },
    )
    return {
      rankLevel: rank.level,
      stakeMinor: rank.stakeMinor.toString(),
      nextStakeMinor: rank.nextStakeMinor?.toString() ?? null,
      currency: member.currency,
      levels: listLevels(merchant, member).map(({ stakeMinor, names, withdrawalDailyMinor = null }) => ({
        name: names === undefined ? null : pickText(names, caller.language, settings.defaultLanguage),
        stakeMinor,
        withdrawalDailyMinor,
      })),
    }
  })
}
