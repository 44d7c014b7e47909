export { registerLoginEventRoutes } from './login-event.routes.ts'
export { recordFailedLogin } from './login-event.service.ts'
export { deleteOldLoginEvents, insertLoginEvent } from './login-event.store.ts'
