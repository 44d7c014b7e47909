export { registerSupportRoutes } from './support.routes.ts'
export { listSupportFrames, registerSupportFrames } from './support-frame.routes.ts'
