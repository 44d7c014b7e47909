export { notifyMember } from './notification.service.ts'
