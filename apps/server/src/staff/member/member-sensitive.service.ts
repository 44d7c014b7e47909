import type { MemberBlock, StaffOutcome } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import { endMemberSessions, resetFactors } from '../../account/index.ts'
import { ServiceError } from '../../http/service-error.ts'
import { lockMember, setType } from '../../member/index.ts'
import type { Merchant } from '../../merchant/index.ts'
import { type ContactCipher, listContactRows, maskRecipient } from '../../outreach/index.ts'
import { type ApprovalPerformers, askSecondPerson, findApprover, type StaffActor } from '../approval/index.ts'
import { appendTrail } from '../trail/index.ts'
import { canChangeType, isBlocked } from './member.rules.ts'
import { changeBlock } from './member-block.service.ts'

/** A change of a member that may need a second person. */
interface Sensitive {
  merchant: Merchant
  memberId: string
  actor: StaffActor
  reason: string
}

const done: StaffOutcome = { done: true, approvalId: null }
const asked = (approvalId: string): StaffOutcome => ({ done: false, approvalId })

/** As `changeBlock`; the end of a block of withdrawals may wait for a second person. @throws ServiceError `not_found` */
export async function requestBlock(
  tx: Tx,
  change: Sensitive & { block: MemberBlock; isBlocked: boolean; days: number },
): Promise<StaffOutcome> {
  const { merchant, memberId, block } = change
  if (block === 'withdrawal' && !change.isBlocked) {
    const member = await lockMember(tx, merchant.code, memberId)
    if (!member) throw new ServiceError('not_found')
    if (!isBlocked(member, block, new Date())) return done
    const approvalId = await askSecondPerson(tx, { ...change, action: 'withdrawal_unblock', payload: { block } })
    if (approvalId !== undefined) return asked(approvalId)
  }
  await changeBlock(tx, { ...change, merchant: merchant.code })
  return done
}

/**
 * Makes a member an agent or a usual member, or asks a second person for that.
 * @throws ServiceError `not_found`, `not_allowed` for types that stay, `request_conflict` when it is not the type that was seen
 */
export async function requestType(tx: Tx, change: Sensitive & { from: number; to: number }): Promise<StaffOutcome> {
  const { merchant, memberId, from, to } = change
  const member = await lockMember(tx, merchant.code, memberId)
  if (!member) throw new ServiceError('not_found')
  if (member.type === to) return done
  if (member.type !== from) throw new ServiceError('request_conflict')
  if (!canChangeType(from, to)) throw new ServiceError('not_allowed')
  const approvalId = await askSecondPerson(tx, { ...change, action: 'member_type', payload: { from, to } })
  if (approvalId !== undefined) return asked(approvalId)
  await changeType(tx, change)
  return done
}

/** A session knows the type of its member: all of them end. */
async function changeType(
  tx: Tx,
  { merchant, memberId, actor, reason, from, to, askedBy }: Sensitive & { from: number; to: number; askedBy?: string },
): Promise<void> {
  const member = await lockMember(tx, merchant.code, memberId)
  if (member?.type === to) return
  if (member?.type !== from || !canChangeType(from, to)) throw new ServiceError('request_conflict')
  await setType(tx, merchant.code, memberId, to)
  await endMemberSessions(tx, merchant.code, memberId)
  await appendTrail(tx, {
    ...{ merchant: merchant.code, actor, reason },
    ...{ action: 'member.type', subject: 'member', subjectId: memberId },
    before: { type: from },
    after: { type: to, ...(askedBy === undefined ? {} : { askedBy }) },
  })
}

/** Asks a second person to remove a member's second factors and passkeys. @throws ServiceError `not_found` */
export async function requestFactorReset(tx: Tx, change: Sensitive): Promise<StaffOutcome> {
  if (!(await lockMember(tx, change.merchant.code, change.memberId))) throw new ServiceError('not_found')
  const approvalId = await askSecondPerson(tx, { ...change, action: 'factor_reset', payload: {} })
  if (approvalId === undefined) throw new Error('a reset of factors needs a second person')
  return asked(approvalId)
}

/**
 * One contact of a member in full, with a row in the trail for each look; or a request that waits. What was approved is
 * shown to the person who asked, until it runs out. @throws ServiceError `not_found` for a member without such a contact
 */
export async function revealContact(
  tx: Tx,
  contacts: ContactCipher,
  change: Sensitive & { channel: 'sms' | 'email' },
): Promise<StaffOutcome & { address: string | null }> {
  const { merchant, memberId, actor, reason, channel } = change
  const member = await lockMember(tx, merchant.code, memberId)
  const rows = member ? await listContactRows(tx, merchant.code, memberId) : []
  const row = rows.find((one) => one.channel === channel)
  if (!row) throw new ServiceError('not_found')
  const wanted = { merchant, memberId, actor, reason, action: 'contact_reveal' as const, payload: { channel } }
  const approvedBy = await findApprover(tx, wanted)
  const approvalId = approvedBy === undefined ? await askSecondPerson(tx, wanted) : undefined
  if (approvalId !== undefined) return { ...asked(approvalId), address: null }
  const contact = contacts.decrypt(row)
  await appendTrail(tx, {
    ...{ merchant: merchant.code, actor, reason },
    ...{ action: 'member.contact_revealed', subject: 'member', subjectId: memberId },
    before: {},
    after: { channel, masked: maskRecipient(contact), ...(approvedBy === undefined ? {} : { approvedBy }) },
  })
  return { ...done, address: contact.text }
}

/** What is done with an approval, by the content of the request. */
export const memberPerformers: ApprovalPerformers = {
  async factor_reset(tx, { merchant, memberId, actor, askedBy, reason }) {
    const removed = await resetFactors(tx, merchant, memberId)
    await appendTrail(tx, {
      ...{ merchant: merchant.code, actor, reason },
      ...{ action: 'member.factor_reset', subject: 'member', subjectId: memberId },
      before: removed,
      after: { methods: 0, passkeys: 0, askedBy },
    })
  },
  async member_type(tx, { payload, ...work }) {
    await changeType(tx, { ...work, from: readNumber(payload, 'from'), to: readNumber(payload, 'to') })
  },
  async withdrawal_unblock(tx, { merchant, memberId, actor, askedBy, reason }) {
    const change = { merchant: merchant.code, memberId, actor, askedBy, reason }
    await changeBlock(tx, { ...change, block: 'withdrawal', isBlocked: false, days: 1 })
  },
  /** The approval itself is what opens the contact to the person who asked. */
  contact_reveal: async () => undefined,
}

function readNumber(payload: unknown, name: string): number {
  const value: unknown = typeof payload === 'object' && payload !== null ? Reflect.get(payload, name) : undefined
  if (typeof value !== 'number') throw new Error(`the request has no ${name}`)
  return value
}
