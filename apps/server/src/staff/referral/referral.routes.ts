import { decideStaffReferral, listStaffReferrals, type ReferralState, referralStates } from '@foyer/contract'
import type { Database, Tx } from '@foyer/database'
import type { Registry } from '../../http/registry.ts'
import { listMembersById } from '../../member/index.ts'
import {
  decideReferral,
  findProgramme,
  findReferral,
  listReferrals,
  type ReferralRow,
  sumReferrals,
} from '../../referral/index.ts'
import { appendTrail } from '../trail/index.ts'

const PAGE_SIZE = 50

/** The referral programme's numbers and its held rewards (OPEN-45, T24). */
export function registerStaffReferralRoutes(registry: Registry, { database }: { database: Database }): void {
  registry.on(listStaffReferrals, async ({ merchant, query }) =>
    database.transaction(
      async (tx) => {
        const { code } = merchant
        const after = query.after === undefined ? undefined : await findReferral(tx, code, query.after)
        const filter = { merchant: code, state: query.state, after, limit: PAGE_SIZE + 1 }
        const isGone = query.after !== undefined && !after
        const rows = isGone ? [] : await listReferrals(tx, filter)
        const page = rows.slice(0, PAGE_SIZE)
        const sums = await sumReferrals(tx, code)
        const counts = Object.fromEntries(
          referralStates.map((one) => [one, sums.find(({ state }) => state === one)?.count ?? 0]),
        ) as Record<ReferralState, number> // fromEntries loses the literal keys
        return {
          isOpen: findProgramme(merchant) !== undefined,
          currency: merchant.settings.currency,
          paidMinor: String(sums.reduce((total, sum) => total + sum.rewardMinor + sum.friendRewardMinor, 0n)),
          counts,
          items: await presentReferrals(tx, code, page),
          next: rows.length > PAGE_SIZE ? (page.at(-1)?.friendId ?? null) : null,
        }
      },
      { merchant: merchant.code },
    ),
  )

  registry.on(decideStaffReferral, async ({ merchant: { code }, staff, body }) =>
    database.transaction(
      async (tx) => {
        const { id: friendId, decision, reason } = body
        const before = await decideReferral(tx, { merchant: code, friendId, decision, now: new Date() })
        if (before.state === decision) return { state: decision }
        const after = await findReferral(tx, code, friendId)
        await appendTrail(tx, {
          ...{ merchant: code, actor: { id: staff.personId, name: staff.name }, reason },
          ...{ action: `referral.${decision}`, subject: 'referral', subjectId: friendId },
          before: { state: before.state, reasons: before.reasons },
          after: {
            state: decision,
            rewardMinor: String(after?.rewardMinor ?? 0n),
            friendRewardMinor: String(after?.friendRewardMinor ?? 0n),
          },
        })
        return { state: decision }
      },
      { merchant: code },
    ),
  )
}

async function presentReferrals(tx: Tx, merchant: string, rows: readonly ReferralRow[]) {
  const ids = [...new Set(rows.flatMap(({ friendId, inviterId }) => [friendId, inviterId]))]
  const members = ids.length > 0 ? await listMembersById(tx, merchant, ids) : []
  const nameOf = (wanted: string) => members.find(({ id }) => id === wanted)?.username ?? ''
  return rows.map((row) => ({
    ...{ id: row.friendId, inviterId: row.inviterId, state: row.state, reasons: row.reasons, currency: row.currency },
    username: nameOf(row.friendId),
    inviterName: nameOf(row.inviterId),
    joinedAt: row.joinedAt.toISOString(),
    qualifiedAt: row.qualifiedAt?.toISOString() ?? null,
    rewardMinor: String(row.rewardMinor),
    friendRewardMinor: String(row.friendRewardMinor),
  }))
}
