export { canBindAtRegistration, createIdentities, type Identities, type PendingIdentity } from './identity.service.ts'
export { deleteOldProofs } from './identity.store.ts'
export { registerIdentities } from './identity-services.routes.ts'
