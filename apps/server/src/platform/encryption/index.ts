export { createEncryptionJob } from './encryption.jobs.ts'
export { registerEncryptionRoutes } from './encryption.routes.ts'
export { createEncryptionKeys } from './encryption-keys.service.ts'
export { createPayloadKeys } from './encryption-payloads.service.ts'
