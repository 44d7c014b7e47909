export { registerStaffPasskeyRoutes } from './passkey.routes.ts'
export { deleteOldStaffChallenges } from './passkey.store.ts'
