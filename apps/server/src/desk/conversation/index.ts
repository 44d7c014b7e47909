export { registerConversationRoutes } from './conversation.routes.ts'
export {
  announceConversation,
  announceStaff,
  type ConversationRow,
  claimConversations,
  countUnreadOf,
  deleteOldGuestConversations,
  findConversation,
  listMessages,
  listNotes,
} from './conversation.store.ts'
export { presentMessage, presentNote } from './conversation.view.ts'
export { type AwayNotifier, createAwayNotifier } from './conversation-away.service.ts'
export { countDesk, countWaiting, listDesk, listLabels } from './conversation-list.store.ts'
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
  type StaffDeskDependencies,
  seeUpTo,
  snoozeConversation,
} from './conversation-staff.service.ts'
