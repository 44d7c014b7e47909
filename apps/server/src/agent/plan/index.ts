export {
  type AgentPlan,
  findPlan,
  insertPlan,
  listAgentPlans,
  listPlans,
  type PlanRow,
  readLastChoices,
  savePlanChoice,
} from './plan.store.ts'
