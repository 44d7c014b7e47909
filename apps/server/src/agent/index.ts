export { createAgentContext } from './agent.context.ts'
export { addMonths, findLastDay, presentMonth, readMonth } from './month.rules.ts'
export {
  type AgentRow,
  approveAgent,
  bindToAgent,
  countAgentMembers,
  findAgent,
  findApprovedAgent,
  findMonthOf,
  listAgents,
  lockAgent,
  moveAgent,
  readParents,
  updateAgent,
} from './person/index.ts'
export { findPlan, insertPlan, listPlans, readLastChoices, savePlanChoice } from './plan/index.ts'
export { sumByAgent } from './play/index.ts'
export { decideStatement, listStatements, presentStatement, type StatementRow } from './statement/index.ts'
