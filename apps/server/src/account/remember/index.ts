export { parseCredential } from './remember.rules.ts'
export {
  createRememberCredential,
  endOtherRememberedLogins,
  endRememberedLogin,
  isCredentialCurrent,
  redeemRememberCredential,
} from './remember.service.ts'
export { deleteOldRememberCredentials, deleteRememberCredentials } from './remember.store.ts'
