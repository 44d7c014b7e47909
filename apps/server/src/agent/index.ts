export { createAgentContext } from './agent.context.ts'
export { runAgentWork } from './agent.jobs.ts'
export { addMonths, findLastDay, findMonth, presentMonth, readMonth } from './month.rules.ts'
export {
  type AgentRow,
  approveAgent,
  bindToAgent,
  countAgentMembers,
  ensureAgent,
  findAgent,
  findApprovedAgent,
  findMonthOf,
  insertAgent,
  listAgents,
  lockAgent,
  moveAgent,
  readParents,
  updateAgent,
} from './person/index.ts'
export { findPlan, insertPlan, listPlans, type PlanRow, readLastChoices, savePlanChoice } from './plan/index.ts'
export { sumByAgent } from './play/index.ts'
export { decideStatement, listStatements, presentStatement, type StatementRow } from './statement/index.ts'
