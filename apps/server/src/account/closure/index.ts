export { registerClosureRoutes } from './closure.routes.ts'
export { closeAccount, describeClosures, keepAccount } from './closure.service.ts'
