export { registerVerificationRoutes } from './verification.routes.ts'
export { createVerifications, type Verifications } from './verification.service.ts'
export { deleteOldVerifications } from './verification.store.ts'
export { registerContactRoutes } from './verification-contact.routes.ts'
