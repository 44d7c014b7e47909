export { registerLegalRoutes } from './legal.routes.ts'
export { insertLegalText } from './legal.store.ts'
