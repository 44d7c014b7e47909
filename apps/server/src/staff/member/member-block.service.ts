import type { MemberBlock } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import { blockPlay, endMemberSessions, endPlayBlock, listOpenSessions } from '../../account/index.ts'
import { ServiceError } from '../../http/service-error.ts'
import { findMemberById, lockMember, type MemberRow, setMemberStop } from '../../member/index.ts'
import { appendTrail, type TrailActor } from '../trail/index.ts'
import { isBlocked, stopColumns } from './member.rules.ts'

const DAY_MS = 86_400_000

interface MemberChange {
  merchant: string
  memberId: string
  actor: TrailActor
  reason: string
  /** Name of the person who asked for it, where a second one approves. */
  askedBy?: string
}

/**
 * Blocks a member from one thing or ends the block, with its row in the trail; what is so already stays as it is. A
 * blocked login ends the member's sessions; a block of bets does too, and refuses deposits (decision 058).
 * @throws ServiceError `not_found`
 */
export async function changeBlock(
  tx: Tx,
  {
    merchant,
    memberId,
    actor,
    reason,
    askedBy,
    ...wanted
  }: MemberChange & { block: MemberBlock; isBlocked: boolean; days: number },
): Promise<void> {
  const { block } = wanted
  const member = await lockMember(tx, merchant, memberId)
  if (!member) throw new ServiceError('not_found')
  const now = new Date()
  if (isBlocked(member, block, now) === wanted.isBlocked) return
  if (block === 'bet')
    await changePlayBlock(tx, member, wanted.isBlocked ? new Date(now.getTime() + wanted.days * DAY_MS) : null)
  else await setMemberStop(tx, merchant, memberId, { [stopColumns[block]]: wanted.isBlocked ? now : null })
  if (block === 'login' && wanted.isBlocked) await endMemberSessions(tx, merchant, memberId)
  const until = block === 'bet' && wanted.isBlocked ? { days: wanted.days } : {}
  await appendTrail(tx, {
    ...{ merchant, actor, reason },
    ...{ action: 'member.block', subject: 'member', subjectId: memberId },
    before: { block, isBlocked: !wanted.isBlocked },
    after: { block, isBlocked: wanted.isBlocked, ...until, ...(askedBy === undefined ? {} : { askedBy }) },
  })
}

async function changePlayBlock(tx: Tx, member: MemberRow, until: Date | null): Promise<void> {
  if (until === null) await endPlayBlock(tx, member)
  else await blockPlay(tx, member, until)
}

/** Ends all sessions of a member. @throws ServiceError `not_found` */
export async function endSessionsOfMember(tx: Tx, { merchant, memberId, actor, reason }: MemberChange): Promise<void> {
  if (!(await findMemberById(tx, merchant, memberId))) throw new ServiceError('not_found')
  await lockMember(tx, merchant, memberId)
  const { length: openSessions } = await listOpenSessions(tx, merchant, memberId)
  if (openSessions === 0) return
  await endMemberSessions(tx, merchant, memberId)
  await appendTrail(tx, {
    ...{ merchant, actor, reason },
    ...{ action: 'member.sessions_ended', subject: 'member', subjectId: memberId },
    before: { openSessions },
    after: { openSessions: 0 },
  })
}
