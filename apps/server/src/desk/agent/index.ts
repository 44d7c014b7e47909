export {
  type Agent,
  assignByTurn,
  ensureAgent,
  listAgents,
  listShownNames,
  touchAgent,
  updateAgent,
} from './agent.store.ts'
