export { registerLegalRoutes } from './legal.routes.ts'
export { insertLegalText, type LegalTextRow, publishLegalTexts } from './legal.store.ts'
