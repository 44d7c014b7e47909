export {
  type AgentPlan,
  findPlan,
  insertPlan,
  listAgentPlans,
  listPlans,
  readLastChoices,
  savePlanChoice,
} from './plan.store.ts'
