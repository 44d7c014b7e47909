import type { Tx } from '@foyer/database'
import { ServiceError } from '../../http/service-error.ts'
import {
  type ClubLabelRow,
  findClubLabel,
  insertClubLabel,
  lockMember,
  setClubLabel,
  updateClubLabel,
} from '../../member/index.ts'
import { appendTrail, type TrailActor } from '../trail/index.ts'

interface Reasoned {
  actor: TrailActor
  reason: string
}
type LabelFields = Omit<ClubLabelRow, 'version'>

const describe = ({ name, type, rankLevel }: LabelFields) => ({ name, type, rankLevel })
const isSame = (one: LabelFields, other: LabelFields) =>
  JSON.stringify(describe(one)) === JSON.stringify(describe(other))

/** Adds a label; the same again changes nothing. @throws ServiceError `request_conflict` for another one with its id */
export async function addLabel(tx: Tx, label: LabelFields, { actor, reason }: Reasoned): Promise<void> {
  const { merchant, id } = label
  if (!(await insertClubLabel(tx, label))) {
    const known = await findClubLabel(tx, merchant, id)
    if (known && isSame(known, label)) return
    throw new ServiceError('request_conflict')
  }
  const change = { action: 'label.created' as const, subject: 'label' as const, subjectId: id }
  await appendTrail(tx, { merchant, actor, reason, ...change, before: {}, after: describe(label) })
}

/**
 * Changes a label as it was seen; what is so already stays.
 * @throws ServiceError `not_found`, `request_conflict` for one that was changed since
 */
export async function changeLabel(tx: Tx, label: ClubLabelRow, { actor, reason }: Reasoned): Promise<void> {
  const { merchant, id } = label
  const known = await findClubLabel(tx, merchant, id)
  if (!known) throw new ServiceError('not_found')
  if (isSame(known, label)) return
  if (!(await updateClubLabel(tx, label))) throw new ServiceError('request_conflict')
  const change = { action: 'label.changed' as const, subject: 'label' as const, subjectId: id }
  await appendTrail(tx, { merchant, actor, reason, ...change, before: describe(known), after: describe(label) })
}

/**
 * Gives a member a label, or takes it.
 * @throws ServiceError `not_found` for member or label, `request_conflict` when the member has another one than was seen
 */
export async function labelMember(
  tx: Tx,
  { merchant, memberId, from, to }: { merchant: string; memberId: string; from: string | null; to: string | null },
  { actor, reason }: Reasoned,
): Promise<void> {
  const member = await lockMember(tx, merchant, memberId)
  if (!member || (to !== null && !(await findClubLabel(tx, merchant, to)))) throw new ServiceError('not_found')
  if (member.clubLabelId === to) return
  if (member.clubLabelId !== from) throw new ServiceError('request_conflict')
  await setClubLabel(tx, merchant, memberId, to)
  const change = { action: 'member.label' as const, subject: 'member' as const, subjectId: memberId }
  await appendTrail(tx, { merchant, actor, reason, ...change, before: { label: from }, after: { label: to } })
}
