import type { Tx } from '@foyer/database'
import { countUnreadOf } from './conversation/index.ts'

export {
  type Agent,
  assignByTurn,
  ensureAgent,
  listAgents,
  listShownNames,
  touchAgent,
  updateAgent,
} from './agent/index.ts'
export { chooseAnswer, deleteAnswer, fillAnswer, listAnswers, lockAnswer, saveAnswer } from './answer/index.ts'
export {
  announceConversation,
  announceStaff,
  answerConversation,
  assignConversation,
  type Changed,
  closeByStaff,
  countDesk,
  countWaiting,
  type DeskPerson,
  findConversation,
  listDesk,
  listLabels,
  listMessages,
  listNotes,
  markConversation,
  noteConversation,
  presentForStaff,
  presentMessage,
  presentNote,
  reopenByStaff,
  seeUpTo,
  snoozeConversation,
} from './conversation/index.ts'
export { createDeskContext, type DeskContext } from './desk.context.ts'
export { deskExpiredRows } from './desk-expired-rows.ts'
export { decideOpening, findHoursFault, readHours, replaceHours } from './hours/index.ts'
export { findDeskImage, keepImage, presentImageFile } from './image/index.ts'
export { readReport } from './report/index.ts'

/** Answers that a member has not read, in all conversations (CS-11). */
export function countUnreadAnswers(
  tx: Tx,
  { merchant, memberId }: { merchant: string; memberId: string },
): Promise<number> {
  return countUnreadOf(tx, merchant, { kind: 'member', memberId, username: '' })
}
