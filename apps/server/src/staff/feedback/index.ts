export { registerStaffFeedbackRoutes } from './feedback.routes.ts'
