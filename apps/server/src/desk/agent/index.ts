export {
  type Agent,
  type AgentRow,
  assignByTurn,
  ensureAgent,
  listAgents,
  listShownNames,
  touchAgent,
  updateAgent,
} from './agent.store.ts'
