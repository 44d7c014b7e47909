export { registerTermsRoutes } from './terms.routes.ts'
export { createTermsReader, recordTermsOfRegistration } from './terms.service.ts'
