export { registerRecoveryRoutes } from './recovery.routes.ts'
