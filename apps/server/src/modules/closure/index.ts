export { registerClosureRoutes } from './closure.routes.ts'
export { describeClosures } from './closure.service.ts'
