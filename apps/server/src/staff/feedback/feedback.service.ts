import type { FeedbackState } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import { ServiceError } from '../../http/service-error.ts'
import { findMemberById } from '../../member/index.ts'
import {
  type FeedbackRow,
  findFeedbackAnswer,
  formatFeedbackNumber,
  insertFeedbackAnswer,
  lockFeedback,
  notifyFeedbackAnswer,
  setFeedbackState,
} from '../../outreach/index.ts'
import { appendTrail, type TrailActor } from '../trail/index.ts'

interface FeedbackChange {
  merchant: string
  actor: TrailActor
  id: string
  /** As it was read. */
  version: number
}

/**
 * Answers a feedback, in the member's inbox too; the same answer again changes nothing.
 * @returns the feedback's version
 * @throws ServiceError `not_found`, `request_conflict` where somebody else has changed it or the id has another answer
 */
export async function answerFeedback(
  tx: Tx,
  { merchant, actor, id, version, answerId, text, now }: FeedbackChange & { answerId: string; text: string; now: Date },
): Promise<number> {
  const feedback = await lockFeedback(tx, merchant, id)
  if (!feedback) throw new ServiceError('not_found')
  const known = await findFeedbackAnswer(tx, merchant, answerId)
  if (known && known.feedbackId === id && known.text === text) return feedback.version
  if (known || feedback.version !== version) throw new ServiceError('request_conflict')
  const member = await findMemberById(tx, merchant, feedback.memberId)
  if (!member) throw new ServiceError('not_found')
  const answer = { merchant, feedbackId: id, id: answerId, personName: actor.name, text, answeredAt: now }
  await insertFeedbackAnswer(tx, answer)
  await notifyFeedbackAnswer(tx, feedback, answer, member.language)
  const next = await setFeedbackState(tx, feedback, 'answered')
  await writeTrail(tx, { actor, feedback, action: 'feedback.answered', state: 'answered', answer: text })
  return next
}

/**
 * Takes a feedback into work, closes it or opens it again; what is so already stays as it is.
 * @throws ServiceError `not_found`, `request_conflict`
 */
export async function changeFeedback(
  tx: Tx,
  { merchant, actor, id, version, state }: FeedbackChange & { state: FeedbackState },
): Promise<number> {
  const feedback = await lockFeedback(tx, merchant, id)
  if (!feedback) throw new ServiceError('not_found')
  if (feedback.state === state) return feedback.version
  if (feedback.version !== version) throw new ServiceError('request_conflict')
  const next = await setFeedbackState(tx, feedback, state)
  await writeTrail(tx, { actor, feedback, action: 'feedback.state', state })
  return next
}

interface FeedbackTrail {
  actor: TrailActor
  feedback: FeedbackRow
  action: 'feedback.answered' | 'feedback.state'
  state: FeedbackState
  answer?: string
}

function writeTrail(tx: Tx, { actor, feedback, action, state, ...rest }: FeedbackTrail): Promise<void> {
  const number = formatFeedbackNumber(feedback.number)
  return appendTrail(tx, {
    ...{ merchant: feedback.merchant, actor, action, subject: 'feedback', subjectId: feedback.id, reason: '' },
    before: { number, state: feedback.state },
    after: { number, state, ...rest },
  })
}
