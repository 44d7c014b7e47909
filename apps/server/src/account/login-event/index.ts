export { registerLoginEventRoutes } from './login-event.routes.ts'
export { readLoginCursor, splitLogins } from './login-event.rules.ts'
export { recordFailedLogin } from './login-event.service.ts'
export { deleteOldLoginEvents, insertLoginEvent, listLoginEvents } from './login-event.store.ts'
