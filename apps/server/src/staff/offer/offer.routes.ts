import { endStaffOffer, listStaffOffers, type offerStates, publishStaffOffer, saveStaffOffer } from '@foyer/contract'
import type { Database } from '@foyer/database'
import { listOffers, type OfferRow } from '../../bonus/index.ts'
import type { StaffIdentity } from '../../http/identity.ts'
import type { Registry } from '../../http/registry.ts'
import { sumGrants } from '../../ledger/index.ts'
import { endOffer, publish, saveDraft } from './offer.service.ts'

const toActor = ({ personId, name }: StaffIdentity) => ({ id: personId, name })

/** Offers of the merchant. */
export function registerStaffOfferRoutes(registry: Registry, { database }: { database: Database }): void {
  registry.on(listStaffOffers, async ({ merchant: { code, settings } }) =>
    database.transaction(
      async (tx) => {
        const sums = await sumGrants(tx, code)
        const items = (await listOffers(tx, code)).flatMap((row) => {
          const fields = row.draft ?? row.liveFields
          if (!fields) return []
          const sum = sums.get(row.id)
          return {
            id: row.id,
            version: row.revision,
            state: describeState(row),
            fields,
            live: row.live,
            grants: sum?.grants ?? 0,
            givenMinor: String(sum?.givenMinor ?? 0n),
            convertedMinor: String(sum?.convertedMinor ?? 0n),
            updatedAt: row.updatedAt.toISOString(),
          }
        })
        return { currency: settings.currency, items }
      },
      { merchant: code },
    ),
  )

  registry.on(saveStaffOffer, async ({ merchant: { code }, staff, body: { fields, ...place } }) => {
    const why = { actor: toActor(staff), now: new Date() }
    const work = { merchant: code }
    return { version: await database.transaction((tx) => saveDraft(tx, { ...work, ...place }, fields, why), work) }
  })

  registry.on(publishStaffOffer, async ({ merchant: { code }, staff, body: { reason, ...place } }) => {
    const why = { actor: toActor(staff), reason, now: new Date() }
    const work = { merchant: code }
    return { version: await database.transaction((tx) => publish(tx, { ...work, ...place }, why), work) }
  })

  registry.on(endStaffOffer, async ({ merchant: { code }, staff, body: { reason, ...place } }) => {
    const why = { actor: toActor(staff), reason, now: new Date() }
    const work = { merchant: code }
    return { version: await database.transaction((tx) => endOffer(tx, { ...work, ...place }, why), work) }
  })
}

function describeState({ draft, live, endedAt }: OfferRow): (typeof offerStates)[number] {
  if (endedAt) return 'ended'
  if (live === null) return 'draft'
  return draft ? 'changed' : 'live'
}
