import { type StaffRole, staffToday } from '@foyer/contract'
import type { Database } from '@foyer/database'
import { describeClosures } from '../../account/index.ts'
import type { Registry } from '../../http/registry.ts'
import { countOpenIncidents, countOpenWithdrawals } from '../../money/index.ts'
import { countOpenApprovals, listDecidable } from '../approval/index.ts'

/** What a role may not see is not read. */
export function registerTodayRoutes(registry: Registry, { database }: { database: Database }): void {
  registry.on(staffToday, async ({ merchant: { code }, staff }) => {
    const roles = staff.roles[code] ?? []
    const isOneOf = (...allowed: StaffRole[]) => allowed.some((role) => roles.includes(role))
    return database.transaction(
      async (tx) => {
        const money = isOneOf('owner', 'finance', 'risk')
          ? { openWithdrawals: await countOpenWithdrawals(tx, code), openIncidents: await countOpenIncidents(tx) }
          : {}
        const actions = listDecidable(roles)
        const approvals =
          actions.length > 0
            ? { openApprovals: await countOpenApprovals(tx, { merchant: code, actions, personId: staff.personId }) }
            : {}
        if (!isOneOf('owner', 'support')) return { ...money, ...approvals }
        const closures = await describeClosures(tx, code, new Date())
        return { ...money, ...approvals, dueClosures: closures.filter(({ isDue }) => isDue).length }
      },
      { merchant: code },
    )
  })
}
