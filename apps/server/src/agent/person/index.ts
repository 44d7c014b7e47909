export { applyAsAgent, approveAgent, bindToAgent, ensureAgent, findMonthOf, moveAgent } from './person.service.ts'
export {
  type AgentMemberRow,
  type AgentRow,
  countAgentMembers,
  findAgent,
  findAgentMember,
  findAgentOfCode,
  findApprovedAgent,
  insertAgent,
  insertAgentMember,
  isCodeTaken,
  listAgentIds,
  listAgentMembers,
  listAgents,
  lockAgent,
  updateAgent,
} from './person.store.ts'
export { addClick, closeLink, hasLink, insertLink, type LinkCounts, listLinks, sumClicks } from './person-link.store.ts'
export { type Descendant, listDescendants, lockTree, readParents, saveParent } from './person-tree.store.ts'
