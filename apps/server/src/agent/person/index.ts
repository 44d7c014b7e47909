export { applyAsAgent, approveAgent, bindToAgent, ensureAgent, findMonthOf, moveAgent } from './person.service.ts'
export {
  type AgentRow,
  countAgentMembers,
  findAgent,
  findAgentMember,
  findAgentOfCode,
  findApprovedAgent,
  listAgentIds,
  listAgentMembers,
  listAgents,
  lockAgent,
  updateAgent,
} from './person.store.ts'
export { addClick, closeLink, hasLink, insertLink, listLinks, sumClicks } from './person-link.store.ts'
export { type Descendant, listDescendants, readParents } from './person-tree.store.ts'
