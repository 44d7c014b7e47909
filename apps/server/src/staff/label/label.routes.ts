import { createLabel, listLabels, renameLabel, setMemberLabel } from '@foyer/contract'
import type { Database } from '@foyer/database'
import type { StaffIdentity } from '../../http/identity.ts'
import type { Registry } from '../../http/registry.ts'
import { listClubLabels } from '../../member/index.ts'
import { addLabel, changeLabel, labelMember } from './label.service.ts'

const done = { done: true as const }
const toActor = ({ personId, name }: StaffIdentity) => ({ id: personId, name })

/** Club labels of the merchant, and who has which. */
export function registerLabelRoutes(registry: Registry, { database }: { database: Database }): void {
  registry.on(listLabels, async ({ merchant: { code } }) => {
    const rows = await database.transaction((tx) => listClubLabels(tx, code), { merchant: code })
    return { items: rows.map(({ id, name, type, rankLevel, version }) => ({ id, name, type, rankLevel, version })) }
  })

  registry.on(createLabel, async ({ merchant: { code }, staff, body: { reason, ...label } }) => {
    const why = { actor: toActor(staff), reason }
    await database.transaction((tx) => addLabel(tx, { merchant: code, ...label }, why), { merchant: code })
    return done
  })

  registry.on(renameLabel, async ({ merchant: { code }, staff, body: { reason, ...label } }) => {
    const why = { actor: toActor(staff), reason }
    await database.transaction((tx) => changeLabel(tx, { merchant: code, ...label }, why), { merchant: code })
    return done
  })

  registry.on(setMemberLabel, async ({ merchant: { code }, staff, body: { reason, ...change } }) => {
    const why = { actor: toActor(staff), reason }
    await database.transaction((tx) => labelMember(tx, { merchant: code, ...change }, why), { merchant: code })
    return done
  })
}
