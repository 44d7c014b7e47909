import { giveStaffBonus, listStaffMemberBonuses, reverseStaffBonus } from '@foyer/contract'
import type { Database } from '@foyer/database'
import { readOfferNames } from '../../bonus/index.ts'
import type { StaffIdentity } from '../../http/identity.ts'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import { listGrants } from '../../ledger/index.ts'
import { findMemberById } from '../../member/index.ts'
import { pickText } from '../../translated-text.rules.ts'
import { giveByHand, reverseBonus, STAFF_GRANTS_LIMIT } from './bonus.service.ts'

const toActor = ({ personId, name }: StaffIdentity) => ({ id: personId, name })

/** Bonuses of a member: seen, given by hand and taken back. */
export function registerStaffBonusRoutes(registry: Registry, { database }: { database: Database }): void {
  registry.on(listStaffMemberBonuses, async ({ merchant: { code, settings }, params }) =>
    database.transaction(
      async (tx) => {
        const member = await findMemberById(tx, code, params.id)
        if (!member) throw new ServiceError('not_found')
        const grants = await listGrants(tx, { merchant: code, memberId: member.id, limit: STAFF_GRANTS_LIMIT })
        const ids = [...new Set(grants.map(({ offer }) => offer.id))]
        const names = await readOfferNames(tx, code, ids)
        const language = settings.defaultLanguage
        const items = grants.map((grant) => ({
          id: grant.id,
          title: pickText(names.get(`${grant.offer.id} ${grant.offer.version}`) ?? {}, language, language),
          kind: grant.offer.kind,
          state: grant.state,
          currency: grant.currency,
          amountMinor: String(grant.amountMinor),
          balanceMinor: String(grant.balanceMinor),
          wagerTargetMinor: String(grant.wagerTargetMinor),
          wageredMinor: String(grant.wageredMinor),
          convertedMinor: String(grant.convertedMinor),
          createdAt: grant.createdAt.toISOString(),
          endedAt: grant.endedAt?.toISOString() ?? null,
        }))
        return { currency: member.currency, items }
      },
      { merchant: code },
    ),
  )

  registry.on(giveStaffBonus, async ({ merchant: { code }, staff, body: { reason, amountMinor, ...given } }) => {
    const grant = { merchant: code, ...given, amountMinor: BigInt(amountMinor) }
    const why = { actor: toActor(staff), reason }
    return { state: await database.transaction((tx) => giveByHand(tx, grant, why), { merchant: code }) }
  })

  registry.on(reverseStaffBonus, async ({ merchant: { code }, staff, body: { reason, ...grant } }) => {
    const why = { actor: toActor(staff), reason }
    await database.transaction((tx) => reverseBonus(tx, { merchant: code, ...grant }, why), { merchant: code })
    return { done: true as const }
  })
}
