import { randomUUID } from 'node:crypto'
import type { ApprovalAction, StaffRole } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import { ServiceError } from '../../http/service-error.ts'
import { lockMember } from '../../member/index.ts'
import type { Merchant } from '../../merchant/index.ts'
import { appendTrail } from '../trail/index.ts'
import { classifyDecision, needsSecondPerson } from './approval.rules.ts'
import {
  type ApprovalRow,
  findApproval,
  findGrant,
  findOpenApproval,
  insertApproval,
  lockApproval,
  storeDecision,
} from './approval.store.ts'

/** A person of the merchant. */
export interface StaffActor {
  id: string
  name: string
}

/** What was asked for and approved; `payload` as it was asked for. */
interface ApprovedWork {
  merchant: Merchant
  memberId: string
  payload: unknown
  /** Who approves. */
  actor: StaffActor
  /** Name of the person who asked. */
  askedBy: string
  /** Of the person who asked. */
  reason: string
}

/** What is done with an approval, in its transaction. @throws ServiceError when it is not possible any more */
export type ApprovalPerformers = Record<ApprovalAction, (tx: Tx, work: ApprovedWork) => Promise<void>>

export interface SensitiveChange {
  merchant: Merchant
  action: ApprovalAction
  memberId: string
  payload: object
  actor: StaffActor
  reason: string
}

const contentOf = ({ merchant, action, memberId, payload, actor }: SensitiveChange) => ({
  ...{ merchant: merchant.code, action, memberId, askedBy: actor.id },
  payload: JSON.stringify(payload),
})

/**
 * Asks a second person for a change, if it needs one: the id of the request that waits, and undefined where the change is
 * made at once. The row of the member must be locked: who asks twice has one request.
 */
export async function askSecondPerson(tx: Tx, change: SensitiveChange): Promise<string | undefined> {
  const { merchant, action, memberId, actor, reason } = change
  if (!needsSecondPerson(action, merchant.settings.secondPerson)) return undefined
  const content = contentOf(change)
  const open = await findOpenApproval(tx, content)
  if (open) return open.id
  const id = randomUUID()
  await insertApproval(tx, { ...content, id, reason, askedName: actor.name })
  await appendTrail(tx, {
    ...{ merchant: merchant.code, actor, reason },
    ...{ action: 'approval.asked', subject: 'member', subjectId: memberId },
    before: {},
    after: { approvalId: id, action, ...change.payload },
  })
  return id
}

/** Name of the person who has approved the caller's own request for this; undefined without one that is in force. */
export async function findApprover(tx: Tx, change: SensitiveChange): Promise<string | undefined> {
  return (await findGrant(tx, contentOf(change)))?.decidedName ?? undefined
}

interface Decision {
  id: string
  decision: 'approved' | 'refused'
  reason: string
  actor: StaffActor
  roles: readonly StaffRole[]
}

/**
 * Approves a request, and makes the change in the same transaction, or refuses it. The same decision again changes nothing.
 * @throws ServiceError `not_found` for a request that the roles do not decide, `not_allowed` for the person who asked,
 * `request_conflict` for one that is decided or has run out, or whose change is not possible any more
 */
export async function decideRequest(
  tx: Tx,
  merchant: Merchant,
  { id, decision, reason, actor, roles }: Decision,
  performers: ApprovalPerformers,
): Promise<void> {
  const found = await findApproval(tx, merchant.code, id)
  if (!found) throw new ServiceError('not_found')
  // The member first, as every change of a member locks it.
  await lockMember(tx, merchant.code, found.memberId)
  const row = await lockApproval(tx, merchant.code, id)
  const by = { personId: actor.id, roles, decision }
  const refusal = row ? classifyDecision(row, by, new Date()) : 'not_found'
  if (!row || refusal === 'same') return
  if (refusal !== undefined) throw new ServiceError(refusal)
  const decided = { decision, decidedBy: actor.id, decidedName: actor.name, decisionReason: reason }
  if (!(await storeDecision(tx, row, decided))) throw new ServiceError('request_conflict')
  await appendTrail(tx, {
    ...{ merchant: merchant.code, actor, reason },
    ...{ action: `approval.${decision}`, subject: 'member', subjectId: row.memberId },
    before: { approvalId: id, askedBy: row.askedName, askedFor: row.reason },
    after: { action: row.action, ...readPayload(row) },
  })
  if (decision === 'refused') return
  await performers[row.action](tx, {
    ...{ merchant, memberId: row.memberId, payload: readPayload(row), actor },
    ...{ askedBy: row.askedName, reason: row.reason },
  })
}

function readPayload({ payload }: ApprovalRow): object {
  const parsed: unknown = JSON.parse(payload)
  return typeof parsed === 'object' && parsed !== null ? parsed : {}
}
