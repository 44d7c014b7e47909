export { createNotificationJob } from './notification.jobs.ts'
export { notifyMember } from './notification.service.ts'
export { deleteOldNotifications } from './notification-queue.store.ts'
