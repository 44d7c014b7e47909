import { listStaffAgentPlans, saveStaffAgentPlan } from '@foyer/contract'
import type { Database } from '@foyer/database'
import {
  addMonths,
  findMonthOf,
  findPlan,
  insertPlan,
  listPlans,
  presentMonth,
  readLastChoices,
} from '../../agent/index.ts'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import { appendTrail } from '../trail/index.ts'

/** Plans of the merchant's agents: a version never changes. */
export function registerAgentPlanRoutes(registry: Registry, { database }: { database: Database }): void {
  registry.on(listStaffAgentPlans, async ({ merchant: { code, settings } }) =>
    database.transaction(
      async (tx) => {
        const chosen = [...(await readLastChoices(tx, code)).values()]
        const plans = await listPlans(tx, code)
        return {
          currency: settings.currency,
          items: plans.map(({ id, name, version, fromMonth, terms }) => ({
            ...{ id, name, version, terms, from: presentMonth(fromMonth) },
            agentCount: chosen.filter((planId) => planId === id).length,
          })),
        }
      },
      { merchant: code },
    ),
  )

  registry.on(saveStaffAgentPlan, async ({ merchant, staff, body: { id, name, terms, reason, ...seen } }) =>
    database.transaction(
      async (tx) => {
        const now = new Date()
        const known = await findPlan(tx, merchant.code, id)
        if ((known?.version ?? 0) !== seen.version) throw new ServiceError('request_conflict')
        const version = seen.version + 1
        const fromMonth = addMonths(findMonthOf(merchant, now), known ? 1 : 0)
        const row = { merchant: merchant.code, id, version, name, fromMonth, terms, createdAt: now }
        if (!(await insertPlan(tx, row))) throw new ServiceError('request_conflict')
        await appendTrail(tx, {
          ...{ merchant: merchant.code, actor: { id: staff.personId, name: staff.name }, reason },
          ...{ action: 'agent.plan_saved', subject: 'agent_plan', subjectId: id },
          before: known ? { name: known.name, terms: known.terms } : {},
          after: { name, terms, from: presentMonth(fromMonth) },
        })
        return { version, from: presentMonth(fromMonth) }
      },
      { merchant: merchant.code },
    ),
  )
}
