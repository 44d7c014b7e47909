export { registerConversationRoutes } from './conversation.routes.ts'
export { openConversation } from './conversation.service.ts'
export {
  announceConversation,
  announceStaff,
  claimConversations,
  countUnreadOf,
  deleteOldGuestConversations,
  findConversation,
} from './conversation.store.ts'
export { presentMessage, presentNote } from './conversation.view.ts'
export { type AwayNotifier, createAwayNotifier } from './conversation-away.service.ts'
export { countDesk, listDesk, listLabels } from './conversation-list.store.ts'
export { listMessages, listNotes } from './conversation-message.store.ts'
export {
  answerConversation,
  assignConversation,
  type Changed,
  closeByStaff,
  type DeskPerson,
  markConversation,
  noteConversation,
  presentForStaff,
  reopenByStaff,
  seeUpTo,
  snoozeConversation,
} from './conversation-staff.service.ts'
