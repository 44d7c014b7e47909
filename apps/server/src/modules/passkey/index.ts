export { registerPasskeyRoutes } from './passkey.routes.ts'
export { deleteOldChallenges, findPasskey, listPasskeyRows, recordPasskeyUse } from './passkey.store.ts'
export { verifyAssertion } from './passkey-ceremony.service.ts'
