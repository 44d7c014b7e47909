export { notifyMember } from './notification.service.ts'
export { deleteOldNotifications } from './notification-queue.store.ts'
export { createWaitingNotifications, NOTIFICATION_SECONDS } from './notification-sender.service.ts'
