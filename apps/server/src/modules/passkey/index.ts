export { registerPasskeyRoutes } from './passkey.routes.ts'
export { deleteOldChallenges, findPasskey, recordPasskeyUse } from './passkey.store.ts'
export { createLoginRequest, verifyAssertion } from './passkey-ceremony.service.ts'
