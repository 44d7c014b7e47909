export { SecurityClosure } from './security-closure.tsx'
export { SecurityContacts } from './security-contacts.tsx'
export { SecurityFactors } from './security-factors.tsx'
export { SecurityIdentities } from './security-identities.tsx'
export { SecurityLogins } from './security-logins.tsx'
export { SecurityPasskeys } from './security-passkeys.tsx'
export { SecuritySessions } from './security-sessions.tsx'
export {
  useClosureState,
  useContactsState,
  useFactorsState,
  useIdentitiesState,
  useLoginsState,
  usePasskeysState,
  useSessionsState,
} from './security-states.ts'
