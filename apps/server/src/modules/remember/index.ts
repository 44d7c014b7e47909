export { parseCredential } from './remember.rules.ts'
export { createRememberCredential, endRememberedLogin, redeemRememberCredential } from './remember.service.ts'
export { deleteOldRememberCredentials, deleteRememberCredentials } from './remember.store.ts'
