import { checkReferralCode, type ReferralProgramme, readReferral, readReferralProgramme } from '@foyer/contract'
import type { Database, Tx } from '@foyer/database'
import type { Registry } from '../http/registry.ts'
import { maskUsername } from '../invitation.rules.ts'
import { listMembersById } from '../member/index.ts'
import type { Merchant } from '../merchant/index.ts'
import { decideMissing } from './referral.rules.ts'
import { ensureCode, findProgramme, isKnownCode, readProgress } from './referral.service.ts'
import { listReferrals, type ReferralRow, sumReferrals } from './referral.store.ts'

/** Friends that a member sees. */
const FRIEND_LIMIT = 100

/** A merchant's programme, and a member's own referrals (OPEN-45). */
export function registerReferralRoutes(registry: Registry, { database }: { database: Database }): void {
  registry.on(readReferralProgramme, async ({ merchant }) => ({ programme: presentProgramme(merchant) }))

  registry.on(
    checkReferralCode,
    async ({ merchant, body }) =>
      database.transaction(async (tx) => ({ isKnown: await isKnownCode(tx, merchant, body.code) }), {
        merchant: merchant.code,
      }),
    { limit: 'usernameCheck' },
  )

  registry.on(readReferral, async ({ merchant, session: { memberId } }) =>
    database.transaction(
      async (tx) => {
        const code = await ensureCode(tx, merchant.code, memberId, new Date())
        const rows = await listReferrals(tx, { merchant: merchant.code, inviterId: memberId, limit: FRIEND_LIMIT })
        const sums = await sumReferrals(tx, merchant.code, memberId)
        const countOf = (wanted: string) => sums.find(({ state }) => state === wanted)?.count ?? 0
        return {
          ...{ code, programme: presentProgramme(merchant), friends: await presentFriends(tx, rows) },
          joinedCount: sums.reduce((total, { count }) => total + count, 0),
          paidCount: countOf('paid'),
          heldCount: countOf('held'),
          earnedMinor: String(sums.reduce((total, { rewardMinor }) => total + rewardMinor, 0n)),
        }
      },
      { merchant: merchant.code },
    ),
  )
}

function presentProgramme(merchant: Merchant): ReferralProgramme | null {
  const terms = findProgramme(merchant)
  return terms ? { ...terms, tiers: [...terms.tiers], currency: merchant.settings.currency } : null
}

async function presentFriends(tx: Tx, rows: readonly ReferralRow[]) {
  const [first] = rows
  if (!first) return []
  const ids = rows.map(({ friendId }) => friendId)
  const members = await listMembersById(tx, first.merchant, ids)
  const friends = []
  for (const row of rows) {
    const missing = row.state === 'joined' ? decideMissing(row.terms, await readProgress(tx, row)) : undefined
    friends.push({
      name: maskUsername(members.find(({ id }) => id === row.friendId)?.username ?? ''),
      joinedAt: row.joinedAt.toISOString(),
      state: row.state,
      missingDepositMinor: String(missing?.depositMinor ?? 0n),
      missingStakeMinor: String(missing?.stakeMinor ?? 0n),
      endsAt: row.endsAt.toISOString(),
      rewardMinor: String(row.rewardMinor),
    })
  }
  return friends
}
