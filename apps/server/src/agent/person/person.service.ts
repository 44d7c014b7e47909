import { randomBytes } from 'node:crypto'
import { isAgent } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import { ServiceError } from '../../http/service-error.ts'
import { buildCode, toStoredCode } from '../../invitation.rules.ts'
import type { MemberRow } from '../../member/index.ts'
import type { Merchant } from '../../merchant/index.ts'
import { readLocalDate } from '../../time-zone.rules.ts'
import { addMonths, findMonth } from '../month.rules.ts'
import { insertCount } from '../play/index.ts'
import {
  type AgentRow,
  findAgent,
  findAgentMember,
  findAgentOfCode,
  insertAgent,
  insertAgentMember,
  isCodeTaken,
  lockAgent,
  updateAgent,
} from './person.store.ts'
import { hasLink } from './person-link.store.ts'
import { listDescendants, lockTree, readParents, saveParent } from './person-tree.store.ts'

const CODE_TRIES = 5

/** First day of the month of an instant, of the merchant's time zone. */
export function findMonthOf(merchant: Merchant, now: Date): string {
  return findMonth(readLocalDate(now, merchant.settings.timeZone))
}

/** Stores an application, or the new text of one that waits. @throws ServiceError `not_allowed` */
export async function applyAsAgent(
  tx: Tx,
  merchant: Merchant,
  { memberId, memberType, text, now }: { memberId: string; memberType: number; text: string; now: Date },
): Promise<void> {
  if (memberType !== 0 || merchant.settings.agents?.takesApplications !== true) throw new ServiceError('not_allowed')
  const application = { state: 'applied', application: text, appliedAt: now } as const
  if (await insertAgent(tx, { merchant: merchant.code, memberId, ...application })) return
  const known = await lockAgent(tx, merchant.code, memberId)
  if (known?.state !== 'applied' && known?.state !== 'refused') throw new ServiceError('not_allowed')
  const reopened = known.state === 'refused' ? { reason: null, decidedAt: null, appliedAt: now } : {}
  await updateAgent(tx, known, { ...reopened, state: 'applied', application: text })
}

/** The row of a member whose type makes it an agent, made when staff has changed the type without an application. */
export async function ensureAgent(
  tx: Tx,
  merchant: Merchant,
  { memberId, memberType, now }: { memberId: string; memberType: number; now: Date },
): Promise<AgentRow | undefined> {
  const row = await findAgent(tx, merchant.code, memberId)
  if (!isAgent(memberType) || row?.code) return row
  await approveAgent(tx, merchant, { memberId, reason: null, now })
  return findAgent(tx, merchant.code, memberId)
}

/**
 * Makes a member an agent: it gets its code, and its place below the agent who brought it. Nothing changes its type.
 */
export async function approveAgent(
  tx: Tx,
  merchant: Merchant,
  { memberId, reason, now }: { memberId: string; reason: string | null; now: Date },
): Promise<void> {
  const { code: merchantCode } = merchant
  const month = findMonthOf(merchant, now)
  const openFrom = readLocalDate(now, merchant.settings.timeZone)
  await insertCount(tx, { merchant: merchantCode, openFrom, statedFrom: month })
  await lockTree(tx, merchantCode)
  const known = await lockAgent(tx, merchantCode, memberId)
  const approved = { state: 'approved', reason, decidedAt: now } as const
  if (known?.code) return updateAgent(tx, known, approved)
  const code = await findFreeCode(tx, merchantCode)
  const row = { merchant: merchantCode, memberId, appliedAt: now, ...approved, code }
  if (!(await insertAgent(tx, row))) await updateAgent(tx, row, { ...approved, code })
  const parentId = (await findAgentMember(tx, merchantCode, memberId))?.agentId ?? null
  await saveParent(tx, { merchant: merchantCode, agentId: memberId, fromMonth: month, parentId })
}

async function findFreeCode(tx: Tx, merchant: string): Promise<string> {
  for (let attempt = 0; attempt < CODE_TRIES; attempt += 1) {
    const code = buildCode(randomBytes(32))
    if (code && !(await isCodeTaken(tx, merchant, code))) return code
  }
  throw new Error('no free code of an agent was found')
}

/**
 * Puts an agent below another one, or at the top, from the next month on. @returns that month's first day
 * @throws ServiceError `not_found`, or `request_conflict` for a place below itself
 */
export async function moveAgent(
  tx: Tx,
  merchant: Merchant,
  { agentId, parentId, now }: { agentId: string; parentId: string | null; now: Date },
): Promise<{ fromMonth: string; before: string | null }> {
  const { code } = merchant
  await lockTree(tx, code)
  const fromMonth = addMonths(findMonthOf(merchant, now), 1)
  for (const id of parentId === null ? [agentId] : [agentId, parentId]) {
    if (!(await findAgent(tx, code, id))?.code) throw new ServiceError('not_found')
  }
  if (parentId !== null) {
    const below = await listDescendants(tx, { merchant: code, agentId, month: fromMonth })
    if (parentId === agentId || below.some((one) => one.agentId === parentId))
      throw new ServiceError('request_conflict')
  }
  const before = (await readParents(tx, code, fromMonth)).get(agentId) ?? null
  await saveParent(tx, { merchant: code, agentId, fromMonth, parentId })
  return { fromMonth, before }
}

/**
 * Binds a new member to the agent whose code it brought, once and for ever; an unknown code, and one of an agent who was
 * stopped, binds to nobody (T24). @returns whether it is bound
 */
export async function bindToAgent(tx: Tx, merchant: Merchant, member: MemberRow, now: Date): Promise<boolean> {
  const { affiliateCode, linkId: tid, id: memberId } = member
  if (!affiliateCode || member.type !== 0) return false
  const agentId = await findAgentOfCode(tx, merchant.code, toStoredCode(affiliateCode))
  if (agentId === undefined) return false
  const linkId = tid !== null && (await hasLink(tx, merchant.code, agentId, BigInt(tid))) ? BigInt(tid) : null
  await insertAgentMember(tx, {
    ...{ merchant: merchant.code, memberId, agentId, linkId, boundAt: now },
    boundOn: readLocalDate(now, merchant.settings.timeZone),
  })
  return true
}
