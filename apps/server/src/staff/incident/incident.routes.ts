import { closeStaffIncident, listStaffIncidents, readStaffIncident } from '@foyer/contract'
import type { Database } from '@foyer/database'
import type { Registry } from '../../http/registry.ts'
import { closeByStaff, describeIncident, listBoth } from './incident.service.ts'

/** What staff has to decide about money: contradictions and other amounts of providers, and wins above a vendor's limits. */
export function registerStaffIncidentRoutes(registry: Registry, { database }: { database: Database }): void {
  registry.on(listStaffIncidents, async ({ merchant: { code }, query }) =>
    database.transaction((tx) => listBoth(tx, code, query), { merchant: code }),
  )

  registry.on(readStaffIncident, async ({ merchant: { code }, params }) =>
    database.transaction((tx) => describeIncident(tx, code, params.id), { merchant: code }),
  )

  registry.on(closeStaffIncident, async ({ merchant: { code }, staff, body }) => {
    const change = { merchant: code, actor: { id: staff.personId, name: staff.name }, ...body }
    // Only the operator's role may close an incident.
    await database.transaction((tx) => closeByStaff(tx, change), { isOperator: true })
    return { done: true as const }
  })
}
